import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Row } from '../layout/Row.tsx';
import { toasts } from './toasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

const long = { durationMs: 60_000 };

function Demo() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      <Button onPress={() => toasts.success('Plano gravado', undefined, long)}>Sucesso</Button>
      <Button onPress={() => toasts.info('Arquivo em preparação', 'Avisamos quando estiver pronto.', long)}>
        Informação
      </Button>
      <Button onPress={() => toasts.warning('Sessão termina em 2 minutos', undefined, long)}>Atenção</Button>
      <Button onPress={() => toasts.error('Plano não gravado', 'Já existe um plano com este código.', long)}>
        Erro
      </Button>
      <Button
        onPress={() =>
          toasts.error(
            'Não foi possível gerar o demonstrativo de imposto de renda de todos os beneficiários',
            'O servidor recusou 12 das 4.310 matrículas: confira o CPF dos titulares na tela Beneficiários cadastrados e tente de novo.',
            long,
          )
        }
      >
        Texto longo
      </Button>
      <Button onPress={() => setIsOpen(true)}>Abrir diálogo</Button>
      <Dialog title="Diálogo aberto" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Button onPress={() => toasts.success('Gravado no diálogo', undefined, long)}>Gravar</Button>
      </Dialog>
    </Row>
  );
}

// The decorator of the workbench already holds the region.
const meta = {
  title: 'ui/Toast',
  component: ToastRegion,
  render: () => <Demo />,
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(within(document.body).getByRole('region', { name: 'Avisos' }));
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Sucesso', 'Informação', 'Atenção', 'Erro']) await press(canvasElement, name);
    await expect(region().getAllByRole('listitem')).toHaveLength(4);
    const [polite, assertive] = region().getAllByRole('list');
    await expect(polite).toHaveAttribute('aria-live', 'polite');
    await expect(assertive).toHaveTextContent('Já existe um plano com este código.');
  },
};
export const NeverMoreThanFour: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Atenção');
    for (let times = 0; times < 4; times += 1) await press(canvasElement, 'Sucesso');
    await expect(region().getAllByRole('listitem')).toHaveLength(4);
    await expect(region().queryByText('Sessão termina em 2 minutos')).toBeNull();
  },
};
export const ClosedByKeyboardGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Sucesso');
    const last = within(canvasElement).getByRole('button', { name: 'Abrir diálogo' });
    last.focus();
    await userEvent.tab();
    await expect(region().getByRole('button', { name: 'Fechar aviso: Plano gravado' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
    await expect(last).toHaveFocus();
  },
};
export const ReadableOverADialog: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Abrir diálogo');
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gravar' }));
    await userEvent.click(await region().findByRole('button', { name: 'Fechar aviso: Gravado no diálogo' }));
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Texto longo');
    await waitFor(() => expect(region().getByRole('listitem')).toBeVisible());
  },
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phoneSmall' } } };
