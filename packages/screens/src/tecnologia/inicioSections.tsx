import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { InicioTecnologia } from '@vidas/api-client/tecnologia/inicio.contract.ts';
import dayjs from 'dayjs';
import type { Overview } from '../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow } from '../app/overviewRow.ts';
import { conferenciaRow } from '../report/conferencia-da-noite/conferenciaRow.ts';
import { rowsPath } from '../report/urlFilters.ts';

const at = (route: string, asked: Record<string, string> = { todos: '1' }): string =>
  rowsPath(`/modulos/tecnologia/${route}`, asked);

const aguardando = at('pessoas', { aba: 'aguardando' });

const rowOf = (
  count: number | null,
  line: Pick<OverviewRow, 'label' | 'href' | 'note' | 'isCaution'>,
): OverviewRow => knownRow(count, line, (value) => ({ ...line, cells: [value] }));

const waiting = ({ pedidos, conferencia, mudancasDaConta }: InicioTecnologia): OverviewRow[] => [
  rowOf(pedidos, {
    label: 'Aguardando segunda pessoa',
    note: 'Mudanças de acesso',
    isCaution: pedidos !== null && pedidos > 0,
    href: aguardando,
  }),
  conferenciaRow(conferencia, 'tecnologia'),
  rowOf(mudancasDaConta, {
    label: 'Mudanças da conta',
    note: 'Faturas lidas de outro modo',
    href: at('mudancas-da-conta'),
  }),
];

const systems = ({ competencia, aplicativo, usuarios, migracoes }: InicioTecnologia): OverviewRow[] => [
  rowOf(aplicativo, {
    label: 'Usuários do aplicativo',
    note: `Registrados em ${writeMonth(competencia)}`,
    href: at('rel-usuarios-api', {
      inicio: `${competencia}-01`,
      fim: dayjs(`${competencia}-01`).endOf('month').format('YYYY-MM-DD'),
    }),
  }),
  rowOf(usuarios, {
    label: 'Usuários do sistema',
    note: 'Com login ativo',
    href: at('usuarios-sistema'),
  }),
  rowOf(migracoes, { label: 'Migrações do banco de dados', note: 'Aplicadas', href: at('migracoes') }),
];

const factOf = ({ pedidos }: InicioTecnologia): string | undefined => {
  if (pedidos === null) return undefined;
  if (pedidos === 0) return 'Nenhuma mudança de acesso aguarda';
  return `${counted(pedidos, 'mudança', 'mudanças')} de acesso ${agree(pedidos, 'aguarda', 'aguardam')} uma segunda pessoa`;
};

const columns = [{ header: 'Quantidade' }];

/** Changes that wait, users of the systems, and the state of the database (TEC-2). */
export const inicioTecnologia = (inicio: InicioTecnologia | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act:
    (inicio?.pedidos ?? 0) > 0
      ? { label: 'Decidir as mudanças', href: aguardando }
      : { label: 'Ver pessoas e acessos', href: '/modulos/tecnologia/pessoas' },
  sections: [
    { title: 'Pendências', label: 'O quê', columns, rows: inicio ? waiting(inicio) : [], expected: 3 },
    { title: 'Sistemas', label: 'O quê', columns, rows: inicio ? systems(inicio) : [], expected: 3 },
  ],
});
