import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { distinctValues } from './distinct.ts';
import { readFilters } from './filters/filterState.ts';
import { finish } from './steps.ts';
import { selectRows } from './index/selectRows.ts';
import { indexOf } from './index/TableIndex.ts';
import { columnTexts, copied, gridOf, openFilter, statusText, stand, TableScene } from './scene.fake.tsx';
import { totalsOf } from './totals.ts';
import type { ServerAsked } from './view.types.ts';
import { manyVidas, vidaColumns, type Vida } from './vidas.fake.tsx';

const database = indexOf(manyVidas(200));

/** The answer of a server. */
function answerOf(asked: ServerAsked) {
  const filters = readFilters(vidaColumns, asked.filters);
  const selection = finish(selectRows(database, vidaColumns, { ...asked, filters }));
  const from = asked.page * asked.pageSize;
  const [plano] = vidaColumns.filter(({ id }) => id === 'plano');
  return {
    rows: selection.slice(from, from + asked.pageSize),
    count: selection.count,
    totals: Object.fromEntries([...totalsOf(selection, vidaColumns)].map(([id, { text }]) => [id, text])),
    values: plano ? { plano: distinctValues(database, vidaColumns, { column: plano, filters }) } : {},
  };
}

interface SceneProps {
  readonly onAsk: (asked: ServerAsked) => void;
  /** The rows passed to the bulk act. */
  readonly onSend?: ((matriculas: readonly string[]) => void) | undefined;
}

/** The screen keeps the last answer until the next one arrives. */
function Scene({ onAsk, onSend }: SceneProps) {
  const [answer, setAnswer] = useState<ReturnType<typeof answerOf> | null>(null);
  const [handleAsk] = useState(() => (asked: ServerAsked) => {
    onAsk(asked);
    setAnswer(answerOf(asked));
  });
  return (
    <TableScene<Vida>
      label="Beneficiários"
      columns={vidaColumns}
      rows={answer?.rows}
      rowKey={({ matricula }) => matricula}
      isLoading={answer === null}
      selection={
        onSend && {
          actions: ({ rows }) => (
            <Button size="small" onPress={() => onSend(rows().map(({ matricula }) => matricula))}>
              Enviar
            </Button>
          ),
        }
      }
      options={{
        server: {
          count: answer?.count ?? 0,
          total: 200,
          onAsk: handleAsk,
          totals: answer?.totals,
          values: answer?.values,
        },
      }}
    />
  );
}

const meta = {
  title: 'ui/dados/ReportTable/Servidor',
  component: Scene,
  args: { onAsk: fn() },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('200 linhas'));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onAsk).toHaveBeenLastCalledWith({ filters: {}, sorting: [], page: 0, pageSize: 15 });
    await expect(canvas.getByRole('navigation')).toHaveTextContent('1–15 de 200');
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', '202');
    await expect(gridOf(canvasElement).tFoot).toHaveTextContent('200');
  },
};

/** Room for the rows of the first page and for the totals; on the next page every column is as wide as it was. */
export const NothingIsCut: Story = {
  name: 'Nada cortado, e nada se move ao virar a página',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('200 linhas'));
    const cells = () => [...gridOf(canvasElement).rows].slice(1).flatMap(({ cells: all }) => [...all]);
    const cut = () => cells().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const widths = () => [...gridOf(canvasElement).querySelectorAll('col')].map(({ style }) => style.width);
    await expect(cut().map(({ textContent }) => textContent)).toEqual([]);
    const before = widths();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(canvas.getByRole('navigation')).toHaveTextContent('16–30 de 200'));
    await expect(widths()).toEqual(before);
  },
};

export const AsksAMomentAfterTyping: Story = {
  name: 'Pergunta pouco depois de digitar',
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('200 linhas'));
    const filter = await openFilter(canvasElement, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'cecilia{Enter}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('17 de 200'));
    const asked = (args.onAsk as ReturnType<typeof fn>).mock.calls.length;
    await expect(asked).toBeLessThan('cecilia'.length);
    await expect(args.onAsk).toHaveBeenLastCalledWith({
      filters: { nome: { kind: 'typed', text: 'cecilia' } },
      sorting: [],
      page: 0,
      pageSize: 15,
    });
    await expect(gridOf(canvasElement).tFoot).toHaveTextContent(/^17/);
  },
};

export const OrderAndPages: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('200 linhas'));
    await userEvent.click(canvas.getByRole('button', { name: 'Nome' }));
    await waitFor(() => expect(columnTexts(canvasElement, 1)[0]).toMatch(/^Ana /));
    await userEvent.click(canvas.getByRole('button', { name: 'Página 14' }));
    await waitFor(() => expect(columnTexts(canvasElement, 1).at(-1)).toMatch(/^Luís /));
    await expect(args.onAsk).toHaveBeenLastCalledWith({
      filters: {},
      sorting: [{ columnId: 'nome', direction: 'ascending' }],
      page: 13,
      pageSize: 15,
    });
    await expect(canvas.getByRole('navigation')).toHaveTextContent('196–200 de 200');
    await stand(canvasElement, 197, 0);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(copied().text).toBe(columnTexts(canvasElement, 0).slice(2, 4).join('\r\n')));
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
    await expect(gridOf(canvasElement).tFoot).toContainElement(document.activeElement as HTMLElement);
  },
};

export const ChoicesFromTheServer: Story = {
  name: 'Escolhas do servidor',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('200 linhas'));
    const filter = await openFilter(canvasElement, 'Tipo do plano');
    await userEvent.click(filter.getByRole('checkbox', { name: 'Adesão (50)' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('50 de 200'));
    await expect(filter.getByRole('checkbox', { name: /^Individual Smart/ })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
  },
};

/** Only the server knows the rows of the other pages: choosing them all is not offered, and rows chosen there are not lost. */
export const ChoiceOverPages: Story = {
  name: 'Escolha em várias páginas',
  args: { onSend: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('200 linhas'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Escolher todas as linhas da página' }));
    await expect(await canvas.findByText('15 escolhidas')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Escolher todas/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Escolher 010015' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    const [sent = []] = (args.onSend as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(sent).toHaveLength(16);
    await expect(sent[0]).toBe('010015');
    await expect(sent).toContain('010014');
  },
};

export const NoResult: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('200 linhas'));
    const filter = await openFilter(canvasElement, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'xyz{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Retirar Nome contém “xyz”' })).toBeVisible();
    await expect(statusText(canvasElement)).toContain('0 de 200');
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Nenhuma linha');
  },
};
