import {
  linhaDaDiferenca,
  SITUACAO,
  unidadeDaDiferenca,
} from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import type { DiferencasFeitas } from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import { type Confirmado, confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { lockSib } from '../envio/sbxEstado.sql.ts';
import { refuseAplicando } from '../leitura-correcao/retornoEmCurso.sql.ts';
import {
  adotaVinculos,
  type Autor,
  type Escolhida,
  findDiferencas,
  informaCampos,
  informaSituacao,
  insertDecisoes,
  lockVinculos,
} from './diferencas.sql.ts';
import { findRetrato, insertAto, type Retrato } from './desfaz.sql.ts';
import { type DiferencaRow, recusaDeEnvio } from './diferencas.rules.ts';

const palavras = {
  ENVIO: ['diferença segue no próximo envio à ANS', 'diferenças seguem no próximo envio à ANS'],
  USO: ['valor da ANS gravado', 'valores da ANS gravados'],
} as const;

/** A request about chosen differences. */
export interface PedidoDeDiferencas extends Autor {
  diferencas: readonly Escolhida[];
  confirmado?: Confirmado | undefined;
}

/** Locks the chosen differences as they were confirmed, with the state of their bonds; 409 when one has changed. */
export const prendeDiferencas = async (
  trx: Trx,
  { diferencas, confirmado, em }: PedidoDeDiferencas,
): Promise<{ rows: DiferencaRow[]; matriculas: string[]; antes: Retrato }> => {
  await lockSib(trx);
  await refuseAplicando(trx);
  const escolhidas = diferencas.map((each) => ({ ...each, matricula: matriculaInteira(each.matricula) }));
  const matriculas = [...new Set(escolhidas.map(({ matricula }) => matricula))];
  await lockVinculos(trx, matriculas);
  const rows = await findDiferencas(trx, escolhidas, em.slice(0, 10));
  exigeConfirmado(confirmado, rows.map(linhaDaDiferenca), unidadeDaDiferenca);
  if (rows.length === 0)
    throw new Failure(409, 'Estas diferenças já não existem. Nada foi feito.', {
      body: { confirmado: confirmadoDe([]) },
    });
  // The register's data counts as told to ANS before anything of it changes (SIB-27).
  await adotaVinculos(trx, em, matriculas);
  const presas = [...new Set(rows.map(({ matricula }) => matricula))];
  return { rows, matriculas: presas, antes: await findRetrato(trx, presas) };
};

/** Result of an act on locked differences. */
export interface Resultado {
  readonly ato: 'ENVIO' | 'USO';
  readonly feitas: readonly DiferencaRow[];
  readonly deixadas: DiferencasFeitas['deixadas'];
  /** Bonds of `antes`, the state before the act. */
  readonly matriculas: readonly string[];
  readonly antes: Retrato;
}

/** Records an act for its undo. Returns the answer: the decisions, and the differences left alone with their reasons. */
export const feitoDe = async (
  trx: Trx,
  { ato, feitas, deixadas, matriculas, antes }: Resultado,
  autor: Autor,
): Promise<DiferencasFeitas> => {
  const decisoes = await insertDecisoes(trx, feitas, { ...autor, ato });
  const depois = await findRetrato(trx, matriculas);
  const [uma, varias] = palavras[ato];
  const deixou =
    deixadas.length === 0
      ? ''
      : ` ${counted(deixadas.length, 'ficou', 'ficaram')} como ${agree(deixadas.length, 'estava', 'estavam')}.`;
  return {
    message: `${counted(feitas.length, uma, varias)}.${deixou}`,
    quantidade: feitas.length,
    deixadas,
    ato: feitas.length === 0 ? null : await insertAto(trx, { decisoes, antes, depois }, autor),
  };
};

/** Sends chosen differences to ANS: stores ANS's values as known to it, so the register's values become movements (SIB-50). */
export const enviaDiferencas = async (trx: Trx, pedido: PedidoDeDiferencas): Promise<DiferencasFeitas> => {
  const hoje = pedido.em.slice(0, 10);
  const { rows, ...presas } = await prendeDiferencas(trx, pedido);
  const feitas: DiferencaRow[] = [];
  const deixadas: DiferencasFeitas['deixadas'] = [];
  for (const row of rows) {
    const { matricula, campo, ccoAns } = row;
    const motivo = recusaDeEnvio(row, hoje);
    if (motivo !== null) {
      deixadas.push({ matricula, campo, motivo });
      continue;
    }
    feitas.push(row);
    if (ccoAns === null) continue;
    const registro = { matricula, cco: ccoAns };
    await (campo === SITUACAO ? informaSituacao(trx, registro) : informaCampos(trx, registro, [campo]));
  }
  return feitoDe(trx, { ato: 'ENVIO', feitas, deixadas, ...presas }, pedido);
};
