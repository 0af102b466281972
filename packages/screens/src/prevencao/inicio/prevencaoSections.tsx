import { writeDay } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  InicioPrevencao,
  ListaDoInicio,
  NumerosDaLista,
} from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import { listasDoInicio } from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import { emptyBase } from '../../app/goodNews.ts';
import type { Overview } from '../../app/ModuleOverview.tsx';
import { notaDoCalculo } from '../../app/notaDoCalculo.ts';
import type { OverviewRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';

type Asks = Readonly<Record<string, string>>;

interface Lista {
  readonly label: string;
  readonly route: string;
  readonly asked: (inicio: InicioPrevencao) => Asks;
}

const listas: Readonly<Record<ListaDoInicio, Lista>> = {
  gestantes: {
    label: 'Possíveis gestantes',
    route: 'possiveis-gestantes',
    asked: ({ gestantesDesde, hoje }) => ({ inicio: gestantesDesde, fim: hoje }),
  },
  acima55: {
    label: 'Acima de 55 anos',
    route: 'beneficiarios-acima-55',
    asked: () => ({ todos: '1' }),
  },
  criancas: {
    label: 'Crianças com CID E66',
    route: 'beneficiarios-cid-e66',
    asked: () => ({ criancas: '1' }),
  },
  adultos: {
    label: 'Adultos com CID E66',
    route: 'beneficiarios-cid-e66',
    asked: () => ({ adultos: '1' }),
  },
  bariatrica: {
    label: 'Restrição bariátrica',
    route: 'restricao-bariatrica',
    asked: ({ bariatricaDesde, hoje }) => ({ inicio: bariatricaDesde, fim: hoje }),
  },
};

type Figure = 'paraLigar' | 'nuncaContatadas' | 'pessoas' | 'contatadas' | 'alcancadas';

interface Column {
  readonly of: Figure;
  readonly header: string;
  readonly filters: (inicio: InicioPrevencao) => Asks;
}

/** Contacts from the first of the month until today. */
const doMes = ({ hoje }: InicioPrevencao): Asks => ({
  ultimoContato: `${writeDay(`${hoje.slice(0, 7)}-01`)}..${writeDay(hoje)}`,
});

const columns: readonly [Column, ...Column[]] = [
  { of: 'paraLigar', header: 'Para ligar hoje', filters: () => ({ contato: 'Para ligar hoje' }) },
  { of: 'nuncaContatadas', header: 'Nunca contatadas', filters: () => ({ contato: 'Nunca contatado' }) },
  { of: 'pessoas', header: 'Pessoas', filters: () => ({}) },
  { of: 'contatadas', header: 'Contatadas no mês', filters: doMes },
  {
    of: 'alcancadas',
    header: 'Alcançadas no mês',
    filters: (inicio) => ({ ...doMes(inicio), falou: 'Sim' }),
  },
];

const [ligar, nunca] = columns;

/** Share of the contacted people who were reached. */
const parte = ({ alcancadas, contatadas }: NumerosDaLista): string | null =>
  contatadas === 0 ? null : `${Math.round((alcancadas / contatadas) * 100)}%`;

const pathOf = (inicio: InicioPrevencao, lista: ListaDoInicio, { filters }: Column): string =>
  rowsPath(`/modulos/prevencao/${listas[lista].route}`, listas[lista].asked(inicio), filters(inicio));

const rowOf = (inicio: InicioPrevencao, numeros: NumerosDaLista): OverviewRow => ({
  label: listas[numeros.lista].label,
  href: pathOf(inicio, numeros.lista, ligar),
  cells: [
    ...columns.map((column, at) =>
      at === 0
        ? numeros[column.of]
        : { text: numeros[column.of], href: pathOf(inicio, numeros.lista, column) },
    ),
    parte(numeros),
  ],
  share: numeros.paraLigar,
});

const sumOf = ({ listas: all }: InicioPrevencao, of: Figure): number =>
  all.reduce((sum, each) => sum + each[of], 0);

/** A person of two lists is called for each of them: the sums count calls, not people. */
const factOf = (inicio: InicioPrevencao): string => {
  const hoje = sumOf(inicio, 'paraLigar');
  const sem = sumOf(inicio, 'nuncaContatadas');
  if (sumOf(inicio, 'pessoas') === 0) return emptyBase(inicio.ha, 'vidas') ?? 'Ninguém está nos programas';
  const ligacoes = hoje === 0 ? 'Nenhuma ligação' : counted(hoje, 'ligação', 'ligações');
  return `${ligacoes} para hoje${sem === 0 ? '' : `, ${counted(sem, 'nunca contatada', 'nunca contatadas')}`}`;
};

const actOf = (inicio: InicioPrevencao | undefined): Overview['act'] => {
  const greatest = ({ of }: Column) =>
    inicio?.listas.toSorted((a, b) => b[of] - a[of]).find((each) => each[of] > 0);
  for (const column of [ligar, nunca].filter((each) => each !== undefined)) {
    const found = greatest(column);
    if (inicio && found)
      return {
        label: `Ligar: ${listas[found.lista].label}`,
        href: pathOf(inicio, found.lista, column),
      };
  }
  return { label: 'Ver os acima de 55 anos', href: '/modulos/prevencao/beneficiarios-acima-55?todos=1' };
};

/** The figures of each list, calls of today first; each leads to its rows. */
export const prevencaoSections = (inicio: InicioPrevencao | undefined): Overview => {
  const nada = emptyBase(inicio?.ha, 'vidas');
  return {
    fact: inicio && factOf(inicio),
    act: actOf(inicio),
    sections: [
      {
        title: 'Programas',
        label: 'Lista',
        columns: [...columns, { header: 'Dos contatados' }],
        rows: inicio && !nada ? inicio.listas.map((numeros) => rowOf(inicio, numeros)) : [],
        emptyText: nada,
        expected: listasDoInicio.length,
        isWide: true,
        ...notaDoCalculo(inicio?.listas ?? []),
      },
    ],
  };
};
