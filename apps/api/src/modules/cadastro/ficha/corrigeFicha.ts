import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  type CampoFicha,
  type DadosFicha,
  fichaAgora,
} from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import * as z from 'zod/mini';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { recalculaDiferencas } from '../conferencia/comparacao.sql.ts';
import { adotaDaPessoa } from '../envio/sbxEstado.sql.ts';
import { dadosDaFicha } from './ficha.present.ts';
import { alteradosEntre, arrumada, problemaDe, problemasDaFicha, versaoDe } from './ficha.rules.ts';
import {
  findOutraPessoa,
  findPrimeiraContratacao,
  findUltimaAlteracao,
  isMunicipio,
  lockPessoa,
  writeCorrecao,
} from './ficha.sql.ts';

/** A correction as it was asked for. */
export interface Pedido {
  matricula: string;
  versao: string;
  dados: DadosFicha;
  login: string;
  /** Local, 'YYYY-MM-DDTHH:MM:SS'. */
  em: string;
}

/** No beneficiary has the code. */
export const notFound = () => new Failure(404, 'Nenhum beneficiário tem esta matrícula.');

const refuse = (problems: readonly FieldProblem[]): Failure => {
  const [first] = problems;
  const text = first && problems.length === 1 ? first.message : `Há ${problems.length} campos com problema.`;
  return new Failure(422, text, { problems });
};

const stale = async (trx: Trx, pessoaId: string, dados: DadosFicha): Promise<Failure> => {
  const ultima = await findUltimaAlteracao(trx, pessoaId);
  const quem = ultima ? ` (${ultima.quem}, em ${writeDayTime(ultima.em)})` : '';
  return new Failure(
    409,
    `Outra pessoa alterou este cadastro desde que você o abriu${quem}. Confira o que está agora.`,
    { body: z.encode(fichaAgora, { por: ultima?.quem ?? null, agora: { versao: versaoDe(dados), dados } }) },
  );
};

const documentos = [
  ['cpf', 'CPF'],
  ['cns', 'CNS'],
] as const;

/**
 * A city that does not exist, or a document of somebody else. Only changed fields are checked, so that old data never blocks a
 * correction.
 */
const problemsWithOthers = async (
  trx: Trx,
  { dados, alterados, pessoaId }: { dados: DadosFicha; alterados: readonly CampoFicha[]; pessoaId: string },
): Promise<FieldProblem[]> => {
  const problems: FieldProblem[] = [];
  const { codigoMunicipio } = dados;
  if (
    alterados.includes('codigoMunicipio') &&
    codigoMunicipio !== null &&
    !(await isMunicipio(trx, codigoMunicipio))
  )
    problems.push(problemaDe('codigoMunicipio', 'O município não existe.'));
  for (const [coluna, nome] of documentos) {
    const valor = dados[coluna];
    if (valor === null || !alterados.includes(coluna)) continue;
    const outra = await findOutraPessoa(trx, { coluna, valor, pessoaId });
    if (!outra) continue;
    const quem = outra.matricula === null ? 'outra pessoa' : `outra pessoa (matrícula ${outra.matricula})`;
    problems.push(problemaDe(coluna, `Este ${nome} já é de ${quem}.`));
  }
  return problems;
};

/** Corrects one record inside the transaction and compares it with ANS again. Returns what changed. */
export const corrigeFicha = async (trx: Trx, pedido: Pedido) => {
  const { matricula, versao, login, em } = pedido;
  const pessoa = await lockPessoa(trx, matricula);
  if (!pessoa) throw notFound();
  const { pessoaId } = pessoa;
  const antes = dadosDaFicha(pessoa);
  if (versaoDe(antes) !== versao) throw await stale(trx, pessoaId, antes);
  const dados = arrumada(pedido.dados);
  const alterados = alteradosEntre(antes, dados);
  if (alterados.length === 0) return { versao, alterados };
  const contratacao = await findPrimeiraContratacao(trx, pessoaId);
  const changed = new Set(alterados.map((campo) => `dados.${campo}`));
  const problems = [
    ...problemasDaFicha(dados, { hoje: em.slice(0, 10), contratacao }).filter(({ field = '' }) =>
      changed.has(field),
    ),
    ...(await problemsWithOthers(trx, { dados, alterados, pessoaId })),
  ];
  if (problems.length > 0) throw refuse(problems);
  // What the register said until now counts as told, so that this correction is a movement.
  await adotaDaPessoa(trx, em, pessoaId);
  const correcao = { matricula, pessoaId, antes, depois: dados, alterados, login, em };
  const matriculas = await writeCorrecao(trx, correcao).catch((cause: { constraint?: string }) => {
    // Another person was given the same CPF since the check above.
    if (cause.constraint !== 'pessoa_cpf_key') throw cause;
    throw refuse([problemaDe('cpf', 'Este CPF já é de outra pessoa.')]);
  });
  await recalculaDiferencas(trx, matriculas);
  return { versao: versaoDe(dados), alterados };
};
