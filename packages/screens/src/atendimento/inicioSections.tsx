import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import type { InicioAtendimento } from '@vidas/api-client/atendimento/inicio.contract.ts';
import { situacoesDoPrazo } from '@vidas/api-client/atendimento/prazo/solicitacao.rules.ts';
import dayjs from 'dayjs';
import { emptyBase } from '../app/goodNews.ts';
import type { Overview } from '../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow, pendingRow } from '../app/overviewRow.ts';
import { rowsPath } from '../report/urlFilters.ts';

const at = (route: string): string => `/modulos/atendimento/${route}`;

type Indicador = keyof NonNullable<InicioAtendimento['protocolos']>;

interface Rotulo {
  readonly label: string;
  /** Filters of the registry that show exactly the counted protocols. */
  readonly filters: Readonly<Record<string, string>>;
  readonly note?: string;
}

const indicadores: Readonly<Record<Indicador, Rotulo>> = {
  atendimentos: { label: 'Total de atendimentos', filters: {} },
  reclamacoes: { label: 'Reclamações', filters: { manifesto: 'Reclamação' } },
  felizes: {
    label: 'Usuários felizes',
    filters: { satisfacao: 'Usuário feliz' },
    note: 'Protocolos de elogio',
  },
  tristes: {
    label: 'Usuários tristes',
    filters: { satisfacao: 'Usuário triste' },
    note: 'Reclamações do mês ainda não encerradas',
  },
};

const doMes =
  ({ competencia, protocolos }: InicioAtendimento) =>
  (name: Indicador): OverviewRow => {
    const periodo = {
      inicio: `${competencia}-01`,
      fim: dayjs(`${competencia}-01`).endOf('month').format('YYYY-MM-DD'),
    };
    const { label, filters, note } = indicadores[name];
    const line = { label, href: rowsPath(at('registro-protocolo'), periodo, filters) };
    return knownRow(protocolos, line, (counts) => ({
      ...line,
      note,
      cells: [counts[name]],
      share: counts[name],
    }));
  };

const deToken = {
  label: 'Tokens aguardando protocolo',
  href: rowsPath(at('token-confirmacao'), { todos: '1' }, { situacao: 'Aguardando protocolo' }),
};

const emAnalise = {
  label: 'Autorizações em análise',
  href: rowsPath(at('registro-autorizacao'), { emAnalise: '1' }, {}),
};

const emAberto = {
  label: 'Protocolos em aberto',
  href: rowsPath(at('registro-protocolo'), { abertos: '1' }, {}),
};

const deReclamacao = {
  label: 'Reclamações em aberto',
  href: rowsPath(at('registro-protocolo'), { abertos: '1' }, { satisfacao: 'Usuário triste' }),
};

/** Lists of waiting requests, with the question that each answers (ATD-23). */
const comPrazo = {
  autorizacoes: { nome: 'Autorizações', path: at('registro-autorizacao'), asked: { emAnalise: '1' } },
  protocolos: { nome: 'Protocolos', path: at('registro-protocolo'), asked: { abertos: '1' } },
  reanalises: { nome: 'Reanálises', path: at('reanalises'), asked: { abertas: '1' } },
} as const;

const estados = [
  ['VENCIDO', 'com prazo vencido'],
  ['HOJE', 'que vencem hoje'],
  ['A_VENCER', 'com prazo a vencer'],
] as const;

/** Waiting requests by their clock, whatever their month; late ones come first. */
const porPrazo = ({ prazos }: InicioAtendimento): OverviewRow[] =>
  estados.flatMap(([estado, palavras]) =>
    (['autorizacoes', 'protocolos', 'reanalises'] as const).map((lista) => {
      const { nome, path, asked } = comPrazo[lista];
      const line = {
        label: `${nome} ${palavras}`,
        href: rowsPath(path, asked, { prazo: situacoesDoPrazo[estado] }),
      };
      return knownRow(prazos, line, (contados) => ({
        ...line,
        cells: [contados[lista][estado]],
        share: contados[lista][estado],
        isCaution: estado === 'VENCIDO' && contados[lista][estado] > 0,
      }));
    }),
  );

/** Waiting work of any month, with the part of this month beside it (ATD-11). */
const esperando = ({
  competencia,
  ha,
  tokens,
  autorizacoes,
  autorizacoesDoMes,
  abertos,
}: InicioAtendimento): OverviewRow[] => {
  const doMesDe = (quantos: number): string => `${quantos} de ${writeMonth(competencia)}`;
  return [
    knownRow(tokens, deToken, (count) =>
      pendingRow(ha, { ...deToken, of: 'tokens', count, note: 'Consultas confirmadas, sem registro' }),
    ),
    knownRow(autorizacoes, emAnalise, (count) =>
      pendingRow(ha, {
        ...emAnalise,
        of: 'autorizacoes',
        count,
        note: doMesDe(autorizacoesDoMes ?? 0),
      }),
    ),
    knownRow(abertos, emAberto, ({ protocolos, doMes: noMes, desde }) => ({
      ...emAberto,
      cells: [protocolos],
      share: protocolos,
      ...(desde !== null && { note: `${doMesDe(noMes)}; o mais antigo de ${writeDay(desde)}` }),
    })),
    knownRow(abertos, deReclamacao, ({ reclamacoes }) => ({
      ...deReclamacao,
      cells: [reclamacoes],
      share: reclamacoes,
      note: 'Usuários tristes, de qualquer mês',
    })),
  ];
};

/** A total row without a bar, because its bar would dwarf those of the parts. */
const semBarra = ({ share: _share, ...row }: OverviewRow): OverviewRow => row;

const factOf = ({ ha, tokens }: InicioAtendimento): string | undefined => {
  if (tokens === null) return undefined;
  return tokens === 0
    ? (emptyBase(ha, 'tokens') ?? 'Nenhum token aguarda protocolo')
    : `${counted(tokens, 'token aguarda', 'tokens aguardam')} protocolo`;
};

/** Sections of the home: waiting work, and the four indicators of the month (ATD-7, ATD-8). */
export const inicioAtendimento = (inicio: InicioAtendimento | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act:
    (inicio?.tokens ?? 0) > 0
      ? { label: 'Registrar protocolos', href: deToken.href }
      : { label: 'Novo protocolo', href: at('registro-protocolo') },
  sections: [
    {
      title: 'Pendências',
      label: 'O quê',
      columns: [{ header: 'Quantidade' }],
      rows: inicio ? esperando(inicio) : [],
      expected: 4,
    },
    {
      title: 'Prazos',
      note: 'RN ANS 623/2024 e 566/2022, em dias úteis',
      label: 'O que espera',
      columns: [{ header: 'Quantidade' }],
      rows: inicio ? porPrazo(inicio) : [],
      expected: 9,
    },
    {
      title: 'Neste mês',
      note: inicio && writeMonth(inicio.competencia),
      label: 'Protocolos',
      columns: [{ header: 'Quantidade' }],
      rows: inicio ? (['reclamacoes', 'felizes', 'tristes'] as const).map(doMes(inicio)) : [],
      total: inicio && semBarra(doMes(inicio)('atendimentos')),
      expected: 4,
    },
  ],
});
