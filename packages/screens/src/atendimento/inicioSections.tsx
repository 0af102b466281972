import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { InicioAtendimento } from '@vidas/api-client/atendimento/inicio.contract.ts';
import dayjs from 'dayjs';
import { Icon, type IconName } from '../app/icons.tsx';
import type { OverviewSection } from '../app/ModuleOverview.tsx';
import { knownEntry, type OverviewEntry, pendingEntry } from '../app/pendingEntry.tsx';
import { rowsPath } from '../report/urlFilters.ts';

const at = (route: string): string => `/modulos/atendimento/${route}`;

type Indicador = keyof NonNullable<InicioAtendimento['protocolos']>;

interface Rotulo {
  readonly title: string;
  readonly icon: IconName;
  /** Filters of the registry that show exactly these protocols. */
  readonly filters: Readonly<Record<string, string>>;
  readonly detail: string;
}

const indicadores: Readonly<Record<Indicador, Rotulo>> = {
  atendimentos: {
    title: 'Total de atendimentos',
    icon: 'phone',
    filters: {},
    detail: 'Protocolos lançados',
  },
  reclamacoes: {
    title: 'Reclamações',
    icon: 'warning',
    filters: { manifesto: 'Reclamação' },
    detail: 'Protocolos de reclamação',
  },
  felizes: {
    title: 'Usuários felizes',
    icon: 'heart',
    filters: { satisfacao: 'Usuário feliz' },
    detail: 'Protocolos de elogio',
  },
  tristes: {
    title: 'Usuários tristes',
    icon: 'megaphone',
    filters: { satisfacao: 'Usuário triste' },
    detail: 'Reclamações ainda não encerradas',
  },
};

const doMes = ({ competencia, protocolos }: InicioAtendimento): OverviewEntry[] =>
  (Object.entries(indicadores) as [Indicador, Rotulo][]).map(([name, { title, icon, filters, detail }]) => {
    const periodo = {
      inicio: `${competencia}-01`,
      fim: dayjs(`${competencia}-01`).endOf('month').format('YYYY-MM-DD'),
    };
    const line = { title, href: rowsPath(at('registro-protocolo'), periodo, filters) };
    return knownEntry(protocolos, line, (counts) => ({
      ...line,
      value: counts[name],
      detail: `${detail} em ${writeMonth(competencia)}`,
      icon: <Icon name={icon} />,
    }));
  });

const esperando = ({ competencia, ha, tokens, autorizacoes }: InicioAtendimento): OverviewEntry[] => {
  const deToken = {
    title: 'Tokens aguardando protocolo',
    href: rowsPath(at('token-confirmacao'), { todos: '1' }, { situacao: 'Aguardando protocolo' }),
  };
  const emAnalise = {
    title: 'Autorizações em análise',
    href: rowsPath(
      at('registro-autorizacao'),
      { competencia: writeMonth(competencia, '-') },
      { status: 'Em análise' },
    ),
  };
  return [
    knownEntry(tokens, deToken, (count) =>
      pendingEntry(ha, { ...deToken, of: 'tokens', count, detail: 'Consultas confirmadas, sem registro' }),
    ),
    knownEntry(autorizacoes, emAnalise, (count) =>
      pendingEntry(ha, {
        ...emAnalise,
        of: 'autorizacoes',
        count,
        detail: `Lançadas em ${writeMonth(competencia)}`,
      }),
    ),
  ];
};

/** The four indicators of the month, and the waiting work (ATD-7, ATD-8). */
export const inicioSections = (inicio: InicioAtendimento | undefined): OverviewSection[] => [
  { title: 'Neste mês', entries: inicio ? doMes(inicio) : [], expected: 4 },
  { title: 'Pendências', entries: inicio ? esperando(inicio) : [], expected: 2 },
];
