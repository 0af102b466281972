import { assina } from '../../carga/decisoes/assina.sql.ts';
import type { Encargos } from '../../config/cobrancaConfig.ts';
import type { Trx } from '../../db/tx.ts';
import { encargosEm, type Quem } from './atos.ts';
import { findAberta, insertAto, insertMovimentos } from './atos.sql.ts';
import { lockFaturas, marcaQuitados } from './conta.sql.ts';
import { type Devido, divideEntre } from './pixRecebido.rules.ts';

/** A PIX credit of a statement, and its purpose. */
export interface PixRecebido {
  /** Key of the statement's entry, so that it counts once. */
  lancamento: { conta: string; fitid: string };
  dia: string;
  valor: number;
  /** The endToEndId; null when the bank omits it. */
  identificador: string | null;
  txid: string | null;
  /** Portuguese source of the money. */
  motivo: string;
  /** Invoices, oldest first; `encargos` from a code, or null for those of the day. */
  partes: readonly { fatura: string; titulo: string | null; encargos: number | null }[];
}

/** Effect of a receipt, in cents. */
export interface RecebidoPorPix {
  pagoCents: number;
  creditoCents: number;
}

/** Pays invoices with PIX money of a statement; a settled one leaves a credit (CTA-14). */
export const recebePix = async (
  trx: Trx,
  pix: PixRecebido,
  encargos: Encargos,
  quem: Quem,
): Promise<RecebidoPorPix> => {
  await lockFaturas(
    trx,
    pix.partes.map(({ fatura }) => fatura),
  );
  const devidos: Devido[] = [];
  for (const { fatura, titulo, encargos: daParte } of pix.partes) {
    // A payment covers few invoices.
    // oxlint-disable-next-line no-await-in-loop
    const aberta = await findAberta(trx, fatura);
    devidos.push({
      fatura,
      titulo: aberta?.titulo ?? titulo,
      saldo: aberta?.saldo ?? 0,
      encargos: daParte ?? (aberta ? encargosEm(aberta, pix.dia, encargos) : 0),
    });
  }
  const cotas = divideEntre(pix.valor, devidos);
  const por = { por: quem.login, em: quem.momento };
  await assina(trx, { login: quem.login, em: quem.momento });
  const ato = await insertAto(trx, {
    especie: 'RECEBER',
    movimento_id: null,
    fatura_numero: pix.partes[0]?.fatura ?? null,
    dia: pix.dia,
    valor_cents: pix.valor,
    forma: 'PIX',
    identificador: pix.identificador,
    txid: pix.txid,
    extrato_conta: pix.lancamento.conta,
    extrato_fitid: pix.lancamento.fitid,
    motivo: pix.motivo,
    ...por,
  });
  await insertMovimentos(
    trx,
    { id: ato, ...por },
    cotas.map(({ fatura, titulo, ...cents }) => ({
      fatura_numero: fatura,
      titulo_numero: titulo,
      dia: pix.dia,
      ...cents,
      forma: 'PIX' as const,
      origem: 'EXTRATO' as const,
    })),
  );
  await marcaQuitados(
    trx,
    cotas.flatMap(({ titulo }) => titulo ?? []),
  );
  const creditoCents = cotas.reduce((sum, { credito_cents }) => sum + credito_cents, 0);
  return { pagoCents: pix.valor - creditoCents, creditoCents };
};
