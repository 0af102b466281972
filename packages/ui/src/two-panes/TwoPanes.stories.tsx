import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CloseButton } from '../dialog/CloseButton.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Page } from '../layout/Page.tsx';
import { Row } from '../layout/Row.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { Heading } from '../text/Heading.tsx';
import { List } from '../text/List.tsx';
import { Text } from '../text/Text.tsx';
import { PaneDoor } from './PaneDoor.tsx';
import { PaneThing } from './PaneThing.tsx';
import { TwoPanes } from './TwoPanes.tsx';
import { twoPanesGuide } from './TwoPanes.guide.ts';

const groups = [
  { name: 'A decidir', first: 1, count: 24 },
  { name: 'Decididos', first: 25, count: 16 },
] as const;

interface PagedProps extends Partial<ComponentProps<typeof TwoPanes>> {
  readonly name?: string;
  readonly isLoading?: boolean;
}

/** Items in two groups, each with a field to type in. */
function Paged({ name = 'Seringa descartável', isLoading = false, onClose, ...panes }: PagedProps) {
  const [chosen, setChosen] = useState(panes.chosen ?? null);
  const [note, setNote] = useState('');
  const show = (next: string | null) => {
    setChosen(next);
    setNote('');
  };
  const rows = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => String(first + at)).map((key) => (
      <li key={key}>
        <Row justify="between">
          <Text as="span" size="table">{`${key} · ${name}`}</Text>
          <PaneDoor aria-label={`Avaliar o item ${key}`} thing={key} onPress={() => show(key)}>
            Avaliar
          </PaneDoor>
        </Row>
      </li>
    ));
  return (
    <Page title="Guia 20000002" isFilling>
      <TwoPanes
        label="Itens da guia"
        list={groups.map((group) => (
          <div key={group.name}>
            <Heading level={2} size="label">{`${group.name} · ${group.count}`}</Heading>
            <List>{rows(group.first, group.count)}</List>
          </div>
        ))}
        {...panes}
        chosen={chosen}
        onClose={() => {
          show(null);
          onClose?.();
        }}
      >
        {chosen !== null && (
          <PaneThing
            key={chosen}
            title={`Item ${chosen}: ${name}`}
            isLoading={isLoading}
            footer={
              <>
                <CloseButton>Cancelar</CloseButton>
                <Button tone="primary">Aprovar</Button>
              </>
            }
          >
            <TextField label="Observação" value={note} onChange={({ target }) => setNote(target.value)} />
            <LeaveGuard isOn={note !== ''} />
          </PaneThing>
        )}
      </TwoPanes>
    </Page>
  );
}

const meta = {
  title: 'ui/página/TwoPanes',
  tags: ['autodocs'],
  component: TwoPanes,
  parameters: { guide: twoPanesGuide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: { label: 'Itens da guia', list: null, chosen: null, children: null, onClose: fn() },
  render: (args) => (
    <Paged chosen={args.chosen} emptyText={args.emptyText} wide={args.wide} onClose={args.onClose} />
  ),
} satisfies Meta<typeof TwoPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

const door = (canvasElement: HTMLElement, key: number) =>
  within(canvasElement).getByRole('button', { name: `Avaliar o item ${key}` });
const opens = async (canvasElement: HTMLElement, key: number) => {
  await userEvent.click(door(canvasElement, key));
  const thing = await within(canvasElement).findByRole('region', {
    name: `Item ${key}: Seringa descartável`,
  });
  await waitFor(() => expect(within(thing).getByRole('heading')).toHaveFocus());
  return within(thing);
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Escolha um item')).toBeVisible();
    const list = canvas.getByRole('region', { name: 'Itens da guia' });
    await userEvent.click(within(list).getByText('30 · Seringa descartável'));
    const thing = await canvas.findByRole('region', { name: 'Item 30: Seringa descartável' });
    await waitFor(() => expect(within(thing).getByRole('heading')).toHaveFocus());
    await expect(door(canvasElement, 30)).toHaveAttribute('aria-current', 'true');
    const { scrollTop } = list;
    await expect(scrollTop).toBeGreaterThan(0);
    await opens(canvasElement, 29);
    // A row at the edge may be shown whole.
    await expect(Math.abs(list.scrollTop - scrollTop)).toBeLessThan(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(door(canvasElement, 29)).toHaveFocus());
    await expect(door(canvasElement, 29)).not.toHaveAttribute('aria-current');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Escolha um item')).toBeVisible();
  },
};

export const Chosen: Story = {
  name: 'Escolhido',
  play: async ({ canvasElement }) => void (await opens(canvasElement, 2)),
};

/** The list has all the room until a thing is chosen. */
export const ListAlone: Story = {
  name: 'Lista sozinha até escolher',
  args: { emptyText: null, wide: 'both' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('region', { name: 'Itens da guia' });
    const { width } = list.getBoundingClientRect();
    const thing = await opens(canvasElement, 2);
    await expect(list.getBoundingClientRect().width).toBeLessThan(width / 2);
    await expect(thing.getByRole('heading')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list.getBoundingClientRect().width).toBe(width));
  },
};

/** Every way out of the thing asks first. */
export const TypedTextIsKept: Story = {
  name: 'O que foi digitado não se perde',
  parameters: { picture: { skip: 'a pergunta é a de LeaveGuard' } },
  play: async ({ canvasElement, args }) => {
    const thing = await opens(canvasElement, 2);
    await userEvent.type(thing.getByRole('textbox', { name: 'Observação' }), 'conferido');
    const body = within(document.body);
    for (const go of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(thing.getByRole('button', { name: 'Cancelar' })),
      () => userEvent.click(door(canvasElement, 3)),
    ]) {
      await go();
      const question = await body.findByRole('alertdialog', { name: 'Sair sem salvar?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Continuar preenchendo' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(door(canvasElement, 2));
    await expect(thing.getByRole('textbox', { name: 'Observação' })).toHaveValue('conferido');
  },
};

export const Loading: Story = {
  render: (args) => <Paged isLoading onClose={args.onClose} />,
  play: async ({ canvasElement }) => void (await opens(canvasElement, 2)),
};

export const LongText: Story = {
  render: (args) => (
    <Paged
      name="Colecistectomia com colangiografia por videolaparoscopia, com exploração das vias biliares e drenagem"
      onClose={args.onClose}
    />
  ),
  play: async ({ canvasElement }) => userEvent.click(door(canvasElement, 2)),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Escolha um item')).not.toBeVisible();
    const thing = await opens(canvasElement, 30);
    await expect(canvas.queryByRole('region', { name: 'Itens da guia' })).toBeNull();
    await userEvent.click(thing.getByRole('button', { name: 'Voltar à lista' }));
    await waitFor(() => expect(door(canvasElement, 30)).toHaveFocus());
    await expect(canvas.queryByText('Escolha um item')).not.toBeVisible();
    await opens(canvasElement, 30);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await opens(canvasElement, 2)),
};
