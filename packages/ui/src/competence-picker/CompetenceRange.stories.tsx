import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Row } from '../layout/Row.tsx';
import { CompetenceRange, type CompetenceRangeProps } from './CompetenceRange.tsx';
import { competenceRangeGuide } from './CompetenceRange.guide.ts';

/** A search form: each field keeps its month itself. */
function Search({ value, onChange, ...rest }: CompetenceRangeProps) {
  const [months, setMonths] = useState(value);
  const handleChange: CompetenceRangeProps['onChange'] = (next) => {
    setMonths(next);
    onChange(next);
  };
  return (
    <Row align="end" gap="m">
      <CompetenceRange {...rest} value={months} onChange={handleChange} />
      <Button tone="primary">Buscar</Button>
    </Row>
  );
}

const wholeYear = { start: '2026-01', end: '2026-12' };
const meta = {
  title: 'ui/formulários/CompetenceRange',
  tags: ['autodocs'],
  parameters: { guide: competenceRangeGuide },
  component: CompetenceRange,
  render: (args) => <Search {...args} />,
  args: { value: { start: null, end: null }, onChange: fn(), today: '2026-10-20' },
} satisfies Meta<typeof CompetenceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

type Name = 'Competência inicial' | 'Competência final';
const wrongOrder = 'A competência final não pode ser anterior à inicial';
const box = (canvasElement: HTMLElement, name: Name) => within(canvasElement).getByLabelText(name);
const type = async (canvasElement: HTMLElement, name: Name, keys: string) => {
  await userEvent.clear(box(canvasElement, name));
  await userEvent.type(box(canvasElement, name), keys);
};
const paste = (canvasElement: HTMLElement, name: Name, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return fireEvent(
    box(canvasElement, name),
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};
const open = async (canvasElement: HTMLElement, name: Name) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Meses, ${name}` }));
  return within(await within(document.body).findByRole('dialog'));
};
const isClosed = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Competências' })).toBeVisible();
    await type(canvasElement, 'Competência inicial', '012026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01', end: null });
    await type(canvasElement, 'Competência final', '12/26');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(wholeYear);
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
export const Filled: Story = { args: { value: wholeYear } };
export const OneRing: Story = {
  name: 'Um só anel',
  args: { value: wholeYear },
  play: async ({ canvasElement }) => {
    const input = box(canvasElement, 'Competência inicial');
    const months = within(canvasElement).getByRole('button', { name: 'Meses, Competência inicial' });
    const ringed = () =>
      [input.parentElement as HTMLElement, input, months].map(
        (element) => getComputedStyle(element).outlineStyle !== 'none',
      );
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await waitFor(() => expect(ringed()).toEqual([true, false, false]));
    await userEvent.tab();
    await expect(months).toHaveFocus();
    await waitFor(() => expect(ringed()).toEqual([false, false, true]));
    await userEvent.tab({ shift: true });
  },
};
export const OneMonth: Story = {
  name: 'Um mês',
  args: { value: { start: '2026-10', end: '2026-10' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
export const EndBeforeStart: Story = {
  args: { value: { start: '2026-10', end: '2026-09' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(wrongOrder);
    await expect(box(canvasElement, 'Competência final')).toBeInvalid();
    await expect(box(canvasElement, 'Competência final')).toHaveAccessibleDescription(wrongOrder);
    await expect(box(canvasElement, 'Competência inicial')).not.toBeInvalid();
    const months = await open(canvasElement, 'Competência final');
    await expect(months.getByRole('button', { name: 'setembro de 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(months.getByRole('button', { name: 'novembro de 2026' }));
    await isClosed();
    await waitFor(() => expect(within(canvasElement).queryByText(wrongOrder)).toBeNull());
    await type(canvasElement, 'Competência inicial', '122026');
    await expect(await within(canvasElement).findByText(wrongOrder)).toBeVisible();
  },
};
export const WholePeriodPasted: Story = {
  play: async ({ canvasElement, args }) => {
    await paste(canvasElement, 'Competência final', '01/2026 a 12/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(wholeYear);
    await expect(box(canvasElement, 'Competência inicial')).toHaveValue('01/2026');
    await expect(box(canvasElement, 'Competência final')).toHaveValue('12/2026');
    await paste(canvasElement, 'Competência inicial', 'jul/25 até dez/25');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-07', end: '2025-12' });
  },
};
export const Shortcuts: Story = {
  play: async ({ canvasElement, args }) => {
    const choose = async (name: string) => {
      const months = await open(canvasElement, 'Competência inicial');
      await userEvent.click(months.getByRole('button', { name }));
      await isClosed();
    };
    await choose('Últimos 12 meses');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-11', end: '2026-10' });
    await choose('Ano passado');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-01', end: '2025-12' });
    // Halves and quarters are of the year on show.
    await choose('3º trimestre');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-07', end: '2025-09' });
    const months = await open(canvasElement, 'Competência final');
    await userEvent.click(months.getByRole('button', { name: 'Próximo ano' }));
    await userEvent.click(
      within(months.getByRole('group', { name: '2026' })).getByRole('button', { name: '1º semestre' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01', end: '2026-06' });
    await isClosed();
  },
};
export const Limits: Story = {
  name: 'Limites',
  args: { min: '2026-02', max: '2026-10', value: { start: '2026-01', end: '2026-09' } },
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByText('Informe uma competência de 02/2026 a 10/2026'),
    ).toBeVisible();
    const months = await open(canvasElement, 'Competência inicial');
    await expect(months.getByRole('button', { name: 'Ano passado' })).toBeDisabled();
    await userEvent.click(months.getByRole('button', { name: 'Este ano' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02', end: '2026-10' });
    await isClosed();
  },
};
export const Open: Story = {
  args: { value: { start: '2026-05', end: '2026-10' } },
  play: async ({ canvasElement }) => {
    const months = await open(canvasElement, 'Competência inicial');
    await expect(months.getByRole('button', { name: 'maio de 2026' })).toHaveFocus();
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const WithError: Story = {
  args: { value: wholeYear, errorMessage: 'Não há dados antes de 2020' },
};
export const LongText: Story = {
  args: {
    value: wholeYear,
    errorMessage:
      'Não há faturas antes da competência 01/2020: escolha um período que comece depois disso ou peça o arquivo morto',
  },
};
export const Disabled: Story = { args: { value: wholeYear, isDisabled: true } };
export const Dark: Story = { ...EndBeforeStart, globals: { theme: 'dark' } };
export const Narrow: Story = {
  args: { value: { start: '2026-10', end: '2026-09' } },
  globals: { viewport: { value: 'phoneSmall' } },
};
