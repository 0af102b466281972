import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Row } from '../layout/Row.tsx';
import { DateRange, type DateRangeProps } from './DateRange.tsx';
import { dateRangeGuide } from './DateRange.guide.ts';

/** A search form: each field keeps its day itself. */
function Search({ value, onChange, ...rest }: DateRangeProps) {
  const [days, setDays] = useState(value);
  const handleChange: DateRangeProps['onChange'] = (next) => {
    setDays(next);
    onChange(next);
  };
  return (
    <Row align="end" gap="m">
      <DateRange {...rest} value={days} onChange={handleChange} />
      <Button tone="primary">Buscar</Button>
      <Button onPress={() => setDays({ start: '2025-01-01', end: '2025-12-31' })}>Ano de 2025</Button>
    </Row>
  );
}

const october = { start: '2026-10-01', end: '2026-10-31' };
const meta = {
  title: 'ui/formulários/DateRange',
  tags: ['autodocs'],
  parameters: { guide: dateRangeGuide },
  component: DateRange,
  render: (args) => <Search {...args} />,
  args: { value: { start: null, end: null }, onChange: fn(), today: '2026-10-20' },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrongOrder = 'A data final deve ser posterior à data inicial';
const field = (canvasElement: HTMLElement, name: 'Data inicial' | 'Data final') =>
  within(within(canvasElement).getByRole('group', { name }));
const parts = (canvasElement: HTMLElement, name: 'Data inicial' | 'Data final') =>
  field(canvasElement, name).getAllByRole('spinbutton');
const shown = (canvasElement: HTMLElement, name: 'Data inicial' | 'Data final') =>
  parts(canvasElement, name).map((part) => part.textContent);
const type = async (canvasElement: HTMLElement, name: 'Data inicial' | 'Data final', keys: string) => {
  await userEvent.click(parts(canvasElement, name)[0] as HTMLElement);
  await userEvent.keyboard(keys);
};
const paste = (canvasElement: HTMLElement, name: 'Data inicial' | 'Data final', text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return fireEvent(
    parts(canvasElement, name)[1] as HTMLElement,
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(shown(canvasElement, 'Data inicial')).toEqual(['dd', 'mm', 'aaaa']);
    await userEvent.tab();
    await userEvent.keyboard('01102026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: null });
    await type(canvasElement, 'Data final', '31102026');
    await expect(args.onChange).toHaveBeenLastCalledWith(october);
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
export const Filled: Story = { args: { value: october } };
export const TypedShort: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Data inicial', '1/2/26');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-01', end: null }));
    await expect(shown(canvasElement, 'Data inicial')).toEqual(['01', '02', '2026']);
    await type(canvasElement, 'Data final', '05/03/98');
    await userEvent.tab();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-01', end: '1998-03-05' }),
    );
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await paste(canvasElement, 'Data inicial', ' 01/10/2026 ');
    await paste(canvasElement, 'Data final', '31/10/26');
    await expect(args.onChange).toHaveBeenLastCalledWith(october);
    await paste(canvasElement, 'Data final', '31/02/2026');
    await expect(await within(canvasElement).findByText('O dia 31/02/2026 não existe')).toBeVisible();
    await expect(shown(canvasElement, 'Data final')).toEqual(['31', '10', '2026']);
    await paste(canvasElement, 'Data final', '30112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-11-30' });
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).toBeNull());
  },
};
export const EndBeforeStart: Story = {
  args: { value: { start: '2026-10-31', end: '2026-10-31' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(wrongOrder);
    const [day] = parts(canvasElement, 'Data final');
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription(expect.stringContaining(wrongOrder));
    await expect(parts(canvasElement, 'Data inicial')[0]).not.toBeInvalid();
    await type(canvasElement, 'Data final', '01112026');
    await waitFor(() => expect(within(canvasElement).queryByText(wrongOrder)).toBeNull());
    await type(canvasElement, 'Data inicial', '01122026');
    await expect(await within(canvasElement).findByText(wrongOrder)).toBeVisible();
  },
};
export const HalfCleared: Story = {
  name: 'Metade apagada',
  args: { value: october },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Data final', '{Backspace}{Backspace}');
    await expect(shown(canvasElement, 'Data final')).toEqual(['dd', '10', '2026']);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: null }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buscar' }));
    await expect(await within(canvasElement).findByText('Complete a data')).toBeVisible();
    await userEvent.click(parts(canvasElement, 'Data final')[0] as HTMLElement);
    await waitFor(() => expect(within(canvasElement).queryByText('Complete a data')).toBeNull());
    await userEvent.keyboard('31');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(october));
  },
};
export const YearOfThreeFigures: Story = {
  name: 'Ano de três algarismos',
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Data inicial', '0110202');
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('Escreva o ano com quatro números')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const ChangedFromOutside: Story = {
  name: 'Mudado de fora',
  args: { value: october },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Data final', '{Backspace}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ano de 2025' }));
    await expect(shown(canvasElement, 'Data inicial')).toEqual(['01', '01', '2025']);
    await expect(shown(canvasElement, 'Data final')).toEqual(['31', '12', '2025']);
  },
};
export const Picked: Story = {
  args: { value: october },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement, 'Data final').getByRole('button'));
    const calendar = within(await within(document.body).findByRole('dialog'));
    await expect(calendar.getByRole('button', { name: /31 de outubro de 2026/ })).toHaveFocus();
    // The end must be later than the start, so the start itself cannot be picked.
    await expect(calendar.getByRole('button', { name: /, 1 de outubro de 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: /mês/i }), 'novembro');
    await userEvent.click(calendar.getByRole('button', { name: /15 de novembro de 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-11-15' });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
export const Open: Story = {
  args: { value: october },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement, 'Data inicial').getByRole('button'));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const DayThatDoesNotExist: Story = {
  args: { value: october },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'Data final', '31022026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: null }));
    await userEvent.tab();
    await expect(await canvas.findByText('O dia 31/02/2026 não existe')).toBeVisible();
    await expect(shown(canvasElement, 'Data final')).toEqual(['31', '02', '2026']);
    await expect(parts(canvasElement, 'Data final')[0]).toBeInvalid();
    await expect(parts(canvasElement, 'Data final')[0]).toHaveAccessibleDescription(
      /31\/02\/2026 não existe/,
    );
    await expect(args.onChange).not.toHaveBeenCalledWith({ start: '2026-10-01', end: '2026-02-28' });
    // A single part is corrected in place.
    await userEvent.click(parts(canvasElement, 'Data final')[0] as HTMLElement);
    await userEvent.keyboard('28');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-02-28' }),
    );
    await waitFor(() => expect(canvas.queryByText(/não existe/)).toBeNull());
  },
};
export const DayThatDoesNotExistInAShortYear: Story = {
  name: 'Dia que não existe em ano curto',
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Data inicial', '29/02/26');
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('O dia 29/02/2026 não existe')).toBeVisible();
    await expect(shown(canvasElement, 'Data inicial')).toEqual(['29', '02', '2026']);
    await expect(args.onChange).not.toHaveBeenCalled();
    await type(canvasElement, 'Data inicial', '290224');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2024-02-29', end: null }));
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).toBeNull());
  },
};
export const WholePeriodPasted: Story = {
  play: async ({ canvasElement, args }) => {
    await paste(canvasElement, 'Data final', '01/10/2026 a 31/10/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(october);
    await expect(shown(canvasElement, 'Data inicial')).toEqual(['01', '10', '2026']);
    await expect(shown(canvasElement, 'Data final')).toEqual(['31', '10', '2026']);
    await paste(canvasElement, 'Data inicial', 'de 01/09/26 até 31/09/26');
    await expect(await within(canvasElement).findByText('O dia 31/09/2026 não existe')).toBeVisible();
    await expect(shown(canvasElement, 'Data inicial')).toEqual(['01', '10', '2026']);
    await paste(canvasElement, 'Data inicial', '2026-11-01 2026-11-30');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' });
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).toBeNull());
  },
};
export const Copied: Story = {
  name: 'Copiado',
  args: { value: october },
  play: async ({ canvasElement }) => {
    const clipboardData = new DataTransfer();
    await fireEvent(
      parts(canvasElement, 'Data final')[1] as HTMLElement,
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData('text/plain')).toBe('31/10/2026');
  },
};
export const Shortcuts: Story = {
  play: async ({ canvasElement, args }) => {
    const choose = async (name: string) => {
      await userEvent.click(field(canvasElement, 'Data inicial').getByRole('button'));
      const calendar = within(await within(document.body).findByRole('dialog'));
      await expect(calendar.queryByRole('button', { name: 'Hoje' })).toBeNull();
      await userEvent.click(calendar.getByRole('button', { name }));
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    };
    await choose('Esta semana');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-18', end: '2026-10-24' });
    await choose('Este ano');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01-01', end: '2026-12-31' });
    await choose('Mês passado');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-09-01', end: '2026-09-30' });
    await expect(shown(canvasElement, 'Data final')).toEqual(['30', '09', '2026']);
  },
};
export const OneDay: Story = {
  name: 'Um dia',
  args: { isOneDayAllowed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement, 'Data final').getByRole('button'));
    const calendar = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(calendar.getByRole('button', { name: 'Hoje' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-20', end: '2026-10-20' });
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
    await type(canvasElement, 'Data final', '19102026');
    await expect(
      await within(canvasElement).findByText('A data final não pode ser anterior à data inicial'),
    ).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    value: october,
    errorMessage:
      'Não há dados antes de 1º de janeiro de 2020: escolha um período que comece depois disso ou peça o arquivo morto',
  },
};
export const OpenPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const WithError: Story = {
  args: { value: october, errorMessage: 'Não há dados antes de 2020' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement, 'Data inicial')[0]).toHaveAccessibleDescription(
      /Não há dados antes de 2020$/,
    );
  },
};
export const Disabled: Story = {
  args: { value: october, isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const button of [field(canvasElement, 'Data inicial'), field(canvasElement, 'Data final')]) {
      await expect(button.getByRole('button')).toBeDisabled();
    }
  },
};
export const Dark: Story = { ...EndBeforeStart, globals: { theme: 'dark' } };
export const Narrow: Story = {
  args: { value: { start: '2026-10-31', end: '2026-10-01' } },
  globals: { viewport: { value: 'phoneSmall' } },
};
