import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { InicioVendas } from '@vidas/api-client/vendas/inicio/inicio.contract.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { emptyBase, goodNews } from '../../app/goodNews.ts';
import type { Overview } from '../../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';
import { semRegraPath } from '../fechamento/semRegra.ts';

const written = (count: number): string => count.toLocaleString('pt-BR');

type Filters = Readonly<Record<string, string>>;

/** Address of the rows in a tab of the launches. */
const rowsOf = ({ competencia }: Pick<InicioVendas, 'competencia'>, aba: string, filters?: Filters): string =>
  rowsPath('/modulos/vendas/lancamentos-vendas', { competencia: writeMonth(competencia, '-'), aba }, filters);

/** A line without a link while its screen does not exist. */
const withHref = (label: string, href: string | undefined) => ({
  label,
  ...(href === undefined ? {} : { href }),
});

const abaixo = (inicio: InicioVendas): OverviewRow[] => {
  const line = {
    label: 'Vendedores abaixo da meta',
    href: rowsOf(inicio, 'meta', { situacao: 'Abaixo da meta' }),
  };
  if (!inicio.gerente) return [];
  return [
    knownRow(inicio.meta, line, (meta) => ({
      ...line,
      cells: [meta.abaixo],
      isCaution: meta.abaixo > 0,
      note:
        meta.abaixo === 0
          ? goodNews(
              inicio.ha,
              'vendedores',
              meta.meta === 0 ? 'Nenhum vendedor tem meta' : 'Todos alcançaram a sua meta',
            )
          : undefined,
    })),
  ];
};

/** Counting lives, with the goal and the effectuated ones; or the reason why none counts. */
const metaEscrita = ({ vidas, meta, efetivadas }: NonNullable<InicioVendas['meta']>): string => {
  const contam = `${written(vidas)} de ${written(meta)} vidas para a meta`;
  if (efetivadas === vidas) return contam;
  return vidas === 0
    ? `${contam}; ${counted(efetivadas, 'efetivada', 'efetivadas')}, e nenhuma conta: a regra não conta para a meta`
    : `${contam}; ${counted(efetivadas, 'efetivada', 'efetivadas')}`;
};

const doMes = (inicio: InicioVendas): OverviewRow[] => {
  const vendas = withHref(`Vendas de ${writeMonth(inicio.competencia)}`, rowsOf(inicio, 'vendas'));
  const meta = withHref('Meta do mês', rowsOf(inicio, 'meta'));
  return [
    knownRow(inicio.vendas, vendas, ({ quantidade, valor }) => ({
      ...vendas,
      cells: [quantidade, formatCents(valor)],
      note: quantidade === 0 ? emptyBase(inicio.ha, 'vendas') : undefined,
    })),
    knownRow(inicio.meta, meta, (known) => ({
      ...meta,
      cells: [],
      note: known.meta === 0 ? 'Sem meta' : metaEscrita(known),
    })),
    ...abaixo(inicio),
  ];
};

/** Unpaid closed months, each with its own rows; without any, one line says so. */
const fechadas = (inicio: InicioVendas, fechamento: string | undefined): OverviewRow[] => {
  const none = { label: 'Comissão fechada e ainda não paga' };
  if (inicio.fechamento === null) return [knownRow(inicio.fechamento, none, (no: never) => no)];
  const { naoPagos, aFechar } = inicio.fechamento;
  const isCaution = inicio.gerente && aFechar.length > 0;
  const note = isCaution ? `A fechar: ${aFechar.map((each) => writeMonth(each)).join(', ')}` : undefined;
  if (naoPagos.length === 0) return [{ ...none, cells: [null, formatCents(0)], note, isCaution }];
  return naoPagos.map(({ competencia, valor }, index) => ({
    ...withHref(
      `Comissão de ${writeMonth(competencia)}, fechada e ainda não paga`,
      fechamento && rowsPath(fechamento, { competencia: writeMonth(competencia, '-') }),
    ),
    cells: [null, formatCents(valor)],
    ...(index === 0 ? { note, isCaution } : {}),
  }));
};

/** Sales of the months to be closed that only a rule would pay (COM-47). */
const semRegra = ({ gerente, vendas }: InicioVendas, fechamento: string | undefined): OverviewRow[] =>
  gerente && vendas !== null
    ? vendas.semRegraAFechar.map(({ competencia, quantidade }) => ({
        ...withHref(
          `Sem regra em ${writeMonth(competencia)}, a fechar`,
          fechamento && semRegraPath(fechamento, writeMonth(competencia, '-')),
        ),
        cells: [quantidade],
        note: 'depois de fechado, regra nenhuma as paga',
        isCaution: true,
      }))
    : [];

