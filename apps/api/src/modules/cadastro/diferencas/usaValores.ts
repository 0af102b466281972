import type { DiferencasFeitas } from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import { SITUACAO } from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import type { DadosFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { recalculaDiferencas } from '../conferencia/comparacao.sql.ts';
import { corrigeFicha } from '../ficha/corrigeFicha.ts';
import { dadosDaFicha } from '../ficha/ficha.present.ts';
import { versaoDe } from '../ficha/ficha.rules.ts';
import { lockPessoa } from '../ficha/ficha.sql.ts';
import { feitoDe, type PedidoDeDiferencas, prendeDiferencas } from './decideDiferencas.ts';
import { chaves, daPessoa, type DiferencaRow, recusaDeUso } from './diferencas.rules.ts';
import {
  type Autor,
  concordaComAns,
  findDoCco,
  informaSituacao,
  isMotivo,
  marca,
  mudaVinculo,
  voltaAMarca,
} from './diferencas.sql.ts';

/** Author, and the reason of cancellation for bonds that are inactive at ANS. */
interface Uso extends Autor {
  motivo: string | null;
}

/** ANS's value of a field as the record has it; days come as DD/MM/AAAA. */
const valorDaFicha = (campo: string, valor: string): string =>
  campo === 'Data de nascimento' ? valor.split('/').toReversed().join('-') : valor;

/** Writes a field of the person as a correction of the record; returns the reason of a refusal, or null. */
const usaNaPessoa = async (trx: Trx, row: DiferencaRow, { login, em }: Uso): Promise<string | null> => {
  const { matricula, campo, pessoaId, valorAns } = row;
  const pessoa = await lockPessoa(trx, matricula);
  if (!pessoa || valorAns === null) return 'A ANS não tem este valor.';
  const antes = dadosDaFicha(pessoa);
  const dados = { ...antes, [chaves[campo] ?? '']: valorDaFicha(campo, valorAns) } as DadosFicha;
  await marca(trx);
  try {
    await corrigeFicha(trx, { matricula, versao: versaoDe(antes), dados, login, em });
  } catch (problem) {
    await voltaAMarca(trx);
    if (problem instanceof Failure && problem.status === 422) return problem.message;
    throw problem;
  }
  await concordaComAns(trx, { pessoaId, hoje: em.slice(0, 10) }, [campo]);
  return null;
};

/** Writes the CCO of ANS over another one; returns the reason of a refusal, or null. */
const usaCco = async (trx: Trx, { matricula, ccoAns }: DiferencaRow, { em }: Uso): Promise<string | null> => {
  if (ccoAns === null) return 'A ANS não tem este valor.';
  const dono = await findDoCco(trx, ccoAns);
  if (dono !== undefined) return `Este CCO já é da matrícula ${dono}.`;
  await mudaVinculo(trx, matricula, { cco: ccoAns }, em.slice(0, 10));
  return null;
};

/** Gives a bond its situation at ANS: ends it, moves its end, or reactivates it. */
const usaSituacao = async (trx: Trx, row: DiferencaRow, { em, motivo }: Uso): Promise<null> => {
  const { matricula, campo, valorAns, canceladoNaAns, ccoAns } = row;
  const hoje = em.slice(0, 10);
  if (campo !== SITUACAO) await mudaVinculo(trx, matricula, { cancelado_em: canceladoNaAns }, hoje);
  else if (valorAns === 'ATIVO')
    await mudaVinculo(trx, matricula, { cancelado_em: null, motivo_cancelamento_codigo: null }, hoje);
  else
    await mudaVinculo(
      trx,
      matricula,
      { cancelado_em: canceladoNaAns, motivo_cancelamento_codigo: motivo },
      hoje,
    );
  if (ccoAns !== null) await informaSituacao(trx, { matricula, cco: ccoAns });
  return null;
};

const usa = (trx: Trx, row: DiferencaRow, uso: Uso): Promise<string | null> => {
  if (daPessoa.has(row.campo)) return usaNaPessoa(trx, row, uso);
  return row.campo === 'Código ANS (CCO)' ? usaCco(trx, row, uso) : usaSituacao(trx, row, uso);
};

/** Takes ANS's values of chosen differences into the register (SIB-52). Tells the core system its part (CAR-8). */
export const usaValores = async (
  trx: Trx,
  pedido: PedidoDeDiferencas & { motivo: string | null },
): Promise<DiferencasFeitas> => {
  const hoje = pedido.em.slice(0, 10);
  const { rows, ...presas } = await prendeDiferencas(trx, pedido);
  const cancela = rows.some(
    (row) => row.campo === SITUACAO && row.valorAns === 'INATIVO' && recusaDeUso(row, hoje) === null,
  );
  if (cancela && (pedido.motivo === null || !(await isMotivo(trx, pedido.motivo))))
    throw new Failure(422, 'Escolha o motivo do cancelamento de quem a ANS tem como inativo.', {
      problems: [{ field: 'motivo', message: 'Escolha o motivo do cancelamento.' }],
    });
  const feitas: DiferencaRow[] = [];
  const deixadas: DiferencasFeitas['deixadas'] = [];
  for (const row of rows) {
    const { matricula, campo } = row;
    await assina(trx, pedido);
    const motivo = recusaDeUso(row, hoje) ?? (await usa(trx, row, pedido));
    if (motivo === null) feitas.push(row);
    else deixadas.push({ matricula, campo, motivo });
  }
  await recalculaDiferencas(trx, [...new Set(feitas.map(({ matricula }) => matricula))]);
  return feitoDe(trx, { ato: 'USO', feitas, deixadas, ...presas }, pedido);
};
