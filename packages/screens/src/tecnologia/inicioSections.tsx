import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { InicioTecnologia } from '@vidas/api-client/tecnologia/inicio.contract.ts';
import dayjs from 'dayjs';
import { Icon, type IconName } from '../app/icons.tsx';
import type { OverviewSection } from '../app/ModuleOverview.tsx';
import { conferenciaEntry } from '../report/conferencia-da-noite/conferenciaEntry.tsx';
import { knownEntry, type OverviewEntry } from '../app/pendingEntry.tsx';
import { rowsPath } from '../report/urlFilters.ts';

interface Line {
  readonly title: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly href: string;
}

const entryOf = (count: number | null, { icon, ...line }: Line): OverviewEntry =>
  knownEntry(count, line, (value) => ({ ...line, value, icon: <Icon name={icon} /> }));

const entries = ({
  competencia,
  aplicativo,
  usuarios,
  migracoes,
  mudancasDaConta,
  pedidos,
  conferencia,
}: InicioTecnologia): OverviewEntry[] => {
  const periodo = {
    inicio: `${competencia}-01`,
    fim: dayjs(`${competencia}-01`).endOf('month').format('YYYY-MM-DD'),
  };
  const at = (route: string, asked: Record<string, string> = { todos: '1' }) =>
    rowsPath(`/modulos/tecnologia/${route}`, asked);
  return [
    entryOf(pedidos, {
      title: 'Aguardando segunda pessoa',
      detail: 'Mudanças de acesso',
      icon: 'key',
      href: at('pessoas', { aba: 'aguardando' }),
    }),
    entryOf(aplicativo, {
      title: 'Usuários do aplicativo',
      detail: `Registrados em ${writeMonth(competencia)}`,
      icon: 'smartphone',
      href: at('rel-usuarios-api', periodo),
    }),
    entryOf(usuarios, {
      title: 'Usuários do sistema',
      detail: 'Com login ativo',
      icon: 'users',
      href: at('usuarios-sistema'),
    }),
    entryOf(migracoes, {
      title: 'Migrações do banco de dados',
      detail: 'Aplicadas',
      icon: 'list',
      href: at('migracoes'),
    }),
    conferenciaEntry(conferencia, 'tecnologia'),
    entryOf(mudancasDaConta, {
      title: 'Mudanças da conta',
      detail: 'Faturas lidas de outro modo',
      icon: 'list',
      href: at('mudancas-da-conta'),
    }),
  ];
};

/** Users of the systems, and the state of the database (TEC-2). */
export const inicioSections = (inicio: InicioTecnologia | undefined): OverviewSection[] => [
  { title: 'Sistemas', entries: inicio ? entries(inicio) : [], expected: 6 },
];
