import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { CompetencePicker, type CompetencePickerProps } from './CompetencePicker.tsx';
import { competencePickerGuide } from './CompetencePicker.guide.ts';

/** A form that keeps the month. */
function Kept({ value, onChange, ...rest }: CompetencePickerProps) {
  const [month, setMonth] = useState(value);
  const handleChange = (next: string | null) => {
    setMonth(next);
    onChange(next);
  };
  return <CompetencePicker {...rest} value={month} onChange={handleChange} />;
}

const meta = {
  title: 'ui/formulários/CompetencePicker',
  tags: ['autodocs'],
  parameters: { guide: competencePickerGuide },
  component: CompetencePicker,
  render: (args) => <Kept {...args} />,
  args: { label: 'Competência', value: null, onChange: fn(), onProblem: fn(), today: '2026-10-20' },
} satisfies Meta<typeof CompetencePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');
const type = async (canvasElement: HTMLElement, keys: string) => {
  await userEvent.clear(box(canvasElement));
  await userEvent.type(box(canvasElement), keys);
};
const paste = (canvasElement: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return fireEvent(
    box(canvasElement),
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Meses, Competência' }));
  return within(await within(document.body).findByRole('dialog'));
};
const isClosed = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByLabelText('Competência')).toBe(box(canvasElement));
    await type(canvasElement, '102026');
    await expect(box(canvasElement)).toHaveValue('10/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('6');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10');
  },
};
export const TypedShort: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, '3/26');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03');
    await expect(box(canvasElement)).toHaveValue('03/2026');
    await type(canvasElement, '1198{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-11');
    await expect(box(canvasElement)).toHaveValue('11/1998');
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await paste(canvasElement, ' outubro de 2026\n');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10');
    await paste(canvasElement, '202611');
    await expect(box(canvasElement)).toHaveValue('11/2026');
    await paste(canvasElement, 'dez/26');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12');
  },
};
export const ChangedByArrows: Story = {
  name: 'Mudado pelas setas',
  args: { value: '2026-12', max: '2027-01' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
    await type(canvasElement, '{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10');
  },
};
export const NoSuchMonth: Story = {
  name: 'Mês que não existe',
  play: async ({ canvasElement, args }) => {
    const problem = '“13/2026” não é uma competência: use MM/AAAA';
    await type(canvasElement, '13/2026');
    await expect(within(canvasElement).queryByText(problem)).toBeNull();
    await userEvent.tab();
    await expect(await within(canvasElement).findByText(problem)).toBeVisible();
    await expect(box(canvasElement)).toBeInvalid();
    await expect(box(canvasElement)).toHaveAccessibleDescription(problem);
    await expect(args.onProblem).toHaveBeenLastCalledWith(problem);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const OutsideLimits: Story = {
  args: { min: '2026-01', max: '2026-12', value: '2027-01' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Informe uma competência de 01/2026 a 12/2026'),
    ).toBeVisible();
    const months = await open(canvasElement);
    await expect(months.getByRole('button', { name: 'dezembro de 2026' })).toHaveFocus();
    await expect(months.getByRole('button', { name: 'Próximo ano' })).toBeDisabled();
    await userEvent.keyboard('{PageDown}');
    await expect(months.getByRole('button', { name: 'dezembro de 2026' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};
export const Picked: Story = {
  args: { value: '2026-10' },
  play: async ({ canvasElement, args }) => {
    const months = await open(canvasElement);
    await expect(months.getByRole('button', { name: 'outubro de 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(months.getByRole('button', { name: 'fevereiro de 2027' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Home}');
    await expect(months.getByRole('button', { name: 'janeiro de 2026' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12');
    await isClosed();
    await expect(box(canvasElement)).toHaveValue('12/2026');
  },
};
export const YearStepped: Story = {
  name: 'Ano passo a passo',
  args: { value: '2026-10' },
  play: async ({ canvasElement, args }) => {
    const months = await open(canvasElement);
    await userEvent.click(months.getByRole('button', { name: 'Ano anterior' }));
    await expect(months.getByRole('button', { name: 'Ano anterior' })).toHaveFocus();
    await userEvent.selectOptions(months.getByRole('combobox', { name: 'Ano' }), '2020');
    await userEvent.click(months.getByRole('button', { name: 'maio de 2020' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2020-05');
    await isClosed();
    await userEvent.click(box(canvasElement));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const again = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Mês passado' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09');
    await isClosed();
  },
};
export const Cleared: Story = {
  args: { value: '2026-10' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpar competência' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(box(canvasElement)).toHaveFocus();
    await expect(box(canvasElement)).toHaveValue('');
  },
};
export const Open: Story = {
  args: { value: '2026-08', min: '2026-03' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() =>
      expect(within(document.body).getByRole('grid', { name: 'Meses de 2026' })).toBeVisible(),
    );
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const WithError: Story = {
  args: { errorMessage: 'Informe a competência', hint: 'O mês de referência da fatura', isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toBeInvalid();
    await expect(box(canvasElement)).toBeRequired();
    await expect(box(canvasElement)).toHaveAccessibleDescription(
      'Informe a competência O mês de referência da fatura',
    );
  },
};
export const Disabled: Story = {
  args: { value: '2026-10', isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: /^Meses/ })).toBeDisabled();
  },
};
export const Large: Story = { args: { size: 'large', value: '2026-10', hint: 'O mês de referência' } };
export const LongText: Story = {
  args: {
    label:
      'Competência a partir da qual a mensalidade reajustada passa a ser cobrada do beneficiário titular',
    value: '2026-10',
    hint: 'A primeira fatura com o novo valor; as anteriores continuam com o valor de antes do reajuste anual',
    errorMessage:
      'O reajuste anual não pode começar antes do aniversário do contrato do beneficiário titular',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Narrow: Story = { args: { value: '2026-10' }, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = {
  args: { value: '2026-10', errorMessage: 'Competência já fechada', hint: 'O mês de referência' },
  globals: { theme: 'dark' },
};

function Registered({ onSave }: { readonly onSave: (saved: unknown) => void }) {
  const { control, handleSubmit, formState } = useForm<{ competencia: string | null }>({
    defaultValues: { competencia: null },
  });
  const message = formState.errors.competencia?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    void handleSubmit((saved) => onSave({ saved, sent: Object.fromEntries(new FormData(form)) }))(event);
  };
  return (
    <Form problems={message ? [{ name: 'competencia', message }] : []} onSubmit={submit}>
      <Controller
        control={control}
        name="competencia"
        rules={{ required: 'Informe a competência' }}
        render={({ field }) => (
          <CompetencePicker label="Competência" today="2026-10-20" errorMessage={message} {...field} />
        )}
      />
      <Button type="submit" tone="primary">
        Salvar
      </Button>
    </Form>
  );
}

export const InAForm: Story = {
  name: 'Em um formulário',
  render: ({ onChange }) => <Registered onSave={(saved) => onChange(JSON.stringify(saved))} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(box(canvasElement)).toHaveFocus());
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Informe a competência' }),
    ).toBeVisible();
    // Enter settles what is typed before it sends.
    await userEvent.keyboard('1026{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        '{"saved":{"competencia":"2026-10"},"sent":{"competencia":"2026-10"}}',
      ),
    );
  },
};
