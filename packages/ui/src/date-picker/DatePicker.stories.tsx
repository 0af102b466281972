import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { datePickerGuide } from './DatePicker.guide.ts';

/** A form that keeps the day. */
function Kept({ value, onChange, ...rest }: DatePickerProps) {
  const [day, setDay] = useState(value);
  const handleChange = (next: string | null) => {
    setDay(next);
    onChange(next);
  };
  return <DatePicker {...rest} value={day} onChange={handleChange} />;
}

const meta = {
  title: 'ui/formulários/DatePicker',
  tags: ['autodocs'],
  parameters: { guide: datePickerGuide },
  component: DatePicker,
  render: (args) => <Kept {...args} />,
  args: { label: 'Vencimento', value: null, onChange: fn(), onProblem: fn(), today: '2026-10-20' },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton');
const shown = (canvasElement: HTMLElement) => parts(canvasElement).map((part) => part.textContent);
const type = async (canvasElement: HTMLElement, keys: string) => {
  await userEvent.click(parts(canvasElement)[0] as HTMLElement);
  await userEvent.keyboard(keys);
};
const paste = (canvasElement: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return fireEvent(
    parts(canvasElement)[0] as HTMLElement,
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};
const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendário/ }));
  return within(await within(document.body).findByRole('dialog'));
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Vencimento' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('31102026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-31');
    await type(canvasElement, '1/11/26');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01'));
    await paste(canvasElement, '05.12.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
  },
};
export const Filled: Story = { args: { value: '2026-10-31', hint: 'O dia impresso no boleto' } };
export const Cleared: Story = {
  args: { value: '2026-10-31' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpar data' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(shown(canvasElement)).toEqual(['dd', 'mm', 'aaaa']);
    await expect(parts(canvasElement)[0]).toHaveFocus();
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: 'Limpar data' })).toBeNull(),
    );
    await userEvent.keyboard('05');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Limpar data' }));
    await expect(shown(canvasElement)).toEqual(['dd', 'mm', 'aaaa']);
  },
};
export const HalfTyped: Story = {
  name: 'Digitado pela metade',
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, '0510');
    await expect(within(canvasElement).queryByText('Complete a data')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('Complete a data')).toBeVisible();
    await expect(parts(canvasElement)[0]).toHaveAccessibleDescription(/Complete a data/);
    await expect(args.onProblem).toHaveBeenLastCalledWith('Complete a data');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const DayThatDoesNotExist: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, '310226');
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('O dia 31/02/2026 não existe')).toBeVisible();
    await expect(shown(canvasElement)).toEqual(['31', '02', '2026']);
    await expect(args.onProblem).toHaveBeenLastCalledWith('O dia 31/02/2026 não existe');
    await expect(args.onChange).not.toHaveBeenCalled();
    await paste(canvasElement, 'amanhã');
    await expect(await within(canvasElement).findByText('“amanhã” não é uma data')).toBeVisible();
  },
};
export const OutsideLimits: Story = {
  args: { min: '2026-10-01', max: '2026-10-31', value: '2026-11-05' },
  play: async ({ canvasElement, args }) => {
    const problem = 'Informe uma data de 01/10/2026 a 31/10/2026';
    await expect(within(canvasElement).getByText(problem)).toBeVisible();
    await expect(args.onProblem).toHaveBeenLastCalledWith(problem);
    await type(canvasElement, '15102026');
    await waitFor(() => expect(within(canvasElement).queryByText(problem)).toBeNull());
    const calendar = await openCalendar(canvasElement);
    await expect(calendar.getByRole('button', { name: 'Hoje' })).toBeEnabled();
    await userEvent.click(calendar.getByRole('button', { name: /22 de outubro de 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-22');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
export const Open: Story = {
  args: { value: '2026-10-31', min: '2026-10-05' },
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement);
    await expect(calendar.getByRole('button', { name: /31 de outubro de 2026/ })).toHaveFocus();
  },
};
export const OpenEmpty: Story = {
  name: 'Aberto e vazio',
  play: async ({ canvasElement }) => {
    // Without a value the calendar opens on today.
    const calendar = await openCalendar(canvasElement);
    await expect(calendar.getByRole('button', { name: /20 de outubro de 2026/ })).toHaveFocus();
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const WithError: Story = {
  args: { errorMessage: 'Informe o vencimento', hint: 'O dia impresso no boleto', isRequired: true },
  play: async ({ canvasElement }) => {
    const [day] = parts(canvasElement);
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription('Informe o vencimento O dia impresso no boleto');
    await expect(day).toBeRequired();
  },
};
export const Disabled: Story = {
  args: { value: '2026-10-31', isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Calendário/ })).toBeDisabled();
    await expect(within(canvasElement).queryByRole('button', { name: 'Limpar data' })).toBeNull();
  },
};
export const Optional: Story = {
  name: 'Opcional',
  args: { isOptional: true, hint: 'Deixe vazio se ainda não venceu' },
};
export const Large: Story = {
  args: { size: 'large', value: '2026-10-31', hint: 'O dia impresso no boleto' },
};
export const LongText: Story = {
  args: {
    label: 'Data em que o beneficiário recebeu a notificação de cancelamento por inadimplência',
    value: '2026-10-31',
    hint: 'A que consta no aviso de recebimento; na falta dele, o dia em que a mensagem foi lida no portal do beneficiário',
    errorMessage: 'A notificação não pode ser anterior ao quinquagésimo dia de inadimplência do contrato',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Narrow: Story = {
  args: { value: '2026-10-31', size: 'large' },
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Dark: Story = {
  args: { value: '2026-10-31', errorMessage: 'Este boleto já venceu', hint: 'O dia impresso no boleto' },
  globals: { theme: 'dark' },
};
