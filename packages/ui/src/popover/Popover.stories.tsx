import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { InfoIcon } from '../icon/icons.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Popover } from './Popover.tsx';
import { popoverGuide } from './Popover.guide.ts';

const meta = {
  title: 'ui/camadas/Popover',
  tags: ['autodocs'],
  parameters: { guide: popoverGuide },
  component: Popover,
  args: {
    label: 'Vencimento do boleto',
    trigger: (props, _isOpen) => <Button {...props}>Mudar vencimento</Button>,
    children: (close) => (
      <Stack>
        <TextField label="Novo dia" inputMode="numeric" />
        <Row>
          <Button tone="primary" size="small" onPress={close}>
            Mudar
          </Button>
          <Button size="small" onPress={close}>
            Desistir
          </Button>
        </Row>
      </Stack>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const opener = () => body().getByRole('button', { name: 'Mudar vencimento' });
const pane = () => body().findByRole('dialog', { name: 'Vencimento do boleto' });
const waitUntilClosed = () =>
  waitFor(() => expect(body().queryByRole('dialog', { name: 'Vencimento do boleto' })).toBeNull());
const opened: NonNullable<Story['play']> = async () => {
  await userEvent.click(opener());
  await expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(async () => expect(await pane()).toBeVisible());
};

export const Default: Story = {
  play: async (context) => {
    await opened(context);
    await waitFor(async () => expect(within(await pane()).getByRole('textbox')).toHaveFocus());
  },
};
export const TakesWhatIsTypedAtOnce: Story = {
  name: 'Recebe o que se digita logo',
  play: async () => {
    opener().click();
    // React has drawn it; no frame has passed.
    await Promise.resolve();
    const focused = document.activeElement;
    await expect(focused).toBe(within(await pane()).getByRole('textbox'));
    await userEvent.keyboard('05');
    await expect(focused).toHaveValue('05');
  },
};
export const EscapeGivesTheFocusBack: Story = {
  name: 'Esc devolve o foco',
  play: async (context) => {
    await Default.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const ClosesByAnAct: Story = {
  name: 'Fecha por um ato',
  play: async (context) => {
    await Default.play?.(context);
    await userEvent.click(within(await pane()).getByRole('button', { name: 'Mudar' }));
    await waitUntilClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};
export const ClosesByAPressOutside: Story = {
  name: 'Fecha com um toque fora',
  play: async (context) => {
    await Default.play?.(context);
    await userEvent.click(document.body);
    await waitUntilClosed();
    await userEvent.click(opener());
    await userEvent.click(opener());
    await waitUntilClosed();
  },
};
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Boleto 2026/10" onClose={fn()}>
      <Popover {...args} />
    </Dialog>
  ),
  play: async (context) => {
    await body().findByRole('dialog', { name: 'Boleto 2026/10' });
    await Default.play?.(context);
    await userEvent.type(within(await pane()).getByRole('textbox'), '15');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(body().getByRole('dialog', { name: 'Boleto 2026/10' })).toBeVisible();
    await waitFor(() => expect(opener()).toHaveFocus());
    await opened(context);
  },
};
export const OfAnIconButton: Story = {
  name: 'De um botão com ícone',
  args: {
    label: 'Sobre este número',
    trigger: (props, isOpen) => (
      <IconButton {...props} label="Sobre este número" icon={<InfoIcon />} isExpanded={isOpen} />
    ),
    children: () => <Text>Vidas ativas no último dia do mês.</Text>,
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sobre este número' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Nothing inside takes the focus, so the pane itself does.
    await waitFor(() => expect(body().getByRole('dialog', { name: 'Sobre este número' })).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    children: () => (
      <Stack>
        {Array.from({ length: 30 }, (_, line) => (
          <Text
            key={line}
          >{`Cláusula ${line + 1} do contrato de adesão ao plano coletivo empresarial.`}</Text>
        ))}
      </Stack>
    ),
  },
  play: opened,
};
export const Narrow: Story = { play: opened, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { play: opened, globals: { theme: 'dark' } };
