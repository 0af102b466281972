import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../button/Button.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { SearchableSelect, type SearchableSelectProps } from './SearchableSelect.tsx';
import { searchableSelectGuide } from './SearchableSelect.guide.ts';

const municipios = [
  { value: '3509502', label: 'Campinas', hint: 'SP · 3509502' },
  { value: '3550308', label: 'São Paulo', hint: 'SP · 3550308' },
  { value: '3536505', label: 'Paulínia', hint: 'SP · 3536505' },
  { value: '3548708', label: 'São Bernardo do Campo', hint: 'SP · 3548708' },
  { value: '2211001', label: 'Teresina', hint: 'PI · 2211001' },
  { value: '1100205', label: 'Porto Velho', hint: 'RO · sem rede própria', isDisabled: true },
];
const muitos = Array.from({ length: 5570 }, (_, index) => ({
  value: `${index}`,
  label: `Município ${String(index + 1).padStart(4, '0')}`,
}));

const meta = {
  title: 'ui/formulários/SearchableSelect',
  tags: ['autodocs'],
  parameters: { guide: searchableSelectGuide },
  component: SearchableSelect,
  decorators: [inColumn],
  args: {
    label: 'Município',
    name: 'municipio',
    options: municipios,
    placeholder: 'Digite para procurar',
    onChange: fn(),
  },
} satisfies Meta<typeof SearchableSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('combobox');

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = boxIn(canvasElement);
    await userEvent.type(box, 'sao');
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'São PauloSP · 3550308',
      'São Bernardo do CampoSP · 3548708',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(box).toHaveValue('São Bernardo do Campo');
    await expect(args.onChange).toHaveBeenLastCalledWith('3548708');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};
export const Open: Story = {
  args: { defaultValue: '3550308' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Município/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await expect(screen.getByRole('option', { name: /São Paulo/ })).toHaveAttribute('aria-selected', 'true');
  },
};
/** A single remaining option is chosen by Enter or Tab, without the arrows. */
export const TypedToItsEnd: Story = {
  name: 'Digitado até o fim',
  play: async ({ canvasElement, args }) => {
    const box = boxIn(canvasElement);
    await userEvent.type(box, 'tere{Enter}');
    await expect(box).toHaveValue('Teresina');
    await expect(args.onChange).toHaveBeenLastCalledWith('2211001');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(box, 'paulinia');
    await userEvent.tab();
    await expect(box).toHaveValue('Paulínia');
    await expect(args.onChange).toHaveBeenLastCalledWith('3536505');
  },
};
/** Incomplete text that is left is no choice: the box shows the last choice again. */
export const LeftHalfTyped: Story = {
  name: 'Deixado pela metade',
  args: { defaultValue: '3550308' },
  play: async ({ canvasElement, args }) => {
    const box = boxIn(canvasElement);
    await userEvent.type(box, ' xx');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveValue('São Paulo'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Cleared: Story = {
  args: { defaultValue: '3550308' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(boxIn(canvasElement)).toHaveValue('');
    await expect(boxIn(canvasElement)).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument();
  },
};
export const NoResult: Story = {
  args: { emptyText: 'Nenhum município com esse nome' },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'atlântida');
    await waitFor(() => expect(screen.getByText('Nenhum município com esse nome')).toBeVisible());
  },
};
export const Empty: Story = {
  args: { options: [], emptyText: 'Ainda não há municípios cadastrados' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Município/ }));
    await waitFor(() => expect(screen.getByText('Ainda não há municípios cadastrados')).toBeVisible());
  },
};
export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(boxIn(canvasElement), 'ca');
    await waitFor(() => expect(screen.getByText('Procurando…')).toBeVisible());
    await expect(args.onSearch).toHaveBeenLastCalledWith('ca');
  },
};

function Remote(props: SearchableSelectProps) {
  const [found, setFound] = useState<typeof municipios>([]);
  return (
    <SearchableSelect
      {...props}
      options={found}
      onSearch={(text) => setFound(municipios.filter(({ label }) => label.toLowerCase().startsWith(text)))}
    />
  );
}
function Late(props: SearchableSelectProps) {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <SearchableSelect {...props} options={isLoading ? [] : props.options} isLoading={isLoading} />
      <Button onPress={() => setLoading(false)}>Chegaram</Button>
    </>
  );
}
/** Text that was typed, entered and left before the options came waits for them. */
export const TypedWhileLoading: Story = {
  name: 'Digitado antes de chegarem',
  render: (args) => <Late {...args} />,
  play: async ({ canvasElement, args }) => {
    const box = boxIn(canvasElement);
    const arrive = within(canvasElement).getByRole('button', { name: 'Chegaram' });
    await userEvent.type(box, 'tere{Enter}');
    await expect(box).toHaveValue('tere');
    await userEvent.tab();
    await expect(box).toHaveValue('tere');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(arrive);
    await waitFor(() => expect(box).toHaveValue('Teresina'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2211001');
  },
};

/** The caller searches, e.g. on a server; the choice keeps its label when later answers do not contain it. */
export const SearchedElsewhere: Story = {
  name: 'Buscado fora dali',
  args: { defaultValue: '3304557', valueLabel: 'Rio de Janeiro' },
  render: (args) => <Remote {...args} />,
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement);
    await expect(box).toHaveValue('Rio de Janeiro');
    await userEvent.clear(box);
    await userEvent.type(box, 'camp');
    await userEvent.click(await screen.findByRole('option', { name: /Campinas/ }));
    await expect(box).toHaveValue('Campinas');
  },
};
export const Failed: Story = {
  args: {
    options: [],
    onSearch: fn(),
    failure: { text: 'Não foi possível procurar os municípios', onRetry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};
export const OneRow: Story = { args: { options: municipios.slice(0, 1), defaultValue: '3509502' } };
export const ManyRows: Story = {
  args: { options: muitos },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'muni');
    await waitFor(() => expect(screen.getByText(/As primeiras 100 de 5.570/)).toBeVisible());
  },
};
export const WithError: Story = { args: { errorMessage: 'Escolha o município', hint: 'Onde a pessoa mora' } };
export const Disabled: Story = { args: { defaultValue: '3550308', isDisabled: true } };
export const LongText: Story = {
  args: {
    ...longWords,
    defaultValue: 'longo',
    options: [
      {
        value: 'longo',
        label: 'Associação dos Servidores Públicos Municipais Aposentados e Pensionistas do Vale do Paraíba',
        hint: 'Contrato coletivo por adesão, com coparticipação de 30% em consultas',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
};
export const Narrow: Story = {
  args: { size: 'large' },
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'sao');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'camp{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
/** In a native form the code is sent, not the name. */
export const InANativeForm: Story = {
  args: { defaultValue: '3550308' },
  render: (args) => (
    <form aria-label="Cadastro">
      <SearchableSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('municipio')).toEqual(['3550308']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpar' }));
    await expect(new FormData(form).get('municipio')).toBe('');
    form.reset();
    await waitFor(() => expect(boxIn(canvasElement)).toHaveValue('São Paulo'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