const comissao = (inicio: InicioVendas, fechamento: string | undefined): OverviewRow[] => {
  const month = writeMonth(inicio.competencia);
  const ofMonth = withHref(
    `Comissão de ${month} até agora`,
    fechamento && rowsPath(fechamento, { competencia: writeMonth(inicio.competencia, '-') }),
  );
  const risco = withHref('Comissão em risco', rowsOf(inicio, 'risco'));
  return [
    knownRow(inicio.vendas, ofMonth, (vendas) => ({
      ...ofMonth,
      cells: [null, formatCents(vendas.comissao)],
      note: 'estornos incluídos',
    })),
    knownRow(inicio.risco, risco, ({ quantidade, valor }) => ({
      ...risco,
      cells: [quantidade, formatCents(valor)],
      note: quantidade === 0 ? emptyBase(inicio.ha, 'vendas') : 'que um cancelamento ainda estorna',
    })),
    ...fechadas(inicio, fechamento),
    ...semRegra(inicio, fechamento),
  ];
};

const abertasDe = (fechamento: string, competencia: string): string =>
  rowsPath(
    fechamento,
    { competencia: writeMonth(competencia, '-'), aba: 'contestacoes' },
    { situacao: 'Aberta' },
  );

const contestacoes = (
  { contestacoes: abertas }: InicioVendas,
  fechamento: string | undefined,
): OverviewRow[] => {
  if (abertas === null) return [knownRow(abertas, { label: 'Contestações abertas' }, (none: never) => none)];
  return abertas.map(({ competencia, quantidade }) => ({
    ...withHref(
      `Contestações abertas de ${writeMonth(competencia)}`,
      fechamento && abertasDe(fechamento, competencia),
    ),
    cells: [quantidade],
    isCaution: true,
  }));
};

/** Text for a month without unpaid sales; without any sale it is no good news. */
const semComissaoText = ({ ha, vendas }: InicioVendas): string | undefined => {
  if (vendas === null) return 'Não foi possível obter este número agora';
  return goodNews(
    ha,
    'vendas',
    vendas.quantidade === 0 ? 'Nenhuma venda no mês.' : 'Toda venda do mês dá comissão.',
  );
};

const factOf = ({ competencia, gerente, ha, meta, vendas }: InicioVendas): string | undefined => {
  const month = writeMonth(competencia);
  if (meta !== null && meta.meta > 0) {
    const reached = `${written(meta.vidas)} de ${written(meta.meta)} ${agree(meta.meta, 'vida', 'vidas')} para a meta em ${month}`;
    return gerente && meta.abaixo > 0
      ? `${reached}, ${counted(meta.abaixo, 'vendedor', 'vendedores')} abaixo da meta`
      : reached;
  }
  if (vendas === null) return undefined;
  return vendas.quantidade > 0
    ? `${counted(vendas.quantidade, 'venda', 'vendas')} em ${month}`
    : (emptyBase(ha, 'vendas') ?? `Nenhuma venda em ${month}`);
};

const actOf = (inicio: InicioVendas | undefined, fechamento: string | undefined): Overview['act'] => {
  const [contested] = inicio?.contestacoes ?? [];
  const [open] = inicio?.fechamento?.aFechar ?? [];
  if (fechamento !== undefined && inicio?.gerente) {
    if (contested)
      return { label: 'Responder contestações', href: abertasDe(fechamento, contested.competencia) };
    if (open)
      return {
        label: `Fechar ${writeMonth(open)}`,
        href: rowsPath(fechamento, { competencia: writeMonth(open, '-') }),
      };
  }
  return {
    label: 'Ver as vendas do mês',
    href: inicio ? rowsOf(inicio, 'vendas') : '/modulos/vendas/lancamentos-vendas',
  };
};

/**
 * The month, the commission, and the sales without commission; `fechamento` is the address of the closing, if there is one.
 */
export const inicioVendas = (inicio: InicioVendas | undefined, fechamento: string | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act: actOf(inicio, fechamento),
  sections: [
    {
      title: 'O mês e a meta',
      label: 'O quê',
      columns: [{ header: 'Quantidade' }, { header: 'R$' }],
      rows: inicio ? doMes(inicio) : [],
      expected: 3,
    },
    {
      title: 'Comissão',
      label: 'O quê',
      columns: [{ header: 'Quantidade' }, { header: 'R$' }],
      rows: inicio ? [...comissao(inicio, fechamento), ...contestacoes(inicio, fechamento)] : [],
      expected: 3,
    },
    {
      title: 'Vendas sem comissão',
      note: inicio && writeMonth(inicio.competencia),
      label: 'Motivo',
      columns: [{ header: 'Vendas' }],
      rows: (inicio?.vendas?.semComissao ?? []).map(({ motivo, quantidade }) => ({
        label: motivo,
        href: inicio && rowsOf(inicio, 'vendas', { semComissao: motivo }),
        cells: [quantidade],
        share: quantidade,
      })),
      expected: 3,
      emptyText: inicio && semComissaoText(inicio),
    },
  ],
});
