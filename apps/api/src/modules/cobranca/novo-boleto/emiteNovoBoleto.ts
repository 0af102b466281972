import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { Failure } from '../../../http/failure.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { prazosDeHoje } from '../prazos.ts';
import { type Parte, partesNoDia, proximoNumero, recusaDoDia } from './novoBoleto.rules.ts';
import {
  desiste,
  findUltimoNumero,
  insertNovo,
  insertRegistro,
  lockNovo,
  pedeBaixas,
  substituiNovos,
} from './novoBoleto.sql.ts';
import { porqueNao } from './podeEmitir.ts';
import { findSaldos } from './saldos.sql.ts';
import { sorteia } from './sorteio.sql.ts';

export type EmiteDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Request for a new boleto. */
export interface PedidoNovoBoleto {
  type: TipoBoleto;
  matricula: string;
  vencimento: string;
  faturas: readonly string[];
  /** Total on screen, in cents. */
  total: number;
}

const mudou = (text: string): Failure => new Failure(409, `${text} Nada foi emitido: confira de novo.`);

const escolhidas = (partes: readonly Parte[], { faturas, total }: PedidoNovoBoleto): Parte[] => {
  const queridas = new Set(faturas);
  const dentro = partes.filter(({ fatura }) => queridas.has(fatura));
  if (dentro.length < queridas.size)
    throw mudou('Uma das faturas já não está em aberto ou não é deste pagador.');
  const impedida = dentro.find(({ impede }) => impede !== null);
  if (impedida) throw mudou(`A fatura ${impedida.fatura} não pode: ${impedida.impede}`);
  const soma = dentro.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (soma !== total) throw mudou(`O total era R$ ${reais(total)} e agora é R$ ${reais(soma)}.`);
  return dentro;
};

/**
 * Makes a boleto for some open invoices and requests the write-off of older ones (REM-8). Throws Failure with
 * the reason.
 */
export const emiteNovoBoleto = async (
  { db, clock, config }: EmiteDeps,
  pedido: PedidoNovoBoleto,
  login: string,
) => {
  const { encargos } = await prazosDeHoje(db, config.cobranca);
  const hoje = operatorDay(clock());
  const dia = recusaDoDia(pedido.vencimento, hoje, encargos);
  if (dia !== null) throw new Failure(422, dia);
  const quem = { login, momento: momentoLocal(clock()) };
  return tx(db, async (trx) => {
    const porque = await porqueNao(trx, config.remessa);
    const { acordo } = config.remessa;
    if (porque !== null || !acordo) throw new Failure(409, porque ?? '');
    await assina(trx, { login, em: quem.momento });
    const abertas = await findSaldos(trx, pedido);
    const partes = escolhidas(partesNoDia(abertas, pedido.vencimento, { hoje, encargos }), pedido);
    const nossoNumero = await sorteia(trx, acordo, quem);
    if (nossoNumero === undefined)
      throw new Failure(409, 'A faixa de nosso número acabou (BOLETO_FAIXA). Quem pode dar outra é a TI.');
    const numero = proximoNumero(await findUltimoNumero(trx));
    await insertNovo(
      trx,
      {
        numero,
        nossoNumero,
        type: pedido.type,
        vencimento: pedido.vencimento,
        valorCents: pedido.total,
        diasValidos: acordo.diasDeRecebimento,
        partes,
      },
      quem,
    );
    const novos = await substituiNovos(
      trx,
      { antigos: partes.flatMap(({ novoBoleto }) => novoBoleto ?? []), por: numero },
      quem,
    );
    const baixas = await pedeBaixas(
      trx,
      { faturas: partes.map(({ fatura }) => fatura), convenio: acordo.lider },
      quem,
    );
    return {
      numero,
      nossoNumero,
      vencimento: pedido.vencimento,
      total: pedido.total,
      substituidos: novos + baixas,
      message: `Boleto ${numero} emitido. Ele aguarda registro no banco.`,
    };
  });
};

const comNovo = <T>(
  { db, clock }: EmiteDeps,
  numero: string,
  work: (trx: Trx, novo: NonNullable<Awaited<ReturnType<typeof lockNovo>>>, momento: string) => Promise<T>,
): Promise<T> =>
  tx(db, async (trx) => {
    const novo = await lockNovo(trx, numero);
    if (!novo) throw new Failure(404, 'Este boleto não existe.');
    return work(trx, novo, momentoLocal(clock()));
  });

/** Cancels a boleto that is in no file yet (REM-8). */
export const desisteNovoBoleto = (deps: EmiteDeps, numero: string, login: string) =>
  comNovo(deps, numero, async (trx, { situacao, remessaId }, momento) => {
    if (situacao !== 'AGUARDANDO' || remessaId !== null)
      throw new Failure(409, 'Este boleto já está numa remessa; emita outro, que o substitui.');
    await desiste(trx, numero, { login, momento });
    return { message: `Desistiu-se do boleto ${numero}. O seu número não se usa de novo.` };
  });

/** Repeats a registration that the bank refused, after a person corrected the data (REM-13). */
export const pedeRegistroDeNovo = (deps: EmiteDeps, numero: string, login: string) =>
  comNovo(deps, numero, async (trx, novo, momento) => {
    if (novo.situacao !== 'RECUSADO')
      throw new Failure(409, 'O banco não recusou este boleto, ou ele é nulo e precisa de outro número.');
    await insertRegistro(trx, novo, { login, momento });
    return { message: `O boleto ${numero} vai na próxima remessa.` };
  });
