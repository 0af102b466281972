import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { InicioVendas } from '@vidas/api-client/vendas/inicio/inicio.contract.ts';
import { goodNews } from '../../app/goodNews.ts';
import { Icon, type IconName } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { knownEntry, type OverviewEntry } from '../../app/pendingEntry.tsx';
import { rowsPath } from '../../report/urlFilters.ts';

const written = (count: number): string => count.toLocaleString('pt-BR');

type Filters = Readonly<Record<string, string>>;

/** Address of the rows in a tab of the launches. */
const rowsOf = ({ competencia }: InicioVendas, aba: string, filters?: Filters): string =>
  rowsPath('/modulos/vendas/lancamentos-vendas', { competencia: writeMonth(competencia, '-'), aba }, filters);

const semMeta = 'Nenhum vendedor tem meta';

const iconOfMeta = ({ abaixo: quantos, meta }: NonNullable<InicioVendas['meta']>): IconName => {
  if (quantos > 0) return 'warning';
  return meta === 0 ? 'list' : 'check';
};

const abaixo = (inicio: InicioVendas): OverviewEntry[] => {
  const title = 'Vendedores abaixo da meta';
  const href = rowsOf(inicio, 'meta', { situacao: 'Abaixo da meta' });
  if (!inicio.gerente) return [];
  return [
    knownEntry(inicio.meta, { title, href }, (meta) => ({
      title,
      href,
      value: meta.abaixo,
      detail:
        meta.abaixo === 0
          ? goodNews(inicio.ha, 'vendedores', meta.meta === 0 ? semMeta : 'Todos alcançaram a sua meta')
          : `Meta de ${writeMonth(inicio.competencia)}`,
      isCaution: meta.abaixo > 0,
      icon: <Icon name={iconOfMeta(meta)} />,
    })),
  ];
};

const doMes = (inicio: InicioVendas): OverviewEntry[] => {
  const title = `Vendas de ${writeMonth(inicio.competencia)}`;
  const href = rowsOf(inicio, 'vendas');
  const meta = { title: 'Meta do mês', href: rowsOf(inicio, 'meta') };
  return [
    knownEntry(inicio.vendas, { title, href }, ({ quantidade, valor }) => ({
      title,
      href,
      value: quantidade,
      detail: quantidade === 0 ? goodNews(inicio.ha, 'vendas', 'Nenhuma venda') : writeReais(valor),
      icon: <Icon name="shop" />,
    })),
    knownEntry(inicio.meta, meta, (known) => ({
      ...meta,
      detail:
        known.meta === 0 ? 'Sem meta' : `${written(known.vidas)} de ${written(known.meta)} vidas efetivadas`,
      icon: <Icon name="chart" />,
    })),
    ...abaixo(inicio),
  ];
};

const comissao = (inicio: InicioVendas, fechamento: string | undefined): OverviewEntry[] => {
  const month = writeMonth(inicio.competencia);
  const ofMonth = {
    title: `Comissão de ${month} até agora`,
    href: fechamento && rowsPath(fechamento, { competencia: writeMonth(inicio.competencia, '-') }),
  };
  const risco = { title: 'Comissão em risco', href: rowsOf(inicio, 'risco') };
  const closed = { title: 'Comissão fechada e ainda não paga', href: fechamento };
  return [
    knownEntry(inicio.vendas, withHref(ofMonth), (vendas) => ({
      ...withHref(ofMonth),
      detail: `${writeReais(vendas.comissao)}, estornos incluídos`,
      icon: <Icon name="percent" />,
    })),
    knownEntry(inicio.risco, risco, ({ quantidade, valor }) => ({
      ...risco,
      value: quantidade,
      detail:
        quantidade === 0
          ? goodNews(inicio.ha, 'vendas', 'Nenhuma')
          : `${writeReais(valor)} que um cancelamento ainda estorna`,
      icon: <Icon name="calendar" />,
    })),
    knownEntry(inicio.fechamento, withHref(closed), ({ naoPago, aFechar }) => ({
      ...withHref(closed),
      detail: writeReais(naoPago),
      note:
        inicio.gerente && aFechar.length > 0
          ? `A fechar: ${aFechar.map((each) => writeMonth(each)).join(', ')}`
          : undefined,
      isCaution: inicio.gerente && aFechar.length > 0,
      icon: <Icon name="wallet" />,
    })),
  ];
};

/** A line without a link while its screen does not exist. */
const withHref = ({ title, href }: { title: string; href: string | undefined }) => ({
  title,
  ...(href === undefined ? {} : { href }),
});

const contestacoes = (
  { contestacoes: abertas }: InicioVendas,
  fechamento: string | undefined,
): OverviewEntry[] => {
  if (abertas === null)
    return [knownEntry(abertas, { title: 'Contestações abertas' }, (none: never) => none)];
  return abertas.map(({ competencia, quantidade }) => ({
    ...withHref({
      title: `Contestações abertas de ${writeMonth(competencia)}`,
      href:
        fechamento &&
        rowsPath(
          fechamento,
          { competencia: writeMonth(competencia, '-'), aba: 'contestacoes' },
          { situacao: 'Aberta' },
        ),
    }),
    value: quantidade,
    detail: 'Esperam por uma resposta',
    isCaution: true,
    icon: <Icon name="warning" />,
  }));
};

const semComissao = (inicio: InicioVendas): OverviewEntry[] =>
  (inicio.vendas?.semComissao ?? []).map(({ motivo, quantidade }) => ({
    title: motivo,
    href: rowsOf(inicio, 'vendas', { semComissao: motivo }),
    value: quantidade,
    detail: `Vendas de ${writeMonth(inicio.competencia)}`,
    icon: <Icon name="list" />,
  }));

/** Text for a month without unpaid sales; without any sale it is no good news. */
const semComissaoText = ({ ha, vendas }: InicioVendas): string | undefined => {
  if (vendas === null) return 'Não foi possível obter este número agora';
  return goodNews(
    ha,
    'vendas',
    vendas.quantidade === 0 ? 'Nenhuma venda no mês.' : 'Toda venda do mês dá comissão.',
  );
};

/**
 * The month, the commission, and the sales without commission; `fechamento` is the address of the closing, if there is one.
 */
export const inicioVendasSections = (
  inicio: InicioVendas | undefined,
  fechamento: string | undefined,
): OverviewSection[] => [
  { title: 'O mês e a meta', entries: inicio ? doMes(inicio) : [], expected: 3 },
  {
    title: 'Comissão',
    entries: inicio ? [...comissao(inicio, fechamento), ...contestacoes(inicio, fechamento)] : [],
    expected: 3,
  },
  {
    title: 'Vendas sem comissão',
    entries: inicio ? semComissao(inicio) : [],
    expected: 3,
    emptyText: inicio && semComissaoText(inicio),
  },
];
