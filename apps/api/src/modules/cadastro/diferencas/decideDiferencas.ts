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
import { type DiferencaRow, recusaDeEnvio } from './diferencas.rules.ts';

/** A request about chosen differences. */
export interface PedidoDeDiferencas extends Autor {
  diferencas: readonly Escolhida[];
  confirmado?: Confirmado | undefined;
}

/** The chosen differences, locked and as they were confirmed; 409 when one has changed since the question. */
export const prendeDiferencas = async (
  trx: Trx,
  { diferencas, confirmado, em }: PedidoDeDiferencas,
): Promise<DiferencaRow[]> => {
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
  return rows;
};

/** Reply of an act: what was done, and what was left with its reason. */
export const feitoDe = (
  feitas: readonly DiferencaRow[],
  deixadas: DiferencasFeitas['deixadas'],
  [uma, varias]: readonly [uma: string, varias: string],
): DiferencasFeitas => {
  const deixou =
    deixadas.length === 0
      ? ''
      : ` ${counted(deixadas.length, 'ficou', 'ficaram')} como ${agree(deixadas.length, 'estava', 'estavam')}.`;
  return {
    message: `${counted(feitas.length, uma, varias)}.${deixou}`,
    quantidade: feitas.length,
    deixadas,
  };
};

/** Sends chosen differences to ANS: its values become what it knows, so the register's values are movements (SIB-50). */
export const enviaDiferencas = async (trx: Trx, pedido: PedidoDeDiferencas): Promise<DiferencasFeitas> => {
  const hoje = pedido.em.slice(0, 10);
  const rows = await prendeDiferencas(trx, pedido);
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
  await insertDecisoes(trx, feitas, { ato: 'ENVIO', login: pedido.login, em: pedido.em });
  return feitoDe(feitas, deixadas, [
    'diferença segue no próximo envio à ANS',
    'diferenças seguem no próximo envio à ANS',
  ]);
};
