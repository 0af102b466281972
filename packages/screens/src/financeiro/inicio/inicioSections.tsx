import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { InicioFinanceiro } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import { semNada } from '@vidas/api-client/kinds/ha.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import dayjs from 'dayjs';
import { Icon, type IconName } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { knownEntry, type OverviewEntry } from '../../app/pendingEntry.tsx';
import { conferenciaEntry } from '../../report/conferencia-da-noite/conferenciaEntry.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { contasAPagarAsked } from '../contas-a-pagar/useContasAPagarUrl.ts';
import { saldosPath } from '../saldos/idadeSaldosCards.ts';

const at = (route: string): string => `/modulos/financeiro/${route}`;

interface Soma {
  readonly quantidade: number;
  readonly valor: number;
}

const entry = (
  { quantidade, valor }: Soma,
  rest: Pick<OverviewEntry, 'title' | 'href'>,
  {
    icon,
    words,
    isCaution = false,
    empty,
  }: { icon: IconName; words?: string; isCaution?: boolean; empty?: string | undefined },
): OverviewEntry => ({
  ...rest,
  detail: empty ?? [`R$ ${formatCents(valor)}`, words].filter(Boolean).join(', '),
  value: quantidade,
  isCaution: isCaution && quantidade > 0,
  icon: <Icon name={icon} />,
});

const noMes = (inicio: InicioFinanceiro): OverviewEntry[] => {
  const { competencia, hoje } = inicio;
  const periodo = {
    start: `${competencia}-01`,
    end: dayjs(`${competencia}-01`).endOf('month').format('YYYY-MM-DD'),
  };
  const ate = inicio.aVencer?.ate ?? hoje;
  const recebidos = {
    title: 'Recebimentos do mês',
    href: rowsPath(at('recebimentos'), { inicio: periodo.start, fim: periodo.end }),
  };
  const pagos = {
    title: 'Pagamentos do mês',
    href: rowsPath(
      at('ContasAPagarPgtsEfetuados'),
      contasAPagarAsked(periodo, { caixa: true, previdencia: true }),
    ),
  };
  const aVencer = {
    title: 'A vencer em 7 dias',
    href: rowsPath(at('idadeSaldos'), { todos: '1' }, { vencto: `${writeDay(hoje)}..${writeDay(ate)}` }),
  };
  return [
    knownEntry(inicio.recebidos, recebidos, (soma) => entry(soma, recebidos, { icon: 'money' })),
    knownEntry(inicio.aVencer, aVencer, (soma) =>
      entry(soma, aVencer, { icon: 'calendar', words: `até ${writeDay(ate)}`, empty: semTitulo(inicio) }),
    ),
    knownEntry(inicio.pagos, pagos, (soma) =>
      entry(soma, pagos, { icon: 'cash', words: 'com os do caixa e da previdência' }),
    ),
    conferenciaEntry(inicio.conferencia, 'financeiro'),
  ];
};

/** Text about open bills while there never was a title. */
const semTitulo = ({ ha }: InicioFinanceiro) => (ha?.titulos === false ? semNada.titulos : undefined);

const emAtraso = (inicio: InicioFinanceiro): OverviewEntry[] =>
  inicio.atraso === null
    ? [knownEntry<OverviewEntry>(null, { title: 'Faturas em atraso', href: saldosPath() }, (line) => line)]
    : inicio.atraso.map((faixa) =>
        entry(
          faixa,
          { title: faixa.nome, href: saldosPath(faixa.nome) },
          { icon: 'warning', isCaution: true, empty: semTitulo(inicio) },
        ),
      );

const arquivos = ({ arquivos: found }: InicioFinanceiro): OverviewEntry[] =>
  found === null
    ? [knownEntry<OverviewEntry>(null, { title: 'Arquivos de retorno' }, (line) => line)]
    : found.map(({ id, nome, recebidoEm, boletos }) => ({
        title: writeDayTime(recebidoEm),
        href: rowsPath(at('arquivo-banco'), { arquivo: id }),
        detail: `${counted(boletos, 'boleto', 'boletos')} em ${nome}`,
        icon: <Icon name="bank" />,
      }));

/** Figures of the month and the coming week, late bills by age, and the last return files; skeletons while loading. */
export const inicioSections = (inicio: InicioFinanceiro | undefined): OverviewSection[] => [
  { title: 'Neste mês', entries: inicio ? noMes(inicio) : [], expected: 4 },
  { title: 'Faturas em atraso', entries: inicio ? emAtraso(inicio) : [], expected: 4 },
  {
    title: 'Últimos arquivos do banco',
    entries: inicio ? arquivos(inicio) : [],
    expected: 5,
    emptyText: 'Nenhum arquivo de retorno ainda',
  },
];
