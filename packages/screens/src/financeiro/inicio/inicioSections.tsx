import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { InicioFinanceiro } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import { faixasDeSaldo } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import dayjs from 'dayjs';
import { emptyBase } from '../../app/goodNews.ts';
import type { Overview, OverviewSection } from '../../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow } from '../../app/overviewRow.ts';
import { conferenciaRow } from '../../report/conferencia-da-noite/conferenciaRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';
import { contasAPagarAsked } from '../contas-a-pagar/useContasAPagarUrl.ts';
import { saldosPath } from '../saldos/idadeSaldosCards.ts';

const at = (route: string): string => `/modulos/financeiro/${route}`;

const naoLido = 'Não foi possível obter este número agora';

/** Name of the oldest band. */
const demorada = faixasDeSaldo.at(-1)?.nome;

const semTitulo = (inicio: InicioFinanceiro | undefined) => emptyBase(inicio?.ha, 'titulos');

const factOf = (inicio: InicioFinanceiro): string | undefined => {
  const { atraso } = inicio;
  if (atraso === null) return undefined;
  const total = atraso.reduce((sum, { quantidade }) => sum + quantidade, 0);
  if (total === 0) return semTitulo(inicio) ?? 'Nenhuma fatura em atraso';
  const antigas = atraso.find(({ nome }) => nome === demorada)?.quantidade ?? 0;
  const emAtraso = `${counted(total, 'fatura', 'faturas')} em atraso`;
  return antigas === 0 ? emAtraso : `${emAtraso}, ${antigas.toLocaleString('pt-BR')} há mais de 90 dias`;
};

const actOf = (inicio: InicioFinanceiro | undefined): Overview['act'] => {
  const oldest = inicio?.atraso?.findLast(({ quantidade }) => quantidade > 0);
  return oldest === undefined
    ? { label: 'Ler arquivo do banco', href: at('arquivo-banco') }
    : { label: 'Ver as mais antigas', href: saldosPath(oldest.nome) };
};

const emAtraso = (inicio: InicioFinanceiro | undefined): OverviewSection => {
  const atraso = inicio?.atraso ?? [];
  const sum = (of: 'quantidade' | 'valor') => atraso.reduce((all, each) => all + each[of], 0);
  return {
    title: 'Faturas em atraso',
    label: 'Faixa',
    columns: [{ header: 'Faturas' }, { header: 'R$' }],
    rows: semTitulo(inicio)
      ? []
      : atraso.map(({ nome, quantidade, valor }) => ({
          label: nome,
          href: saldosPath(nome),
          cells: [quantidade, formatCents(valor)],
          share: valor,
          isCaution: nome === demorada && quantidade > 0,
        })),
    total:
      atraso.length === 0 || semTitulo(inicio)
        ? undefined
        : { label: 'Total', cells: [sum('quantidade'), formatCents(sum('valor'))] },
    emptyText: semTitulo(inicio) ?? naoLido,
    expected: 5,
  };
};

const rowsOfMonth = (inicio: InicioFinanceiro): OverviewRow[] => {
  const { competencia, hoje } = inicio;
  const periodo = {
    start: `${competencia}-01`,
    end: dayjs(`${competencia}-01`).endOf('month').format('YYYY-MM-DD'),
  };
  const ate = inicio.aVencer?.ate ?? hoje;
  const recebidos = {
    label: 'Recebimentos do mês',
    href: rowsPath(at('recebimentos'), { inicio: periodo.start, fim: periodo.end }),
  };
  const pagos = {
    label: 'Pagamentos do mês',
    href: rowsPath(
      at('ContasAPagarPgtsEfetuados'),
      contasAPagarAsked(periodo, { caixa: true, previdencia: true }),
    ),
  };
  const aVencer = {
    label: 'A vencer em 7 dias',
    href: rowsPath(at('idadeSaldos'), { todos: '1' }, { vencto: `${writeDay(hoje)}..${writeDay(ate)}` }),
  };
  const row = (
    line: Pick<OverviewRow, 'label' | 'href'>,
    soma: InicioFinanceiro['recebidos'],
    note?: string,
  ): OverviewRow =>
    knownRow(soma, line, ({ quantidade, valor }) => ({
      ...line,
      note,
      cells: [quantidade, formatCents(valor)],
      share: valor,
    }));
  return [
    row(recebidos, inicio.recebidos),
    row(aVencer, inicio.aVencer, semTitulo(inicio) ?? `até ${writeDay(ate)}`),
    row(pagos, inicio.pagos, 'com os do caixa e da previdência'),
  ];
};

/** Late bills by age, the month and the coming week, the night check, and the last return files. */
export const inicioFinanceiro = (inicio: InicioFinanceiro | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act: actOf(inicio),
  sections: [
    emAtraso(inicio),
    {
      title: 'Neste mês',
      label: 'O quê',
      columns: [{ header: 'Quantidade' }, { header: 'R$' }],
      rows: inicio ? rowsOfMonth(inicio) : [],
      expected: 3,
    },
    {
      title: 'Conta',
      label: 'O quê',
      columns: [{ header: 'Diferenças' }],
      rows: inicio ? [conferenciaRow(inicio.conferencia, 'financeiro')] : [],
      expected: 1,
    },
    {
      title: 'Últimos arquivos do banco',
      label: 'Quando',
      columns: [{ header: 'O que aconteceu', isText: true }],
      rows: (inicio?.arquivos ?? []).map(({ id, nome, recebidoEm, boletos }) => ({
        label: writeDayTime(recebidoEm).replace(' ', '\u00A0'),
        href: rowsPath(at('arquivo-banco'), { arquivo: id }),
        cells: [`${counted(boletos, 'boleto', 'boletos')} em ${nome}`],
      })),
      expected: 5,
      emptyText: inicio?.arquivos === null ? naoLido : 'Nenhum arquivo de retorno ainda',
    },
  ],
});
