import { writeDay } from '@vidas/api-client/words/day.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { ShareColumn } from '@vidas/ui/share-table/shareParts.ts';
import { type ShareRow, ShareTable, type ShareTableProps } from '@vidas/ui/share-table/ShareTable.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { hrefDaFigura, hrefDoCorte } from './painelUrl.ts';
import type { Painel } from './usePainel.ts';

interface PainelTabelasProps {
  readonly painel: Painel;
}

const sexos = [
  ['fem', 'Feminino'],
  ['masc', 'Masculino'],
] as const;
const planos = [
  ['smart', 'Smart'],
  ['premium', 'Premium'],
  ['outras', 'Outras linhas'],
] as const;
const tipos = [
  ['individual', 'Individual/Familiar'],
  ['adesao', 'Adesão'],
  ['empresarial', 'Empresarial'],
] as const;
/** The bands, and their sum. */
const linhasDasFaixas = 11;

interface Parte {
  readonly value: number;
  readonly percent: number;
}

const percentOf = ({ percent }: Parte): string =>
  (percent / 100).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const semComparacao = 'O arquivo da ANS não traz a cidade nem o vínculo: retire esses filtros para comparar.';
const semArquivo = 'Nenhum arquivo de conferência da ANS foi importado.';

/** A number with rows of its own, where there are any. */
const comLinhas = (text: number, href: string | undefined) => (href === undefined ? text : { text, href });

/** The parts of the lives as numbers with bars, and the operator beside ANS; each opens its lives (DIR-16, DIR-19). */
export function PainelTabelas({ painel: { dash, ans } }: PainelTabelasProps) {
  const { data, filtros } = dash;
  const linhaDe = (
    corte: 'sexo' | 'plano' | 'tipo' | 'faixa',
    valor: string,
    label: string,
    parte: Parte | undefined,
  ): ShareRow => ({
    label,
    href: hrefDoCorte(filtros, corte, valor),
    cells: parte ? [parte.value, percentOf(parte)] : [],
    share: parte?.value,
  });
  const tabela = {
    isDense: true,
    columns: [{ header: 'Vidas' }, { header: '%' }],
    isLoading: dash.isLoading,
    failure: dash.failure,
    linkComponent: RouterLink,
  } satisfies Partial<ShareTableProps>;
  const dividida = <Key extends string>(
    title: string,
    corte: 'sexo' | 'plano' | 'tipo',
    parts: readonly (readonly [Key, string])[],
    found: Readonly<Partial<Record<Key, Parte | undefined>>> | undefined,
  ) => (
    <ShareTable
      {...tabela}
      title={title}
      label={title}
      rows={found ? parts.map(([key, label]) => linhaDe(corte, key, label, found[key])) : []}
      expected={parts.length}
    />
  );
  // The third line appears only when a plan belongs to it (DIR-23).
  const linhas = planos.filter(([key]) => key !== 'outras' || data?.plan.outras !== undefined);
  const contra = ans.data;
  const naAns = ans.filtros;
  const contraRow = ({
    codigo,
    faixa,
    ...numeros
  }: NonNullable<typeof contra>['faixas'][number]): ShareRow => ({
    label: faixa,
    cells: [
      comLinhas(numeros.operadora, hrefDoCorte(naAns, 'faixa', codigo, 'referencia')),
      comLinhas(numeros.ans, hrefDoCorte(naAns, 'faixa', codigo, 'ans')),
      comLinhas(numeros.divergencia, hrefDoCorte(naAns, 'faixa', codigo, 'divergencia')),
    ],
    share: Math.abs(numeros.divergencia),
  });
  const contraTotal: ShareRow | undefined = contra && {
    label: 'Total',
    cells: [
      { text: contra.total.operadora, href: hrefDaFigura({ figura: 'referencia', filtros: naAns }) },
      { text: contra.total.ans, href: hrefDaFigura({ figura: 'ans', filtros: naAns }) },
      { text: contra.total.divergencia, href: hrefDaFigura({ figura: 'divergencia', filtros: naAns }) },
    ],
  };
  return (
    <Row isEven align="stretch">
      <ShareColumn>
        {dividida('Sexo', 'sexo', sexos, data?.gender)}
        {dividida('Plano', 'plano', linhas, data?.plan)}
        {dividida('Tipo', 'tipo', tipos, data?.type)}
      </ShareColumn>
      <ShareTable
        {...tabela}
        title="Vidas por faixa etária"
        label="Faixa etária"
        rows={data?.range.map((parte) => linhaDe('faixa', parte.codigo, parte.faixa, parte)) ?? []}
        total={
          data && {
            label: 'Total',
            href: hrefDaFigura({ figura: 'ativos', filtros }),
            cells: [data.range.reduce((sum, { value }) => sum + value, 0), ''],
          }
        }
        expected={linhasDasFaixas}
      />
      <ShareTable
        {...tabela}
        title="Operadora e ANS"
        note={contra?.dataRefAns ? `Em ${writeDay(contra.dataRefAns)}, dia do arquivo da ANS` : undefined}
        label={contra?.dataRefAns ? `Em ${writeDay(contra.dataRefAns)}` : 'ANS'}
        columns={[{ header: 'Operadora' }, { header: 'ANS' }, { header: 'Divergência' }]}
        rows={contra?.faixas.map(contraRow) ?? []}
        total={contra?.faixas.length ? contraTotal : undefined}
        emptyText={contra?.comparavel === false ? semComparacao : semArquivo}
        isLoading={ans.isLoading}
        failure={ans.failure}
        expected={linhasDasFaixas}
      />
    </Row>
  );
}
