import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  EnvioSib,
  MovimentoPrevisto,
  MovimentoSib,
} from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import dayjs from 'dayjs';

/** '31/10/2026', the last day of the month 'YYYY-MM'. */
export const lastDayOf = (month: string): string => dayjs(`${month}-01`).endOf('month').format('DD/MM/YYYY');

/** The month before the ISO day, 'YYYY-MM': the one due to ANS by the fifth (SIB-21). */
export const monthBefore = (day: string): string =>
  dayjs(day).startOf('month').subtract(1, 'month').format('YYYY-MM');

const words: Readonly<Record<MovimentoSib, readonly [one: string, many: string]>> = {
  INCLUSÃO: ['inclusão', 'inclusões'],
  RETIFICAÇÃO: ['retificação', 'retificações'],
  'MUDANÇA CONTRATUAL': ['mudança contratual', 'mudanças contratuais'],
  CANCELAMENTO: ['cancelamento', 'cancelamentos'],
  REATIVAÇÃO: ['reativação', 'reativações'],
};

/** The kinds of movement in the order of the screens, each with its singular and plural. */
export const movimentos = Object.entries(words) as [MovimentoSib, readonly [one: string, many: string]][];

/** '3 inclusões, 1 cancelamento': the movements inside a file, without those with a problem. */
export const writeMovimentos = (rows: readonly MovimentoPrevisto[]): string =>
  movimentos
    .map(([tipo, each]) => [rows.filter((row) => row.tipo === tipo).length, each] as const)
    .filter(([count]) => count > 0)
    .map(([count, each]) => counted(count, ...each))
    .join(', ');

/** '1 movimento', '12 movimentos'. */
export const writeQuantidade = (count: number): string => counted(count, 'movimento', 'movimentos');

/** The state of a sending, in the screens' words. */
export const situacoes: Readonly<Record<EnvioSib['situacao'], string>> = {
  GERADO: 'Espera o retorno',
  PROCESSADO: 'Processado',
  RECUSADO: 'Recusado',
  DESCARTADO: 'Descartado',
};
