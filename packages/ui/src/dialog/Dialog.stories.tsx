import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Dialog } from './Dialog.tsx';
import { dialogGuide } from './Dialog.guide.ts';

const Scrolling = styled.div`
  overflow-x: auto;
  white-space: nowrap;
`;

function Opened(props: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Novo prestador</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={handleClose}
        footer={
          <>
            <Button onPress={handleClose}>Cancelar</Button>
            <Button tone="primary">Salvar</Button>
          </>
        }
      />
    </>
  );
}

const form = (
  <Stack>
    <TextField label="Razão social" name="razaoSocial" />
    <TextField label="CNPJ" name="cnpj" isTabular />
  </Stack>
);

const meta = {
  title: 'ui/camadas/Dialog',
  tags: ['autodocs'],
  parameters: { guide: dialogGuide },
  component: Dialog,
  args: { title: 'Novo prestador', children: form, onClose: fn() },
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Novo prestador' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Novo prestador' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Novo prestador' });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** The second press of a double click falls on the scrim of what the first one opened, and closes nothing. */
export const SecondPressOutside: Story = {
  name: 'O segundo toque não fecha',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Novo prestador' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Novo prestador' });
    await waitFor(() => expect(dialog).toBeVisible());
    const press = async (detail: number) => {
      await fireEvent.pointerDown(document.documentElement);
      await fireEvent.click(document.documentElement, { detail });
    };
    await press(2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(1);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Novo prestador' }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: 'Fechar' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  name: 'O que rola tem nome',
  args: {
    size: 'small',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{`Cláusula ${line + 1} do contrato de adesão.`}</p>
    )),
  },
  play: async (context) => {
    await meta.play(context);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Novo prestador' }));
    await expect(await dialog.findByRole('region', { name: 'Conteúdo' })).toHaveAttribute('tabindex', '0');
  },
};
export const Loading: Story = {
  args: {
    children: (
      <Stack>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    ),
  },
};
export const Empty: Story = { args: { children: <EmptyState title="Nenhum prestador nesta cidade" /> } };
export const Failed: Story = { args: { children: <ErrorState onRetry={fn()} /> } };
export const Wide: Story = { args: { size: 'wide' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** A table cannot break, so it scrolls inside; the acts stay in the window. */
export const NarrowAndWideInside: Story = {
  name: 'Estreito e largo por dentro',
  globals: { viewport: { value: 'phone' } },
  args: {
    size: 'wide',
    children: (
      <Stack>
        <TextField label="Razão social" name="razaoSocial" />
        <Scrolling role="region" aria-label="Procedimento" tabIndex={0}>
          {'Colecistectomia por videolaparoscopia '.repeat(40)}
        </Scrolling>
      </Stack>
    ),
  },
  play: async (context) => {
    await meta.play(context);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Novo prestador' }));
    const act = dialog.getByRole('button', { name: 'Salvar' });
    await expect(act.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
