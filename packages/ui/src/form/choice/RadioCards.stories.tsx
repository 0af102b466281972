import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckCircleIcon, InboxIcon, InfoIcon } from '../../icon/icons.tsx';
import { phone } from '../fieldStory.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { radioCardsGuide } from './RadioCards.guide.ts';

const options = [
  {
    value: 'individual',
    label: 'Individual',
    hint: 'Uma pessoa ou família, contrato direto com a operadora.',
    icon: <InfoIcon />,
  },
  {
    value: 'empresarial',
    label: 'Coletivo empresarial',
    hint: 'Quem trabalha na empresa e seus dependentes.',
    icon: <InboxIcon />,
  },
  {
    value: 'adesao',
    label: 'Coletivo por adesão',
    hint: 'Por sindicato, conselho ou associação.',
    icon: <CheckCircleIcon />,
  },
];

const meta = {
  title: 'ui/formulários/RadioCards',
  tags: ['autodocs'],
  parameters: { guide: radioCardsGuide },
  component: RadioGroup,
  args: { label: 'Tipo de contratação', name: 'contratacao', look: 'cards', options, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radio = canvas.getByRole('radio', { name: 'Individual' });
    await expect(radio).toHaveAccessibleDescription(
      'Uma pessoa ou família, contrato direto com a operadora.',
    );
    await userEvent.click(canvas.getByText('Quem trabalha na empresa e seus dependentes.'));
    await expect(canvas.getByRole('radio', { name: 'Coletivo empresarial' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Coletivo por adesão' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { defaultValue: 'empresarial', hint: 'Vale para todo o contrato.' } };
export const WithError: Story = {
  args: { errorMessage: 'Escolha o tipo de contratação' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
      'Escolha o tipo de contratação',
    );
  },
};
export const Disabled: Story = { args: { defaultValue: 'individual', isDisabled: true } };
export const OneDisabled: Story = {
  name: 'Um desativado',
  args: {
    options: options.map((option) => ({ ...option, isDisabled: option.value === 'adesao' })),
    defaultValue: 'individual',
  },
};
export const OneRow: Story = { args: { options: options.slice(0, 1), defaultValue: 'individual' } };
export const ManyRows: Story = {
  args: {
    options: Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Plano ${index + 1}` })),
  },
};
export const LongText: Story = {
  args: {
    label:
      'Como a pessoa que assina o contrato se relaciona com quem vai usar o plano e com quem paga por ele',
    options: options.map((option) => ({
      ...option,
      label: `${option.label} com coparticipação e rede própria hierarquizada em municípios de fronteira`,
      hint: `${option.hint} ${option.hint} ${option.hint}`,
    })),
    defaultValue: 'individual',
  },
};
export const Large: Story = { args: { size: 'large', defaultValue: 'adesao' } };
export const Narrow: Story = { args: { size: 'large', defaultValue: 'individual' }, globals: phone };
export const Dark: Story = { args: { defaultValue: 'empresarial' }, globals: { theme: 'dark' } };
