import type { FaixaAtraso, InicioCobranca } from '@vidas/api-client/cobranca/inicio';
import { formatCents } from '@vidas/ui/masks/decimal';
import { Icon } from '../app/icons.tsx';
import type { OverviewSection } from '../app/ModuleOverview.tsx';
import { counted } from '../write/counted.ts';
import { writeMonth } from '../write/writeMonth.ts';
import { type OverviewEntry, type Pending, pendingEntry } from '../app/pendingEntry.tsx';

const at = (route: string): string => `/modulos/cobranca/${route}`;

const retencao = (month: string, aba: string): string =>
  at(`retencao?competencia=${writeMonth(month, '-')}&aba=${aba}`);

/** The line of a count, or a line saying that it could not be read. */
const known = <Part,>(
  part: Part | null,
  { title, href }: Pick<Pending, 'title' | 'href'>,
  entry: (part: Part) => OverviewEntry,
): OverviewEntry =>
  part === null
    ? {
        title,
        href,
        detail: 'Não foi possível obter este número agora',
        value: '—',
        icon: <Icon name="refresh" />,
      }
    : entry(part);

const waiting = ({ competencia, cancelamentos, retencoes, campanhas }: InicioCobranca): OverviewEntry[] => {
  const month = writeMonth(competencia);
  const oldest = retencoes?.maisAntiga ?? null;
  const unattended = { title: 'Cancelados sem atendimento', href: retencao(competencia, 'cancelados') };
  const open = { title: 'Retenções em atendimento', href: retencao(competencia, 'atendimento') };
  const older = {
    title: 'Retenções de meses anteriores',
    href: retencao(oldest ?? competencia, 'atendimento'),
  };
  const held = { title: 'Campanhas por autorizar', href: at('mensageria') };
  return [
    known(cancelamentos, unattended, ({ semAtendimento }) =>
      pendingEntry({ ...unattended, count: semAtendimento, detail: `Cancelamentos de ${month} sem contato` }),
    ),
    known(retencoes, open, ({ noMes }) =>
      pendingEntry({ ...open, count: noMes, detail: `Atendimentos de ${month} por finalizar` }),
    ),
    known(retencoes, older, ({ anteriores }) =>
      pendingEntry({
        ...older,
        count: anteriores,
        detail: oldest === null ? '' : `Ainda em atendimento, desde ${writeMonth(oldest)}`,
      }),
    ),
    known(campanhas, held, ({ aguardando }) =>
      pendingEntry({ ...held, count: aguardando, detail: 'Importadas, aguardando autorização de envio' }),
    ),
  ];
};

const happening = ({ competencia, cancelamentos, campanhas, enviados }: InicioCobranca): OverviewEntry[] => {
  const month = writeMonth(competencia);
  const gone = { title: 'Cancelamentos', href: retencao(competencia, 'cancelados') };
  const running = { title: 'Campanhas em envio', href: at('mensageria') };
  const bills = { title: 'Boletos enviados', href: at('gera-boleto') };
  const papers = { title: 'Declarações de imposto de renda enviadas', href: at('imposto-de-renda') };
  return [
    known(cancelamentos, gone, ({ quantidade }) => ({
      ...gone,
      value: quantidade,
      detail: `Beneficiários com cancelamento em ${month}`,
      icon: <Icon name="removed" />,
    })),
    known(enviados, bills, ({ boletos }) => ({
      ...bills,
      value: boletos,
      detail: `Por e-mail em ${month}`,
      icon: <Icon name="bill" />,
    })),
    known(enviados, papers, ({ declaracoes }) => ({
      ...papers,
      value: declaracoes,
      detail: `Por e-mail em ${month}`,
      icon: <Icon name="declaration" />,
    })),
    known(campanhas, running, ({ enviando }) => ({
      ...running,
      value: enviando,
      detail: enviando === 0 ? 'Nenhuma em envio agora' : 'Mensagens saindo agora',
      icon: <Icon name="message" />,
    })),
  ];
};

/** What is pending in the module and the figures of the month; skeleton sections of the same height until they are known. */
export const inicioSections = (inicio: InicioCobranca | undefined): OverviewSection[] => [
  { title: 'Pendências', entries: inicio ? waiting(inicio) : [], expected: 4 },
  { title: 'Neste mês', entries: inicio ? happening(inicio) : [], expected: 4 },
];

/** '184 titulares e 3 empresas'; the companies only where there are any. */
export const writePagadores = ({
  titulares,
  empresas,
}: Pick<FaixaAtraso, 'titulares' | 'empresas'>): string =>
  [
    counted(titulares, 'titular', 'titulares'),
    ...(empresas > 0 ? [counted(empresas, 'empresa', 'empresas')] : []),
  ].join(' e ');

/** One line for each age, with a link to its titles. */
export const atrasoEntries = (faixas: readonly FaixaAtraso[]): OverviewEntry[] =>
  faixas.map(({ nome, inicio, fim, valor, ...pagadores }) => ({
    title: nome,
    detail: pagadores.titulares + pagadores.empresas === 0 ? 'Ninguém' : writePagadores(pagadores),
    value: `R$ ${formatCents(valor)}`,
    icon: <Icon name="calendar" />,
    href: at(`pagamento-vencido?inicio=${inicio}&fim=${fim}`),
  }));
