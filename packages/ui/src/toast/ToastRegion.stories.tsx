import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { AppFrame } from '../layout/AppFrame.tsx';
import { Header } from '../layout/Header.tsx';
import { HeaderSearch } from '../layout/HeaderSearch.tsx';
import { Row } from '../layout/Row.tsx';
import { toasts } from './toasts.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { toastRegionGuide } from './ToastRegion.guide.ts';

const long = { durationMs: 60_000 };

const sayAll = () => {
  toasts.success('Plano gravado', undefined, long);
  toasts.info('Arquivo em preparação', 'Avisamos quando estiver pronto.', long);
  toasts.warning('Sessão termina em 2 minutos', undefined, long);
  toasts.error('Plano não gravado', 'Já existe um plano com este código.', long);
};

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
      <Button onPress={sayAll}>Vários de uma vez</Button>
      <Button onPress={() => setIsOpen(true)}>Abrir diálogo</Button>
      <Dialog title="Diálogo aberto" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Button onPress={() => toasts.success('Gravado no diálogo', undefined, long)}>Salvar</Button>
      </Dialog>
    </Row>
  );
}

const inAFrame = () => (
  <AppFrame
    header={
      <Header homeHref="#" moduleName="Cadastro">
        <HeaderSearch label="Ir para tela…" onPress={fn()} />
      </Header>
    }
  >
    <h1>Beneficiários cadastrados</h1>
    <Demo />
  </AppFrame>
);

// The decorator of the workbench already holds the region.
const meta = {
  title: 'ui/avisos/Toast',
  tags: ['autodocs'],
  parameters: { guide: toastRegionGuide },
  component: ToastRegion,
  render: () => <Demo />,
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(within(document.body).getByRole('region', { name: 'Avisos' }));
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const box = (element: HTMLElement) => element.getBoundingClientRect();

export const Default: Story = {
  parameters: { shows: 'messages' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Vários de uma vez');
    await expect(region().getByRole('listitem')).toHaveTextContent('e mais 3');
    const [polite, assertive] = region().getAllByRole('list');
    await expect(polite).toHaveAttribute('aria-live', 'polite');
    await expect(polite).toBeEmptyDOMElement();
    await expect(assertive).toHaveTextContent('Já existe um plano com este código.');
  },
};
export const TheNextComesWhenTheNewestGoes: Story = {
  name: 'Some o mais novo, vem o seguinte',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Vários de uma vez');
    await userEvent.click(region().getByRole('button', { name: 'Fechar aviso: Plano não gravado' }));
    await expect(region().getByRole('listitem')).toHaveTextContent(
      /^Sessão termina em 2 minutos e mais 2\s*$/,
    );
  },
};
export const NeverTheSameTwice: Story = {
  name: 'Nunca o mesmo duas vezes',
  play: async ({ canvasElement }) => {
    for (let times = 0; times < 3; times += 1) await press(canvasElement, 'Sucesso');
    await expect(region().getByRole('listitem')).toHaveTextContent(/^Plano gravado\s*$/);
  },
};
export const ClosedByKeyboardGivesFocusBack: Story = {
  name: 'Fechado pelo teclado devolve o foco',
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
export const InTheHeader: Story = {
  name: 'No cabeçalho',
  parameters: { layout: 'fullscreen' },
  render: inAFrame,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Texto longo');
    const banner = within(canvasElement).getByRole('banner');
    const search = within(banner).getByRole('button', { name: /Ir para tela/ });
    const message = within(banner).getByRole('listitem');
    await waitFor(() => expect(message).toBeVisible());
    await expect(box(message).bottom).toBeLessThanOrEqual(box(banner).bottom);
    await expect(box(message).right).toBeLessThanOrEqual(box(search).left);
    // A pause on it shows the whole text.
    await userEvent.tab({ shift: true });
    within(message).getByRole('button').focus();
    await expect(box(message).bottom).toBeGreaterThan(box(banner).bottom);
    within(message).getByRole('button').blur();
  },
};
export const OverTheTitleOnAPhone: Story = {
  name: 'Sobre o título no celular',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phoneSmall' } },
  render: inAFrame,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Erro');
    const banner = within(canvasElement).getByRole('banner');
    const message = within(banner).getByRole('listitem');
    await waitFor(() => expect(message).toBeVisible());
    await expect(box(message).bottom).toBeLessThanOrEqual(box(banner).bottom);
    await expect(box(message).right).toBeLessThanOrEqual(innerWidth);
  },
};
/** Above the dialog and its title, over none of it. */
const overNoDialog = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await press(canvasElement, 'Abrir diálogo');
  const dialog = await within(document.body).findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  const message = await within(dialog).findByRole('listitem');
  await waitFor(() => expect(message.getAnimations()).toEqual([]));
  await expect(box(message).bottom).toBeLessThanOrEqual(box(dialog).top);
  await expect(box(message).right).toBeLessThanOrEqual(innerWidth);
};
export const InADialog: Story = {
  name: 'Num diálogo',
  parameters: { layout: 'fullscreen' },
  render: inAFrame,
  play: overNoDialog,
};
export const InADialogOnAPhone: Story = {
  ...InADialog,
  name: 'Num diálogo, no celular',
  globals: { viewport: { value: 'phone' } },
};
/** A message that outlives the dialog is read in the header. */
export const OutlivesTheDialog: Story = {
  ...InADialog,
  name: 'Fica mais que o diálogo',
  parameters: { ...InADialog.parameters, picture: { skip: 'é a mensagem no cabeçalho' } },
  play: async (context) => {
    await overNoDialog(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(within(context.canvasElement).getByRole('banner')).toHaveTextContent('Gravado no diálogo');
  },
};
export const NeverBackAfterTheNextAct: Story = {
  name: 'Não volta depois do ato seguinte',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Erro');
    await press(canvasElement, 'Sucesso');
    await expect(region().getByRole('listitem')).toHaveTextContent(/^Plano gravado\s*$/);
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
