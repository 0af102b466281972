import { counted } from '@vidas/api-client/words/counted.ts';
import type { InicioCredenciamento } from '@vidas/api-client/credenciamento/inicio.contract.ts';
import { emptyBase, goodNews } from '../app/goodNews.ts';
import type { Overview, OverviewSection } from '../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow } from '../app/overviewRow.ts';
import { rowsPath } from '../report/urlFilters.ts';

const redePath = (filters: Readonly<Record<string, string>> = {}): string =>
  rowsPath('/modulos/credenciamento/rede', { todos: '1' }, filters);

const credenciado = { situacao: 'Credenciado' } as const;

const columns = [{ header: 'Prestadores' }];

const daRede = ({ rede }: InicioCredenciamento): OverviewRow[] => {
  const row = (
    name: keyof NonNullable<typeof rede>,
    line: Pick<OverviewRow, 'label' | 'href' | 'note'>,
  ): OverviewRow =>
    knownRow(rede, line, (counts) => ({ ...line, cells: [counts[name]], share: counts[name] }));
  return [
    row('credenciados', { label: 'Credenciados', href: redePath(credenciado) }),
    row('semGuias', {
      label: 'Credenciados sem guias',
      note: 'Nenhuma recebida em 12 meses',
      href: redePath({ ...credenciado, guias: '0' }),
    }),
    row('descredenciados', {
      label: 'Descredenciados',
      href: redePath({ situacao: 'Descredenciado' }),
    }),
  ];
};

/** The largest groups of a column, each with its accredited providers. */
const porColuna = (
  inicio: InicioCredenciamento | undefined,
  title: string,
  de: 'especialidades' | 'cidades',
  coluna: 'especialidade' | 'cidade',
): OverviewSection => ({
  title,
  label: title.replace(/s$/, ''),
  columns,
  rows: (inicio?.[de] ?? []).map(({ nome, quantidade }) => ({
    label: nome,
    href: redePath({ ...credenciado, [coluna]: nome }),
    cells: [quantidade],
    share: quantidade,
  })),
  expected: 5,
  emptyText:
    inicio?.[de] === null
      ? 'Não foi possível obter este número agora'
      : inicio && goodNews(inicio.ha, 'prestadores', `Nenhum prestador credenciado com ${coluna}`),
});

const factOf = ({ ha, rede }: InicioCredenciamento): string | undefined => {
  if (rede === null) return undefined;
  const { credenciados, semGuias } = rede;
  if (credenciados === 0) return emptyBase(ha, 'prestadores') ?? 'Nenhum prestador credenciado';
  const todos = counted(credenciados, 'prestador credenciado', 'prestadores credenciados');
  return semGuias === 0 ? todos : `${todos}, ${semGuias.toLocaleString('pt-BR')} sem guias em 12 meses`;
};

/** The network of today, and its largest groups (CRE-3). */
export const inicioCredenciamento = (inicio: InicioCredenciamento | undefined): Overview => {
  const nada = emptyBase(inicio?.ha, 'prestadores');
  return {
    fact: inicio && factOf(inicio),
    act: { label: 'Ver a rede credenciada', href: redePath() },
    sections: [
      {
        title: 'Rede',
        label: 'Situação',
        columns,
        rows: inicio && !nada ? daRede(inicio) : [],
        expected: 3,
        emptyText: nada,
      },
      porColuna(inicio, 'Especialidades', 'especialidades', 'especialidade'),
      porColuna(inicio, 'Cidades', 'cidades', 'cidade'),
    ],
  };
};
