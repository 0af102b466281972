import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import {
  aguardandoAutorizacao,
  statusCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { FaixaAtraso, InicioCobranca } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import dayjs from 'dayjs';
import { goodNews } from '../../app/goodNews.ts';
import { Icon } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { knownEntry, type OverviewEntry, pendingEntry } from '../../app/pendingEntry.tsx';

const processando = 1;

const at = (route: string): string => `/modulos/cobranca/${route}`;

const cancelados = (competencia: string, filters?: Readonly<Record<string, string>>): string =>
  rowsPath(at('retencao'), { competencia: writeMonth(competencia, '-'), aba: 'cancelados' }, filters);

const campanhas = (status: number): string =>
  rowsPath(at('mensageria'), {}, { status: statusCampanha[status] ?? '' });

const enviados = (month: string, documento: string): string => {
  const [inicio, fim] = [`${month}-01`, dayjs(month).endOf('month').format('YYYY-MM-DD')];
  return rowsPath(at('documento-enviado'), { inicio, fim }, { documento, situacao: 'Enviado' });
};

const waiting = (inicio: InicioCobranca): OverviewEntry[] => {
  const { competencia, ha } = inicio;
  const month = writeMonth(competencia);
  const unattended = {
    title: 'Cancelados sem atendimento',
    href: cancelados(competencia, { statusRet: 'Não atendido' }),
  };
  const open = { title: 'Retenções em atendimento', href: at('retencao?competencia=todas&aba=atendimento') };
  const held = { title: 'Campanhas aguardando autorização', href: campanhas(aguardandoAutorizacao) };
  return [
    knownEntry(inicio.cancelamentos, unattended, ({ semAtendimento }) =>
      pendingEntry(ha, {
        ...unattended,
        of: 'vidas',
        count: semAtendimento,
        detail: `Cancelamentos de ${month} sem contato`,
      }),
    ),
    knownEntry(inicio.retencoes, open, ({ abertas, anteriores, maisAntiga }) =>
      pendingEntry(ha, {
        ...open,
        of: 'retencoes',
        count: abertas,
        detail:
          maisAntiga === null
            ? 'Por finalizar'
            : `Por finalizar, ${counted(anteriores, 'de mês anterior', 'de meses anteriores')}, desde ${writeMonth(maisAntiga)}`,
      }),
    ),
    knownEntry(inicio.campanhas, held, ({ aguardando, ha: algumas }) =>
      pendingEntry(
        { campanhas: algumas },
        { ...held, of: 'campanhas', count: aguardando, detail: 'Importadas, o envio ainda não começou' },
      ),
    ),
  ];
};

const happening = (inicio: InicioCobranca): OverviewEntry[] => {
  const { competencia } = inicio;
  const month = writeMonth(competencia);
  const gone = { title: 'Cancelados no mês', href: cancelados(competencia) };
  const running = { title: 'Campanhas processando', href: campanhas(processando) };
  const bills = { title: 'Boletos enviados', href: enviados(competencia, 'Boleto') };
  const papers = {
    title: 'Declarações de imposto de renda enviadas',
    href: enviados(competencia, 'Declaração de imposto de renda'),
  };
  return [
    knownEntry(inicio.cancelamentos, gone, ({ quantidade }) => ({
      ...gone,
      value: quantidade,
      detail: `Beneficiários com cancelamento em ${month}`,
      icon: <Icon name="removed" />,
    })),
    knownEntry(inicio.enviados, bills, ({ boletos }) => ({
      ...bills,
      value: boletos,
      detail: `Por e-mail em ${month}`,
      icon: <Icon name="bill" />,
    })),
    knownEntry(inicio.enviados, papers, ({ declaracoes }) => ({
      ...papers,
      value: declaracoes,
      detail: `Por e-mail em ${month}`,
      icon: <Icon name="declaration" />,
    })),
    knownEntry(inicio.campanhas, running, ({ enviando }) => ({
      ...running,
      value: enviando,
      detail: enviando === 0 ? 'Nenhuma em envio agora' : 'Mensagens saindo agora',
      icon: <Icon name="message" />,
    })),
  ];
};

/** Waiting work of the module and the figures of the month; skeleton sections of the same height while loading. */
export const inicioSections = (inicio: InicioCobranca | undefined): OverviewSection[] => [
  { title: 'Pendências', entries: inicio ? waiting(inicio) : [], expected: 3 },
  { title: 'Neste mês', entries: inicio ? happening(inicio) : [], expected: 4 },
];

/** '184 titulares e 3 empresas'; the companies only where there are any. */
const writePagadores = ({ titulares, empresas }: Pick<FaixaAtraso, 'titulares' | 'empresas'>): string =>
  [
    counted(titulares, 'titular', 'titulares'),
    ...(empresas > 0 ? [counted(empresas, 'empresa', 'empresas')] : []),
  ].join(' e ');

type Atraso = NonNullable<InicioCobranca['atraso']>;

const late = (
  ha: InicioCobranca['ha'],
  { titulos, valor, ...pagadores }: Pick<FaixaAtraso, 'titulos' | 'titulares' | 'empresas' | 'valor'>,
  rest: Pick<OverviewEntry, 'title' | 'href'>,
): OverviewEntry => ({
  ...rest,
  detail:
    titulos === 0
      ? goodNews(ha, 'titulos', 'Nenhum título')
      : `${writePagadores(pagadores)}, ${writeReais(valor)}`,
  value: titulos,
  icon: <Icon name="calendar" />,
});

/** All late titles, then those of each age, with a link to them. */
export const atrasoEntries = (ha: InicioCobranca['ha'], { faixas, ...whole }: Atraso): OverviewEntry[] => [
  late(
    ha,
    { ...whole, valor: faixas.reduce((sum, { valor }) => sum + valor, 0) },
    { title: 'Todos os títulos em atraso', href: at('pagamento-vencido?todos=1') },
  ),
  ...faixas.map((faixa) =>
    late(ha, faixa, {
      title: faixa.nome,
      href: rowsPath(at('pagamento-vencido'), { inicio: faixa.inicio, fim: faixa.fim }),
    }),
  ),
];
