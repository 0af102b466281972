import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { Row } from '../layout/Row.tsx';
import { DatePicker } from './DatePicker.tsx';

interface Boleto {
  readonly vencimento: string | null;
}

interface FormArgs {
  readonly onSave: (saved: unknown) => void;
}

function Registered({ onSave }: FormArgs) {
  const { control, handleSubmit, formState } = useForm<Boleto>({
    defaultValues: { vencimento: null },
    shouldFocusError: false,
  });
  const message = formState.errors.vencimento?.message;
  return (
    <Form
      problems={message ? [{ name: 'vencimento', message }] : []}
      onSubmit={(event) => void handleSubmit((boleto) => onSave(boleto))(event)}
    >
      <Controller
        control={control}
        name="vencimento"
        rules={{ required: 'Informe o vencimento' }}
        render={({ field }) => (
          <DatePicker label="Vencimento" isRequired today="2026-10-20" errorMessage={message} {...field} />
        )}
      />
      <Button type="submit" tone="primary">
        Salvar
      </Button>
    </Form>
  );
}

function Native({ onSave }: FormArgs) {
  const [day, setDay] = useState<string | null>('2026-10-31');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <Form onSubmit={handleSubmit}>
      <DatePicker label="Vencimento" name="vencimento" today="2026-10-20" value={day} onChange={setDay} />
      <Row gap="m">
        <Button type="submit" tone="primary">
          Salvar
        </Button>
        <Button type="reset">Desfazer</Button>
      </Row>
    </Form>
  );
}

const meta = {
  title: 'ui/formulários/DatePicker/No formulário',
  component: Registered,
  args: { onSave: fn() },
} satisfies Meta<typeof Registered>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const parts = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton');

export const RefusedTakesTheFocus: Story = {
  name: 'Recusado recebe o foco',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'Salvar');
    await waitFor(() => expect(parts(canvasElement)[0]).toHaveFocus());
    await expect(parts(canvasElement)[0]).toHaveAccessibleDescription(/Informe o vencimento/);
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('link', { name: 'Informe o vencimento' }));
    await expect(parts(canvasElement)[0]).toHaveFocus();
    await userEvent.keyboard('31102026');
    await press(canvasElement, 'Salvar');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ vencimento: '2026-10-31' }));
  },
};
export const ResetShowsTheValueAgain: Story = {
  name: 'Desfazer mostra o valor de novo',
  render: (args) => <Native {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(parts(canvasElement)[0] as HTMLElement);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await press(canvasElement, 'Desfazer');
    await waitFor(() =>
      expect(parts(canvasElement).map((part) => part.textContent)).toEqual(['dd', 'mm', 'aaaa']),
    );
  },
};
export const NativeForm: Story = {
  name: 'Formulário nativo',
  render: (args) => <Native {...args} />,
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Salvar');
    await expect(args.onSave).toHaveBeenLastCalledWith({ vencimento: '2026-10-31' });
    await press(canvasElement, 'Limpar data');
    await press(canvasElement, 'Salvar');
    await expect(args.onSave).toHaveBeenLastCalledWith({ vencimento: '' });
  },
};
export const Dark: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Salvar');
    await waitFor(() => expect(parts(canvasElement)[0]).toHaveFocus());
  },
  globals: { theme: 'dark' },
};
