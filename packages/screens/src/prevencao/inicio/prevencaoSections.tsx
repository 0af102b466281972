import { writeDay } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  InicioPrevencao,
  ListaDoInicio,
  NumerosDaLista,
} from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import { listasDoInicio } from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import { goodNews } from '../../app/goodNews.ts';
import { Icon, type IconName } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { notaDoCalculo } from '../../app/notaDoCalculo.ts';
import type { OverviewEntry } from '../../app/pendingEntry.tsx';
import { rowsPath } from '../../report/urlFilters.ts';

type Asks = Readonly<Record<string, string>>;

interface Lista {
  readonly title: string;
  readonly route: string;
  readonly icon: IconName;
  readonly asked: (inicio: InicioPrevencao) => Asks;
}

const listas: Readonly<Record<ListaDoInicio, Lista>> = {
  gestantes: {
    title: 'Possíveis gestantes',
    route: 'possiveis-gestantes',
    icon: 'pregnant',
    asked: ({ gestantesDesde, hoje }) => ({ inicio: gestantesDesde, fim: hoje }),
  },
  acima55: {
    title: 'Acima de 55 anos',
    route: 'beneficiarios-acima-55',
    icon: 'users',
    asked: () => ({ todos: '1' }),
  },
  criancas: {
    title: 'Crianças com CID E66',
    route: 'beneficiarios-cid-e66',
    icon: 'activity',
    asked: () => ({ criancas: '1' }),
  },
  adultos: {
    title: 'Adultos com CID E66',
    route: 'beneficiarios-cid-e66',
    icon: 'activity',
    asked: () => ({ adultos: '1' }),
  },
  bariatrica: {
    title: 'Restrição bariátrica',
    route: 'restricao-bariatrica',
    icon: 'bariatric',
    asked: ({ bariatricaDesde, hoje }) => ({ inicio: bariatricaDesde, fim: hoje }),
  },
};

interface Figure {
  readonly title: string;
  readonly value: (numeros: NumerosDaLista) => number;
  readonly detail: (numeros: NumerosDaLista) => string;
  /** Text for a count of zero on a list with people. */
  readonly nobody?: (numeros: NumerosDaLista) => string;
  readonly filters: (inicio: InicioPrevencao) => Asks;
}

const doMes = ({ hoje }: InicioPrevencao): Asks => ({
  ultimoContato: `${writeDay(`${hoje.slice(0, 8)}01`)}..${writeDay(hoje)}`,
});

const parte = (part: number, whole: number): string =>
  whole === 0 ? 'Ninguém foi contatado' : `${Math.round((part / whole) * 100)}% dos contatados`;

const figures: readonly Figure[] = [
  {
    title: 'Para ligar hoje',
    value: ({ paraLigar }) => paraLigar,
    detail: () => 'Contato combinado até hoje',
    nobody: ({ nuncaContatadas }) =>
      nuncaContatadas === 0
        ? 'Ninguém'
        : `Nada combinado, ${counted(nuncaContatadas, 'nunca contatada', 'nunca contatadas')}`,
    filters: () => ({ contato: 'Para ligar hoje' }),
  },
  {
    title: 'Nunca contatadas',
    value: ({ nuncaContatadas }) => nuncaContatadas,
    detail: () => 'Sem contato no programa',
    nobody: () => 'Todas já foram contatadas',
    filters: () => ({ contato: 'Nunca contatado' }),
  },
  {
    title: 'Pessoas nos programas',
    value: ({ pessoas }) => pessoas,
    detail: () => 'Com plano ativo hoje',
    filters: () => ({}),
  },
  {
    title: 'Contatadas no mês',
    value: ({ contatadas }) => contatadas,
    detail: () => 'Pelo último contato',
    filters: doMes,
  },
  {
    title: 'Alcançadas no mês',
    value: ({ alcancadas }) => alcancadas,
    detail: ({ alcancadas, contatadas }) => parte(alcancadas, contatadas),
    filters: (inicio) => ({ ...doMes(inicio), falou: 'Sim' }),
  },
];

/** An empty list has nobody to call and nobody who waits. */
const detailOf = ({ ha }: InicioPrevencao, { value, detail, nobody }: Figure, numeros: NumerosDaLista) => {
  if (numeros.pessoas === 0) return goodNews(ha, 'vidas', 'Ninguém neste programa');
  return nobody && value(numeros) === 0 ? nobody(numeros) : detail(numeros);
};

const entryOf = (inicio: InicioPrevencao, figure: Figure, numeros: NumerosDaLista): OverviewEntry => {
  const { title, route, icon, asked } = listas[numeros.lista];
  return {
    title,
    value: figure.value(numeros),
    detail: detailOf(inicio, figure, numeros),
    href: rowsPath(`/modulos/prevencao/${route}`, asked(inicio), figure.filters(inicio)),
    icon: <Icon name={icon} />,
  };
};

/** The figures of each list, calls of today first; each leads to its rows. */
export const prevencaoSections = (inicio: InicioPrevencao | undefined): OverviewSection[] =>
  figures.map((figure) => ({
    title: figure.title,
    entries: inicio ? inicio.listas.map((numeros) => entryOf(inicio, figure, numeros)) : [],
    expected: listasDoInicio.length,
    ...notaDoCalculo(inicio?.listas ?? []),
  }));
