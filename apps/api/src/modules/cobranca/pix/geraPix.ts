import type { CodigoPix } from '@vidas/api-client/cobranca/pix/pix.contract.ts';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { brCode } from '../../../documents/pix/brCode.rules.ts';
import { qrDe } from '../../../documents/pix/qr.ts';
import { Failure } from '../../../http/failure.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { valorHoje } from '../encargos.rules.ts';
import { prazosDeHoje } from '../prazos.ts';
import { novoTxid } from '../../../documents/pix/txid.rules.ts';
import { comAtraso, type ParteDoPix, parteDe, totalDas } from './pix.rules.ts';
import { findNovoDoPix, gravaCodigos, lockTitulos, type NovoDoPix } from './pix.sql.ts';

type GeraDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Request: titles of the core system or one new boleto, and the sum on screen. */
export interface PedidoDeCodigo {
  titulos: readonly string[];
  total: number;
}

const mudou = (text: string): Failure => new Failure(409, `${text} Busque de novo.`);

const isNovo = (numero: string): boolean => /^N\d{8}$/.test(numero);

/** States of a new boleto that can receive money. */
const VIVOS = ['AGUARDANDO', 'REGISTRADO', 'RECUSADO'];

const partesDoNovo = (
  numero: string,
  novo: NovoDoPix | undefined,
  { hoje, cobranca }: { hoje: string; cobranca: CobrancaConfig },
): ParteDoPix[] => {
  if (!novo) throw new Failure(404, `O boleto ${numero} não existe.`);
  if (!VIVOS.includes(novo.situacao) || novo.partes.length === 0)
    throw mudou(`O boleto ${numero} já não cobra nada.`);
  const valorCents = totalDas(novo.partes);
  const { valorAtualizadoCents } = valorHoje({ ...novo, valorCents }, hoje, cobranca.encargos);
  return comAtraso(novo.partes, valorAtualizadoCents);
};

const partesDosTitulos = async (
  trx: Trx,
  numeros: readonly string[],
  { hoje, cobranca }: { hoje: string; cobranca: CobrancaConfig },
): Promise<ParteDoPix[]> => {
  const titulos = await lockTitulos(trx, numeros);
  const falta = numeros.find((numero) => titulos.every(({ titulo }) => titulo !== numero));
  if (falta !== undefined) throw new Failure(404, `O título ${falta} não existe.`);
  const fechado = titulos.find(({ isAberto }) => !isAberto);
  if (fechado) throw mudou(`O título ${fechado.titulo} já não está em aberto.`);
  if (new Set(titulos.map(({ pagador }) => pagador)).size > 1)
    throw new Failure(422, 'Os títulos são de pagadores diferentes: um código é de um só.');
  if (new Set(titulos.map(({ fatura }) => fatura)).size < titulos.length)
    throw new Failure(422, 'Dois dos títulos cobram a mesma fatura.');
  return titulos.map((titulo) => parteDe(titulo, hoje, cobranca.encargos));
};

const confereTotal = (visto: number, agora: number): void => {
  if (visto !== agora) throw mudou(`O valor era R$ ${reais(visto)} e agora é R$ ${reais(agora)}.`);
};

/** The bank's own code for the whole boleto; for a late one the bank adds its fine and interest. */
const doBanco = (
  codigo: string,
  { partes, valorCents, vencimento }: NovoDoPix,
  numero: string,
): CodigoPix => {
  if (totalDas(partes) !== valorCents)
    throw new Failure(
      409,
      `Já entrou uma parte do boleto ${numero}, e o código do banco cobra o todo: emita outro.`,
    );
  return { origem: 'BANCO', codigo, qr: qrDe(codigo), valor: valorCents, dia: vencimento };
};

/**
 * Code for one payer's open titles, valid today (CTA-13); for a new boleto the bank's code, if any (REM-16).
 * Throws Failure.
 */
export const geraPix = async (
  { db, clock, config }: GeraDeps,
  { titulos, total }: PedidoDeCodigo,
  login: string,
): Promise<CodigoPix> => {
  const cobranca = await prazosDeHoje(db, config.cobranca);
  const hoje = operatorDay(clock());
  const { pix } = cobranca;
  const numeros = [...new Set(titulos)];
  const [numero = ''] = numeros;
  if (numeros.length > 1 && numeros.some(isNovo))
    throw new Failure(422, 'Um novo boleto tem o seu próprio código: peça-o sozinho.');
  return tx(db, async (trx) => {
    const novo = isNovo(numero) ? await findNovoDoPix(trx, numero) : undefined;
    const hojeAssim = { hoje, cobranca };
    const partes = isNovo(numero)
      ? partesDoNovo(numero, novo, hojeAssim)
      : await partesDosTitulos(trx, numeros, hojeAssim);
    confereTotal(total, totalDas(partes));
    if (novo?.codigo) return doBanco(novo.codigo, novo, numero);
    if (novo && cobranca.isPixDoBanco)
      throw new Failure(409, 'O código PIX deste boleto vem do banco, e ainda não chegou.');
    if (!pix)
      throw new Failure(409, 'O PIX não está configurado: falta PIX_CHAVE. Quem pode informar é a TI.');
    const pedido = { txid: novoTxid(hoje), dia: hoje, valorCents: total, partes };
    const [txid = ''] = await gravaCodigos(trx, [pedido], { login, momento: momentoLocal(clock()) });
    const codigo = brCode({ ...pix, valorCents: total, txid });
    return { origem: 'OPERADORA', codigo, qr: qrDe(codigo), valor: total, dia: hoje };
  });
};
