import type { OfertaDoPix } from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { txidsEm } from '../../../documents/pix/txid.rules.ts';
import { desfazAto, encargosEm, type Quem } from '../../conta/atos.ts';
import { findAberta } from '../../conta/atos.sql.ts';
import { recebePix, type RecebidoPorPix } from '../../conta/pixRecebido.ts';
import { identificadorEm, nomeia, textoDo } from './pix.rules.ts';
import {
  findAtosPorIdentificador,
  findCandidatas,
  findCodigos,
  findCodigosDoValor,
  findPixEmEspera,
  findPixNovos,
  type LancamentoPix,
  ligaAto,
  lockPix,
  soltaAtos,
} from './pix.sql.ts';

/** Counts of a statement's PIX credits. */
export interface PixDoImportado {
  identificados: number;
  emEspera: number;
}

const motivoDo = ({ nome, linha }: LancamentoPix): string => `Extrato ${nome}, linha ${linha}`;

/** Identifies PIX money at once when it uses a code of ours or a person received it by hand (CTA-14, CBR-34). */
export const aplicaPix = async (
  trx: Trx,
  extrato: number,
  { encargos, quem }: { encargos: Encargos; quem: Quem },
): Promise<PixDoImportado> => {
  const novos = (await findPixNovos(trx, extrato)).map((lancamento) => {
    const texto = textoDo(lancamento);
    return { lancamento, txids: txidsEm(texto), identificador: identificadorEm(texto) };
  });
  const codigos = await findCodigos(
    trx,
    novos.flatMap(({ txids }) => txids),
  );
  const atos = await findAtosPorIdentificador(
    trx,
    novos.flatMap(({ identificador }) => identificador ?? []),
  );
  let identificados = 0;
  /* oxlint-disable no-await-in-loop -- one after another in the transaction */
  for (const { lancamento, txids, identificador } of novos) {
    const ato = identificador === null ? undefined : atos.get(identificador);
    const codigo = txids.map((txid) => codigos.get(txid)).find((each) => each !== undefined);
    if (ato && (ato.isDoExtrato || ato.valor !== lancamento.valor)) continue;
    if (ato) {
      await ligaAto(trx, ato.id, lancamento);
      ato.isDoExtrato = true;
      identificados += 1;
    } else if (codigo) {
      await recebePix(
        trx,
        { ...doLancamento(lancamento), identificador, txid: codigo.txid, partes: codigo.partes },
        encargos,
        quem,
      );
      if (identificador !== null)
        atos.set(identificador, { id: 0, valor: lancamento.valor, isDoExtrato: true });
      identificados += 1;
    }
  }
  /* oxlint-enable no-await-in-loop */
  return { identificados, emEspera: novos.length - identificados };
};

const doLancamento = (lancamento: LancamentoPix) => ({
  lancamento: { conta: lancamento.conta, fitid: lancamento.fitid },
  dia: lancamento.dia,
  valor: lancamento.valor,
  motivo: motivoDo(lancamento),
});

/** Position of an entry. */
export interface Onde {
  extrato: number;
  linha: number;
}

const jaNao = (): Failure =>
  new Failure(409, 'Este PIX já não espera: foi identificado, ou o extrato foi desfeito. Atualize a lista.');

const lockEmEspera = async (trx: Trx, onde: Onde): Promise<LancamentoPix> => {
  const lancamento = await lockPix(trx, onde);
  if (!lancamento) throw jaNao();
  return lancamento;
};

/** Assigns a PIX credit to an open invoice or to a code that was shown, by a person's decision (CBR-34). */
export const identificaPix = async (
  trx: Trx,
  onde: Onde,
  { fatura, txid }: { fatura: string | null; txid: string | null },
  { encargos, quem }: { encargos: Encargos; quem: Quem },
): Promise<RecebidoPorPix> => {
  const lancamento = await lockEmEspera(trx, onde);
  const codigo = txid === null ? undefined : (await findCodigos(trx, [txid])).get(txid);
  if (txid !== null && !codigo) throw new Failure(404, 'Este código não existe.');
  if (codigo === undefined && (fatura === null || !(await findAberta(trx, fatura))))
    throw new Failure(409, fatura === null ? 'Diga a fatura.' : `A fatura ${fatura} não está em aberto.`);
  const identificador = identificadorEm(textoDo(lancamento));
  const jaVeio =
    identificador !== null && (await findAtosPorIdentificador(trx, [identificador])).has(identificador);
  return recebePix(
    trx,
    {
      ...doLancamento(lancamento),
      identificador: jaVeio ? null : identificador,
      txid: codigo?.txid ?? null,
      partes: codigo?.partes ?? [{ fatura: fatura ?? '', titulo: null, encargos: null }],
    },
    encargos,
    quem,
  );
};

const PRIMEIRO: readonly OfertaDoPix['porque'][] = ['CODIGO', 'VALOR_E_PAGADOR', 'PAGADOR'];
const OFERTAS = 20;

/**
 * Suggestions for a PIX credit: a code of that amount, amount and payer, the payer alone; a person chooses
 * (CBR-34).
 */
export const ofertasDoPix = async (db: Db, onde: Onde, encargos: Encargos): Promise<OfertaDoPix[]> => {
  const lancamento = await findPixEmEspera(db, onde);
  if (!lancamento) throw jaNao();
  const { dia, valor } = lancamento;
  const texto = textoDo(lancamento);
  const ofertas = (await findCodigosDoValor(db, { valor, dia })).map(
    ({ txid, partes, pagador, vencimento }): OfertaDoPix => {
      const doCodigo = partes.reduce((sum, each) => sum + each.encargos, 0);
      return {
        fatura: null,
        txid,
        pagador,
        vencimento,
        saldo: valor - doCodigo,
        encargos: doCodigo,
        porque: 'CODIGO',
      };
    },
  );
  for (const { fatura, nome, documento } of await findCandidatas(db, texto)) {
    if (!nomeia(texto, { nome, documento })) continue;
    // A payer has few open invoices.
    // oxlint-disable-next-line no-await-in-loop
    const aberta = await findAberta(db, fatura);
    if (!aberta) continue;
    const doDia = encargosEm(aberta, dia, encargos);
    const { saldo, vencimento } = aberta;
    const isExato = valor === saldo || valor === saldo + doDia;
    ofertas.push({
      fatura,
      txid: null,
      pagador: nome,
      vencimento,
      saldo,
      encargos: doDia,
      porque: isExato ? 'VALOR_E_PAGADOR' : 'PAGADOR',
    });
  }
  return ofertas
    .toSorted((a, b) => PRIMEIRO.indexOf(a.porque) - PRIMEIRO.indexOf(b.porque))
    .slice(0, OFERTAS);
};

/**
 * Undoes the money of a statement, unless another statement repeats it; refused while one of its credits is
 * used (CBR-33).
 */
export const desfazPixDoExtrato = async (
  trx: Trx,
  extrato: number,
  motivo: string,
  quem: Quem,
): Promise<void> => {
  for (const ato of await soltaAtos(trx, extrato))
    // Newest first, sequentially.
    // oxlint-disable-next-line no-await-in-loop
    await desfazAto(trx, ato, motivo, quem);
};
