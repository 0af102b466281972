import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { ManhaDoBanco } from '@vidas/api-client/financeiro/manha/manha.contract.ts';
import { type FimDeHoje, finsDeHoje } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';

const screen = '/modulos/financeiro/arquivo-banco';
const naoLido = 'Não foi possível obter este número agora';

/** Ends of lines that paid an invoice. */
const pagos: readonly FimDeHoje[] = ['LIQUIDADO', 'PARCIAL', 'DADA'];
/** Ends that a person checks in the file; other ends have a list of their own. */
const paraOlhar: readonly FimDeHoje[] = [
  'VALOR_DIFERENTE',
  'DUPLICIDADE',
  'CANCELADO',
  'CHEQUE_DEVOLVIDO',
  'RECUSADO',
];

/** Lines of the morning's files with one of the ends, separately for each file. */
const linhasCom = (manha: ManhaDoBanco, fins: readonly FimDeHoje[]) =>
  (manha.arquivos ?? []).flatMap(({ id, nome, totais }) =>
    fins.flatMap((fim) =>
      totais.filter((total) => total.fim === fim).map((total) => ({ id, nome, ...total })),
    ),
  );

const doArquivo = (
  manha: ManhaDoBanco | undefined,
  title: string,
  {
    fins,
    emptyText,
    isCaution = false,
  }: { fins: readonly FimDeHoje[]; emptyText: string; isCaution?: boolean },
): OverviewSection => {
  const linhas = manha === undefined ? [] : linhasCom(manha, fins);
  const sum = (of: 'linhas' | 'recebido') => linhas.reduce((all, each) => all + each[of], 0);
  const semArquivo = manha?.arquivos?.length === 0 ? 'Nenhum arquivo de retorno entrou neste dia' : emptyText;
  return {
    title,
    label: 'Como terminou',
    columns: [{ header: 'Linhas' }, { header: 'R$ recebidos' }],
    rows: linhas.map(({ id, nome, fim, linhas: quantas, recebido }) => ({
      label: finsDeHoje[fim],
      note: nome,
      href: rowsPath(screen, { arquivo: id }, { fim: finsDeHoje[fim] }),
      cells: [quantas, formatCents(recebido)],
      isCaution,
    })),
    total:
      linhas.length < 2
        ? undefined
        : { label: 'Total', cells: [sum('linhas'), formatCents(sum('recebido'))] },
    emptyText: manha?.arquivos === null ? naoLido : semArquivo,
  };
};

const espera = (label: string, aba: string, soma: ManhaDoBanco['pix']): OverviewRow => {
  const line = { label, href: rowsPath(screen, { aba }) };
  return knownRow(soma, line, ({ quantidade, valor }) => ({
    ...line,
    cells: [quantidade, formatCents(valor)],
    isCaution: quantidade > 0,
  }));
};

const falta = (manha: ManhaDoBanco): OverviewRow[] => {
  const comSituacao = (situacao: string) => (manha.dias ?? []).filter((each) => each.situacao === situacao);
  return [
    ...comSituacao('SEM_ARQUIVO').map(({ dia }) => ({
      label: `Arquivo de ${writeDay(dia)}`,
      note: 'Dia útil de que nenhum retorno fala',
      cells: [null, null],
      isCaution: true,
    })),
    ...comSituacao('SEM_RETORNO').map(({ dia, noExtrato }) => ({
      label: `Retorno de ${writeDay(dia)}`,
      note: 'O extrato traz cobrança neste dia, e nenhum retorno a explica',
      cells: [null, formatCents(noExtrato ?? 0)],
      isCaution: true,
    })),
    ...(manha.remessas ?? []).map(({ id, sequencial, enviadaEm, semResposta }) => ({
      label: `Resposta à remessa ${sequencial}`,
      note: `Foi ao banco em ${writeDayTime(enviadaEm)}`,
      href: rowsPath('/modulos/financeiro/remessas', { remessa: id }),
      cells: [semResposta, null],
      isCaution: true,
    })),
  ];
};

/** Tables of a morning: paid lines, lines for a person, missing files (FIN-19 to FIN-21). */
export const manhaSections = (manha: ManhaDoBanco | undefined): OverviewSection[] => [
  doArquivo(manha, 'O que se pagou', { fins: pagos, emptyText: 'Nenhuma linha pagou uma fatura' }),
  {
    title: 'Espera por você, agora',
    label: 'O quê',
    columns: [{ header: 'Quantos' }, { header: 'R$' }],
    rows: manha
      ? [
          espera('Linhas a decidir', 'a-decidir', manha.duvidas),
          espera('PIX a identificar', 'pix', manha.pix),
          espera('Dinheiro sem título', 'nao-identificado', manha.naoIdentificado),
          espera('Pago a mais', 'restituir', manha.creditos),
        ]
      : [],
    expected: 4,
  },
  doArquivo(manha, 'Para olhar nos arquivos', {
    fins: paraOlhar,
    emptyText: 'Nada diferiu, foi recusado ou pago duas vezes',
    isCaution: true,
  }),
  {
    title: 'O que falta',
    label: 'O quê',
    columns: [{ header: 'Sem resposta' }, { header: 'R$' }],
    rows: manha ? falta(manha) : [],
    emptyText: manha?.dias === null || manha?.remessas === null ? naoLido : 'Nada falta nos últimos 30 dias',
  },
];
