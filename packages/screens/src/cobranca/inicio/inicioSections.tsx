import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import {
  aguardandoAutorizacao,
  statusCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { InicioCobranca } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import { faixasDeAtraso } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import dayjs from 'dayjs';
import { emptyBase } from '../../app/goodNews.ts';
import type { Overview, OverviewSection } from '../../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow, pendingRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';

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

const emAtendimento = at('retencao?competencia=todas&aba=atendimento');

/** Name of the oldest band. */
const demorada = faixasDeAtraso.at(-1)?.nome;

const factOf = ({ ha, atraso }: InicioCobranca): string | undefined => {
  if (atraso === null) return undefined;
  if (atraso.titulos === 0) return emptyBase(ha, 'titulos') ?? 'Nenhum título em atraso';
  const antigos = atraso.faixas.find(({ nome }) => nome === demorada)?.titulos ?? 0;
  const emAtraso = `${counted(atraso.titulos, 'título', 'títulos')} em atraso`;
  return antigos === 0 ? emAtraso : `${emAtraso}, ${antigos.toLocaleString('pt-BR')} há mais de 90 dias`;
};

const dias = (inicio: string, fim: string): string => rowsPath(at('pagamento-vencido'), { inicio, fim });

const actOf = (inicio: InicioCobranca | undefined): Overview['act'] => {
  const oldest = inicio?.atraso?.faixas.findLast(({ titulos }) => titulos > 0);
  return oldest === undefined
    ? { label: 'Ver retenções em atendimento', href: emAtendimento }
    : { label: 'Ver os mais antigos', href: dias(oldest.inicio, oldest.fim) };
};

const waiting = (inicio: InicioCobranca): OverviewRow[] => {
  const { competencia, ha } = inicio;
  const unattended = {
    label: 'Cancelados sem atendimento',
    href: cancelados(competencia, { statusRet: 'Não atendido' }),
  };
  const open = { label: 'Retenções em atendimento', href: emAtendimento };
  const held = { label: 'Campanhas aguardando autorização', href: campanhas(aguardandoAutorizacao) };
  return [
    knownRow(inicio.retencoes, open, ({ abertas, anteriores, maisAntiga }) =>
      pendingRow(ha, {
        ...open,
        of: 'retencoes',
        count: abertas,
        ...(maisAntiga !== null && {
          note: `${counted(anteriores, 'de mês anterior', 'de meses anteriores')}, desde ${writeMonth(maisAntiga)}`,
        }),
      }),
    ),
    knownRow(inicio.cancelamentos, unattended, ({ semAtendimento }) =>
      pendingRow(ha, {
        ...unattended,
        of: 'vidas',
        count: semAtendimento,
        note: `Cancelamentos de ${writeMonth(competencia)} sem contato`,
      }),
    ),
    knownRow(inicio.campanhas, held, ({ aguardando, ha: algumas }) =>
      pendingRow({ campanhas: algumas }, { ...held, of: 'campanhas', count: aguardando }),
    ),
  ];
};

const happening = ({ competencia, ...inicio }: InicioCobranca): OverviewRow[] => {
  const gone = { label: 'Cancelados no mês', href: cancelados(competencia) };
  const bills = { label: 'Boletos enviados', href: enviados(competencia, 'Boleto') };
  const papers = {
    label: 'Declarações de imposto de renda enviadas',
    href: enviados(competencia, 'Declaração de imposto de renda'),
  };
  const running = { label: 'Campanhas processando', href: campanhas(processando) };
  return [
    knownRow(inicio.cancelamentos, gone, ({ quantidade }) => ({ ...gone, cells: [quantidade] })),
    knownRow(inicio.enviados, bills, ({ boletos }) => ({ ...bills, cells: [boletos] })),
    knownRow(inicio.enviados, papers, ({ declaracoes }) => ({ ...papers, cells: [declaracoes] })),
    knownRow(inicio.campanhas, running, ({ enviando }) => ({ ...running, cells: [enviando] })),
  ];
};

const fila = (key: string): string => at(`notificacao?fila=${key}`);

const notificacoes = (inicio: InicioCobranca): OverviewRow[] => {
  const rows = [
    ['avisar', 'A avisar', 'Duas mensalidades podem encerrar o plano'],
    ['aguardando', 'Aguardando', 'Prazo, resposta, alta ou dado'],
    ['pode', 'Pode cancelar', 'Pela Lei 9.656/1998 e pela RN ANS 593/2023'],
  ] as const;
  const minhas = { label: 'Minhas ligações de hoje', href: fila('ligacoes') };
  const filas = rows.map(([key, label, note]) => {
    const row = { label, href: fila(key) };
    return knownRow(inicio.notificacoes, row, (contadas) =>
      pendingRow(inicio.ha, { ...row, of: 'titulos', count: contadas[key], note }),
    );
  });
  return [
    ...filas,
    knownRow(inicio.ligacoes, minhas, (count) =>
      pendingRow(inicio.ha, {
        ...minhas,
        of: 'titulos',
        count,
        note: 'As suas promessas e próximos contatos, de hoje ou antes',
      }),
    ),
  ];
};

/** Label without the unit, which is in the header of the column. */
const shortOf = (nome: string): string => nome.replace(/ dias$/, '');

const emAtraso = (inicio: InicioCobranca | undefined): OverviewSection => {
  const atraso = inicio?.atraso ?? null;
  const nada = emptyBase(inicio?.ha, 'titulos');
  const whole = { label: 'Todos os títulos em atraso', href: at('pagamento-vencido?todos=1') };
  const valor = (atraso?.faixas ?? []).reduce((sum, each) => sum + each.valor, 0);
  return {
    title: 'Títulos em atraso por idade',
    note: inicio && `Em ${writeDay(inicio.hoje)}, sem multa e juros`,
    label: 'Dias de atraso',
    columns: [{ header: 'Títulos' }, { header: 'Titulares' }, { header: 'Empresas' }, { header: 'R$' }],
    rows: nada
      ? []
      : (atraso?.faixas ?? []).map((faixa) => ({
          label: shortOf(faixa.nome),
          href: dias(faixa.inicio, faixa.fim),
          cells: [faixa.titulos, faixa.titulares, faixa.empresas, formatCents(faixa.valor)],
          share: faixa.valor,
          isCaution: faixa.nome === demorada && faixa.titulos > 0,
        })),
    total: nada
      ? undefined
      : knownRow(atraso, whole, ({ titulos, titulares, empresas }) => ({
          ...whole,
          cells: [titulos, titulares, empresas, formatCents(valor)],
        })),
    emptyText: nada,
    expected: faixasDeAtraso.length + 1,
    isWide: true,
  };
};

/** Late titles by age, the waiting work and the figures of the month. */
export const inicioCobranca = (inicio: InicioCobranca | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act: actOf(inicio),
  sections: [
    emAtraso(inicio),
    {
      title: 'Pendências',
      label: 'O quê',
      columns: [{ header: 'Quantidade' }],
      rows: inicio ? waiting(inicio) : [],
      expected: 3,
    },
    {
      title: 'Notificações por inadimplência',
      note: inicio?.notificacoes ? `Contado às ${inicio.notificacoes.calculadoEm.slice(11, 16)}` : undefined,
      label: 'Fila',
      columns: [{ header: 'Contratos' }],
      rows: inicio ? notificacoes(inicio) : [],
      expected: 4,
    },
    {
      title: 'Neste mês',
      note: inicio && writeMonth(inicio.competencia),
      label: 'O quê',
      columns: [{ header: 'Quantidade' }],
      rows: inicio ? happening(inicio) : [],
      expected: 4,
    },
  ],
});
