import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Confirm } from '../dialog/Confirm.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Facts } from '../text/Facts.tsx';
import { Drawer } from './Drawer.tsx';
import { drawerGuide } from './Drawer.guide.ts';

function Opened(props: ComponentProps<typeof Drawer>) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Ver beneficiário</Button>
      <Drawer {...props} isOpen={isOpen} onClose={handleClose} />
    </>
  );
}

const record = (
  <Facts
    facts={[
      { name: 'Matrícula', value: '000481-3' },
      { name: 'Plano', value: 'Smart 200 Enfermaria' },
      { name: 'Ativação', value: '01/10/2026' },
      { name: 'Cancelamento', value: '' },
    ]}
  />
);

const meta = {
  title: 'ui/camadas/Drawer',
  tags: ['autodocs'],
  parameters: { guide: drawerGuide },
  component: Drawer,
  args: {
    title: 'Adriana da Silva Prado',
    children: record,
    footer: <Button tone="primary">Abrir ficha</Button>,
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver beneficiário' }));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Ver beneficiário' });

export const Default: Story = {};
export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const button = opener(canvasElement);
    await userEvent.click(button);
    const drawer = await body().findByRole('dialog', { name: 'Adriana da Silva Prado' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
function Questioned() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>Próxima</Button>
      {isAsking && (
        <Confirm
          question="Sair sem salvar?"
          actionLabel="Sair sem salvar"
          onConfirm={() => setIsAsking(false)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** The panel refocuses itself in the instant in which a question over it goes (react-aria, 500 ms after it opened). */
export const QuestionGivesTheFocusBack: Story = {
  name: 'Pergunta devolve o foco',
  parameters: { picture: { skip: 'o foco é conferido no passo a passo' } },
  args: { footer: <Questioned /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    const drawer = await body().findByRole('dialog', { name: 'Adriana da Silva Prado' });
    const next = await body().findByRole('button', { name: 'Próxima' });
    await userEvent.click(next);
    const cancel = await body().findByRole('button', { name: 'Cancelar' });
    new MutationObserver((_, observer) => {
      if (cancel.isConnected) return;
      observer.disconnect();
      drawer.focus();
    }).observe(document.body, { childList: true });
    await userEvent.click(cancel);
    await waitFor(() => expect(next).toHaveFocus());
  },
};
export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    const drawer = await body().findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(within(drawer).queryByRole('button', { name: 'Fechar' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Form: Story = {
  name: 'Formulário',
  args: {
    size: 'medium',
    title: 'Novo prestador',
    children: (
      <Stack>
        <TextField label="Razão social" name="razaoSocial" />
        <TextField label="CNPJ" name="cnpj" isTabular />
      </Stack>
    ),
    footer: (
      <>
        <Button>Cancelar</Button>
        <Button tone="primary">Salvar</Button>
      </>
    ),
  },
};
export const Large: Story = { args: { size: 'large' } };
export const Loading: Story = {
  args: {
    title: 'Beneficiário',
    children: (
      <Stack>
        <Skeleton size="figure" width="40%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    ),
    footer: undefined,
  },
};
export const Empty: Story = { args: { children: <EmptyState title="Nenhuma guia no período" /> } };
export const Failed: Story = { args: { children: <ErrorState onRetry={fn()} /> } };
export const LongText: Story = {
  args: {
    title:
      'Associação dos Servidores Aposentados e Pensionistas do Oeste do Estado, contrato coletivo por adesão',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{`Cláusula ${line + 1} do contrato de adesão.`}</p>
    )),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    // The part that scrolls is reached by Tab once it was measured.
    await waitFor(() => expect(body().getByRole('region', { name: 'Conteúdo' })).toBeVisible());
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
