import { plainText } from '@vidas/api-client/words/fold.ts';
import type { ContaCobranca } from '../../../documents/boleto/types.ts';
import type { Extrato, Lancamento } from '../../../imports/ofx/readOfx.ts';

/** Account of a statement, from its file. */
export type DeQuem = Pick<Extrato, 'banco' | 'agencia' | 'conta'>;

type Nossa = Pick<ContaCobranca, 'agencia' | 'agenciaDv' | 'conta' | 'contaDv'>;

const BANCO_DO_BRASIL = 1;

/** Digits and X alone, without leading zeros: 00012345-5 is 123455. */
export const soDigitos = (texto: string): string =>
  texto
    .toUpperCase()
    .replaceAll(/[^\dX]/g, '')
    .replace(/^0+/, '');

const igual = (texto: string, ...formas: readonly string[]): boolean =>
  formas.some((forma) => soDigitos(forma) === soDigitos(texto));

const temDigito = (texto: string): boolean => /-\s*[\dXx]\s*$/.test(texto);

/** Display form of an account. */
export const contaEscrita = ({ banco, agencia, conta }: DeQuem): string =>
  [banco !== null && `banco ${banco}`, agencia !== null && `agência ${agencia}`, `conta ${conta}`]
    .filter(Boolean)
    .join(', ');

/** A statement belongs to the account for collection; fields missing in the file are not compared (CBR-30). */
export const ehDaConta = ({ banco, agencia, conta }: DeQuem, nossa: Nossa): boolean => {
  if (banco !== null && Number(soDigitos(banco)) !== BANCO_DO_BRASIL) return false;
  if (agencia !== null && !igual(agencia, nossa.agencia + nossa.agenciaDv, nossa.agencia)) return false;
  const comDigito = nossa.conta + nossa.contaDv;
  const agencias = ['', nossa.agencia, nossa.agencia + nossa.agenciaDv];
  const formas = agencias.map((each) => each + comDigito);
  return igual(conta, ...formas) || (!temDigito(conta) && igual(conta, nossa.conta));
};

/** Two statements are of one account; used when no account is configured. */
export const ehAMesma = (um: DeQuem, outro: DeQuem): boolean =>
  soDigitos(um.conta) === soDigitos(outro.conta) &&
  (um.banco === null || outro.banco === null || soDigitos(um.banco) === soDigitos(outro.banco));

const COBRANCA = /\bcobr(?:anca)?\b|\bboletos?\b|\btitulos?\b|\bliquidacao/;
const DE_VOLTA = /tarifa|\btar\b|estorno|devol/;
const QUE_PAGAMOS = /\bpag(?:amento|to|o)?\b/;

/**
 * True for an entry of the collection: a credit of bills, or the bank's debit for them; never a bill paid by the operator (CBR-31).
 */
export const ehDaCobranca = (
  { memo, documento, valorCents, tipo }: Pick<Lancamento, 'memo' | 'documento' | 'valorCents' | 'tipo'>,
  convenio: string | undefined,
): boolean => {
  const texto = plainText([memo, documento].filter(Boolean).join(' '));
  const nomeia = COBRANCA.test(texto) || (convenio !== undefined && texto.includes(convenio));
  if (!nomeia || QUE_PAGAMOS.test(texto)) return false;
  return valorCents > 0 || DE_VOLTA.test(texto) || tipo === 'FEE' || tipo === 'SRVCHG';
};
