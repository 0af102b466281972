import type { InicioCredenciamento } from '@vidas/api-client/credenciamento/inicio.contract.ts';
import { goodNews } from '../app/goodNews.ts';
import { Icon, type IconName } from '../app/icons.tsx';
import type { OverviewSection } from '../app/ModuleOverview.tsx';
import { knownEntry, type OverviewEntry } from '../app/pendingEntry.tsx';
import { rowsPath } from '../report/urlFilters.ts';

const redePath = (filters: Readonly<Record<string, string>>): string =>
  rowsPath('/modulos/credenciamento/rede', { todos: '1' }, filters);

const credenciado = { situacao: 'Credenciado' } as const;

const daRede = ({ ha, rede }: InicioCredenciamento): OverviewEntry[] => {
  const line = (
    name: keyof NonNullable<typeof rede>,
    icon: IconName,
    words: { title: string; detail: string | undefined; href: string },
  ): OverviewEntry =>
    knownEntry(rede, words, (counts) => ({ ...words, value: counts[name], icon: <Icon name={icon} /> }));
  return [
    line('credenciados', 'deal', {
      title: 'Credenciados',
      detail: goodNews(ha, 'prestadores', 'Prestadores na rede hoje'),
      href: redePath(credenciado),
    }),
    line('semGuias', 'list', {
      title: 'Credenciados sem guias',
      detail: goodNews(ha, 'prestadores', 'Nenhuma recebida em 12 meses'),
      href: redePath({ ...credenciado, guias: '0' }),
    }),
    line('descredenciados', 'removed', {
      title: 'Descredenciados',
      detail: goodNews(ha, 'prestadores', 'Saíram da rede'),
      href: redePath({ situacao: 'Descredenciado' }),
    }),
  ];
};

/** The groups of a column, each with its accredited providers; after a failure one line with the reason. */
const porColuna = (
  grupos: InicioCredenciamento['especialidades'],
  coluna: 'especialidade' | 'cidade',
  icon: IconName,
): OverviewEntry[] =>
  grupos === null
    ? [
        knownEntry<OverviewEntry>(
          null,
          { title: 'Credenciados', href: redePath(credenciado) },
          (line) => line,
        ),
      ]
    : grupos.map(({ nome, quantidade }) => ({
        title: nome,
        value: quantidade,
        icon: <Icon name={icon} />,
        href: redePath({ ...credenciado, [coluna]: nome }),
      }));

/** The network of today, and its largest groups (CRE-3). */
export const inicioSections = (inicio: InicioCredenciamento | undefined): OverviewSection[] => [
  { title: 'Rede', entries: inicio ? daRede(inicio) : [], expected: 3 },
  {
    title: 'Especialidades',
    entries: inicio ? porColuna(inicio.especialidades, 'especialidade', 'medical') : [],
    expected: 5,
    emptyText: inicio && goodNews(inicio.ha, 'prestadores', 'Nenhum prestador credenciado com especialidade'),
  },
  {
    title: 'Cidades',
    entries: inicio ? porColuna(inicio.cidades, 'cidade', 'building') : [],
    expected: 5,
    emptyText: inicio && goodNews(inicio.ha, 'prestadores', 'Nenhum prestador credenciado com cidade'),
  },
];
