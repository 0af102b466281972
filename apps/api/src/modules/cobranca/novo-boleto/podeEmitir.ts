import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import type { RemessaConfig } from '../../../config/remessaConfig.ts';
import { findAlarmes, findTesteAceito } from './novoBoleto.sql.ts';
import { findTituloNaFaixa, findUltimoSorteado } from './sorteio.sql.ts';

const lista = (nomes: readonly string[]): string =>
  nomes.length < 2 ? nomes.join('') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`;

/** Message about missing settings; null when they are complete (REM-5). */
export const faltaNoConvenio = ({ acordo, faltam }: RemessaConfig): string | null =>
  acordo ? null : `Novos boletos não estão configurados: falta ${lista(faltam)}. Quem pode informar é a TI.`;

/** Reason why no new boleto is possible here, and the person in charge; null when it is possible (REM-6). */
export const porqueNao = async (db: Db | Trx, config: RemessaConfig): Promise<string | null> => {
  const falta = faltaNoConvenio(config);
  if (falta !== null || !config.acordo) return falta;
  if (!config.isLigada)
    return 'A operadora ainda não disse que envia remessas ao banco (BOLETO_REMESSA). Quem pode dizê-lo é a TI.';
  if ((await findTesteAceito(db, config.acordo.convenio)) === null)
    return 'O banco ainda não aceitou um arquivo de teste. Quem o faz é o Financeiro, em Remessas.';
  if ((await findAlarmes(db)).length > 0)
    return 'O banco falou de um número nosso que não confere. Quem decide é o Financeiro, em Remessas.';
  const titulo = await findTituloNaFaixa(db, config.acordo);
  if (titulo !== undefined)
    return `O sistema central usou um número da nossa faixa, no título ${titulo}. Quem pode dar outra faixa é a TI.`;
  const ultimo = await findUltimoSorteado(db, config.acordo);
  return ultimo !== null && ultimo >= config.acordo.faixa.ate
    ? 'A faixa de nosso número acabou (BOLETO_FAIXA). Quem pode dar outra é a TI.'
    : null;
};

/** Last part of a range that starts the warning. */
const RESTO = 0.05;

/** 'Restam 4.000 números…' within the last twentieth of the range; null before (REM-7). */
export const avisoDaFaixa = async (db: Db, { acordo }: RemessaConfig): Promise<string | null> => {
  if (!acordo) return null;
  const ultimo = await findUltimoSorteado(db, acordo);
  const { de, ate } = acordo.faixa;
  const restam = ate - (ultimo ?? de - 1);
  return restam <= (ate - de + 1) * RESTO
    ? `Restam ${restam.toLocaleString('pt-BR')} números da faixa de nosso número.`
    : null;
};
