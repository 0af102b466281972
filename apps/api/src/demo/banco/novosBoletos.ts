import { proximoDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { emiteNovoBoleto } from '../../modules/cobranca/novo-boleto/emiteNovoBoleto.ts';
import { partesNoDia } from '../../modules/cobranca/novo-boleto/novoBoleto.rules.ts';
import { findSaldos } from '../../modules/cobranca/novo-boleto/saldos.sql.ts';
import { prazosDeHoje } from '../../modules/cobranca/prazos.ts';
import { fazRemessa } from '../../modules/financeiro/remessa/fazRemessa.ts';
import { baixaRemessa, marcaEnviada, retiraRemessa } from '../../modules/financeiro/remessa/mudaRemessa.ts';
import { findComandos } from '../../modules/financeiro/remessa/remessa.sql.ts';
import { dayOf, isoOf } from '../calendar.ts';
import { financeiro } from '../retorno/enviaRetorno.ts';
import type { Preenchido } from '../retorno/escreveRetorno.ts';
import { clockAt } from './dias.ts';

export type BancoDeps = Pick<Deps, 'db' | 'config'>;

/** A new boleto. */
export type Emitido = Awaited<ReturnType<typeof emiteNovoBoleto>>;

const CHAVE_DO_TESTE = 'TESTE';

/** Makes a payer's new boleto on a day, of one invoice or of all open ones; undefined when none is possible. */
export const emiteNo = async (
  { db, config }: BancoDeps,
  dia: string,
  { titular, fatura, prazo }: { titular: string; fatura?: string; prazo: number },
): Promise<Emitido | undefined> => {
  const vencimento = proximoDiaUtilBancario(isoOf(dayOf(dia) + prazo));
  const { encargos } = await prazosDeHoje(db, config.cobranca);
  const saldos = await findSaldos(db, { type: 'I', matricula: titular });
  const partes = partesNoDia(saldos, vencimento, { hoje: dia, encargos }).filter(
    (each) => each.impede === null && (fatura === undefined || each.fatura === fatura),
  );
  if (partes.length === 0) return undefined;
  return emiteNovoBoleto(
    { db, config, clock: clockAt(dia, '17:00') },
    {
      type: 'I',
      matricula: titular,
      vencimento,
      faturas: partes.map((each) => each.fatura),
      total: partes.reduce((sum, { totalCents }) => sum + totalCents, 0),
    },
    'USU_cobranca',
  );
};

/** Makes a file of the waiting commands, or of a test, marks it as sent unless it stays, and returns its id. */
export const remeteNo = async (
  { db, config }: BancoDeps,
  dia: string,
  { isTeste = false, fica = false } = {},
): Promise<number> => {
  const { remessa } = await fazRemessa(
    { db, config, clock: clockAt(dia, '18:00') },
    { isTeste, login: financeiro },
  );
  if (!fica)
    await tx(db, async (trx) => {
      const quem = { login: financeiro, momento: momentoLocal(clockAt(dia, '18:10')()) };
      await baixaRemessa(trx, remessa, quem);
      await marcaEnviada(trx, remessa, quem);
    });
  return remessa;
};

/** Withdraws an unsent file. */
export const retiraNo = ({ db }: BancoDeps, dia: string, remessa: number): Promise<number> =>
  tx(db, (trx) =>
    retiraRemessa(trx, remessa, 'Faltava um boleto que o pagador pediu pelo telefone', {
      login: financeiro,
      momento: momentoLocal(clockAt(dia, '18:30')()),
    }),
  );

/** The bank's answer to a file: all commands accepted, except the registration of the refused boletos. */
export const respostasA = async (
  { db }: BancoDeps,
  remessa: number,
  { ocorrencia, recusados = [] }: { ocorrencia: string; recusados?: readonly (string | undefined)[] },
): Promise<Preenchido[]> =>
  (await findComandos(db, remessa)).map(({ nossoNumero, comando, documento, vencimento, valor }) => {
    const dele = {
      nossoNumero,
      controle: documento ?? `${CHAVE_DO_TESTE}${nossoNumero.slice(7)}`,
      natureza: '00',
      ocorrencia,
      ...(vencimento === null || valor === null ? {} : { vencimento, valorTitulo: valor }),
    };
    if (comando === '02') return { ...dele, comando: '09' };
    return recusados.includes(documento ?? '')
      ? { ...dele, comando: '03', natureza: '18' }
      : { ...dele, comando: '02' };
  });
