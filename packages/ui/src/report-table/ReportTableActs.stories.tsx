import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { toCsv } from './files/csvWriter.ts';
import { ReportTable } from './ReportTable.tsx';
import { useReportView } from './useReportView.ts';
import { manyVidas, vidaColumns, vidas, type Vida } from './vidas.fake.tsx';

interface SceneProps {
  readonly rows: readonly Vida[];
  readonly onCsv: (text: string) => void;
}

/** As on a screen: its card and its export button read the same view as the table. */
function Scene({ rows, onCsv }: SceneProps) {
  const view = useReportView(vidaColumns, rows);
  return (
    <>
      <p>{`${view.filteredRows.length} com o filtro`}</p>
      <Button onPress={() => onCsv(toCsv(view.selection.rows, view.visibleColumns))}>Exportar CSV</Button>
      <ReportTable label="Beneficiários" view={view} rowKey={({ matricula }) => matricula} />
    </>
  );
}

const meta = {
  title: 'ui/dados/ReportTable/Atos',
  component: Scene,
  args: { rows: vidas, onCsv: fn() },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const namesOf = (canvas: Canvas): (string | null)[] =>
  canvas
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);

const openFilter = async (canvas: Canvas, header: string) => {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Filtrar ${header}`) }));
  return within(await screen.findByRole('dialog', { name: `Filtro de ${header}` }));
};

export const TextFilter: Story = {
  name: 'Filtro de texto',
  play: async ({ canvas }) => {
    const pop = await openFilter(canvas, 'Nome');
    const box = pop.getByRole('textbox', { name: 'Pesquisar Nome' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'conceicao');
    await waitFor(() => expect(namesOf(canvas)).toEqual(['Álvaro Conceição Silva']));
    await expect(canvas.getByText('Conceição', { selector: 'mark' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 12 · Mensalidade R$ 388,10');
    await expect(canvas.getByText('1 com o filtro')).toBeVisible();
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filtrar Nome (filtro ativo)' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Nome contém “conceicao”' }));
    await waitFor(() => expect(namesOf(canvas)).toHaveLength(12));
  },
};

export const ShortForms: Story = {
  name: 'Formas curtas',
  play: async ({ canvas }) => {
    const pop = await openFilter(canvas, 'Titular');
    const box = pop.getByRole('textbox', { name: 'Pesquisar Titular' });
    await userEvent.type(box, '!vazio');
    await waitFor(() =>
      expect(namesOf(canvas)).toEqual(['Bianca Silva Queiroz', 'Égon Silva Tavares', 'Heloísa Silva Montes']),
    );
    await userEvent.clear(box);
    await userEvent.type(box, 'álvaro ou gonçalo');
    await waitFor(() => expect(namesOf(canvas)).toEqual(['Bianca Silva Queiroz', 'Heloísa Silva Montes']));
    await userEvent.click(pop.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(namesOf(canvas)).toHaveLength(12));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const EscapeReturnsTheFocus: Story = {
  name: 'Esc devolve o foco',
  play: async ({ canvas }) => {
    const pop = await openFilter(canvas, 'Nome');
    await waitFor(() => expect(pop.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filtrar Nome' })).toHaveFocus();
  },
};

export const ExactFilter: Story = {
  name: 'Filtro de escolha',
  play: async ({ canvas }) => {
    const pop = await openFilter(canvas, 'Tipo do plano');
    await userEvent.click(pop.getByRole('checkbox', { name: 'Adesão (3)' }));
    await userEvent.click(pop.getByRole('checkbox', { name: 'Individual Premium (2)' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 de 12'));
    await userEvent.click(pop.getByRole('button', { name: 'Buscar' }));
    const status = await openFilter(canvas, 'Status');
    await expect(status.getByRole('checkbox', { name: 'Cancelado (3)' })).not.toBeChecked();
    await userEvent.click(status.getByRole('checkbox', { name: 'Cancelado (3)' }));
    await waitFor(() =>
      expect(namesOf(canvas)).toEqual(['Denise Assunção da Silva', 'Égon Silva Tavares', 'Eduardo Couto']),
    );
    await expect(canvas.getByText('Tipo do plano: Adesão ou Individual Premium')).toBeVisible();
  },
};

export const Order: Story = {
  name: 'Ordem',
  play: async ({ canvas }) => {
    const label = canvas.getByRole('button', { name: 'Nome' });
    const head = canvas.getByRole('columnheader', { name: /^Nome/ });
    await userEvent.click(label);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() =>
      expect(namesOf(canvas).slice(0, 6)).toEqual([
        'Adriana da Silva Prado',
        'Álvaro Conceição Silva',
        'Bianca Silva Queiroz',
        'Caetano Silvares Brandão',
        'Denise Assunção da Silva',
        'Eduardo Couto',
      ]),
    );
    await userEvent.click(label);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Zuleica Souza Prates'));
    await userEvent.click(label);
    await expect(head).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Bianca Silva Queiroz'));
  },
};

export const TotalsFollowTheFilter: Story = {
  name: 'Os totais seguem o filtro',
  play: async ({ canvas }) => {
    const totals = () => canvas.getAllByRole('row').at(-1);
    await expect(totals()).toHaveTextContent('129 ativos6.202,65−91,01');
    const pop = await openFilter(canvas, 'Nome');
    await userEvent.type(pop.getByRole('textbox'), 'tavares ou denise{Enter}');
    await waitFor(() => expect(totals()).toHaveTextContent('20 ativos1.044,00−52,20'));
  },
};

export const CsvIsWhatIsShown: Story = {
  name: 'O CSV é o que se vê',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const pop = within(await screen.findByRole('dialog', { name: 'Colunas' }));
    for (const name of ['Titular', 'Tipo do plano', 'Status', 'Vendedor'])
      await userEvent.click(pop.getByRole('checkbox', { name }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('columnheader', { name: /^Titular/ })).toBeNull();
    const filter = await openFilter(canvas, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'denise ou bianca ou caetano{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Mensalidade (R$)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
    await expect(args.onCsv).toHaveBeenCalledWith(
      [
        '\uFEFFMatrícula;Nome;Ativação;Mensalidade;Desconto;CCO',
        '001378;Bianca Silva Queiroz;01/10/2026;388,10;-38,81;15203044900193',
        '002240;Denise Assunção da Silva;10/10/2026;522,00;-52,20;15203045011877',
        '002015;Caetano Silvares Brandão;15/10/2026;967,45;;',
      ].join('\r\n'),
    );
  },
};

export const FilterGoesBackToTheFirstPage: Story = {
  name: 'Filtrar volta à primeira página',
  args: { rows: manyVidas(200) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await expect(canvas.getByRole('navigation')).toHaveTextContent('31–45 de 200');
    const pop = await openFilter(canvas, 'Nome');
    await userEvent.type(pop.getByRole('textbox'), 'cecilia{Enter}');
    await waitFor(() => expect(canvas.getByRole('navigation')).toHaveTextContent('1–15 de 17'));
  },
};
