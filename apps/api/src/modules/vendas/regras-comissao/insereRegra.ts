import { writeDay } from '@vidas/api-client/words/day.ts';
import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import type { RascunhoRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { problemasDaRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.rules.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import {
  findLinhasOcupadas,
  findParceriasOcupadas,
  findPlanosFora,
  findVendedoresFora,
  insertFaixas,
  insertLinhas,
  insertParcerias,
  insertRegra,
  insertSubstituidas,
  type Linha,
  type LinhaEncerrada,
  type LinhaOcupada,
  lockRegras,
} from './gravacao.sql.ts';
import { encerraSubstituida, type Substituicao } from './substitui.ts';

/** A line of the draft and its field. */
interface LinhaDoCampo extends Linha {
  readonly field: string;
}

const linhasDe = ({ vendedorRegraComissao }: RascunhoRegra): LinhaDoCampo[] =>
  vendedorRegraComissao.flatMap(({ planoRegistro, vendedores, dataInicio, dataFim }, index) =>
    vendedores.flatMap((vendedor) =>
      planoRegistro.map((plano) => ({
        field: `vendedorRegraComissao.${index}.vendedores`,
        vendedor,
        plano,
        inicio: dataInicio,
        fim: dataFim,
      })),
    ),
  );

/** Maximum of problems reported for one draft. */
const maisProblemas = 20;

const refuse = (status: number, problems: readonly FieldProblem[]): Failure => {
  const [first] = problems;
  const rest = problems.length === 2 ? ' Há outro problema.' : ` Há outros ${problems.length - 1} problemas.`;
  return new Failure(status, `${first?.message ?? ''}${problems.length > 1 ? rest : ''}`, { problems });
};

const foraDe = (
  fora: readonly string[],
  fields: readonly (readonly [string, readonly string[]])[],
  message: (codigo: string) => string,
): FieldProblem[] => {
  const missing = new Set(fora);
  return fields.flatMap(([field, codigos]) => {
    const codigo = codigos.find((one) => missing.has(one));
    return codigo === undefined ? [] : [{ field, message: message(codigo) }];
  });
};

/** Sellers and plans of the draft that are unknown or inactive. */
const findDesconhecidos = async (
  trx: Trx,
  { vendedorRegraComissao, vendedorParceria }: RascunhoRegra,
): Promise<FieldProblem[]> => {
  const vendedores = [
    ...vendedorRegraComissao.map(
      (one, index) => [`vendedorRegraComissao.${index}.vendedores`, one.vendedores] as const,
    ),
    ...vendedorParceria.flatMap((one, index) => [
      [`vendedorParceria.${index}.vendedor`, [one.vendedor]] as const,
      [`vendedorParceria.${index}.parceiros`, one.parceiros] as const,
    ]),
  ];
  const planos = [
    ...vendedorRegraComissao.map(
      (one, index) => [`vendedorRegraComissao.${index}.planoRegistro`, one.planoRegistro] as const,
    ),
    ...vendedorParceria.map(
      (one, index) => [`vendedorParceria.${index}.planoRegistro`, [one.planoRegistro]] as const,
    ),
  ];
  const codigosDe = (fields: readonly (readonly [string, readonly string[]])[]) => [
    ...new Set(fields.flatMap(([, codigos]) => codigos)),
  ];
  return [
    ...foraDe(
      await findVendedoresFora(trx, codigosDe(vendedores)),
      vendedores,
      (codigo) => `Nenhum vendedor ativo tem o código ${codigo}!`,
    ),
    ...foraDe(
      await findPlanosFora(trx, codigosDe(planos)),
      planos,
      (codigo) => `Nenhum plano à venda tem o registro ${codigo}!`,
    ),
  ];
};

const quem = ({ codigo, cargo }: Pick<LinhaOcupada, 'codigo' | 'cargo'>): string =>
  `${/vendedora/i.test(cargo) ? 'A vendedora' : 'O vendedor'} ${codigo}`;

/** Conflicts of a draft: its lines and partnerships under an active rule, each with that rule (RCO-9). */
const findOcupados = async (
  trx: Trx,
  linhas: readonly LinhaDoCampo[],
  { vendedorParceria }: RascunhoRegra,
  encerradas: readonly LinhaEncerrada[],
): Promise<FieldProblem[]> => {
  const pares = vendedorParceria.map(({ vendedor, planoRegistro }) => ({ vendedor, plano: planoRegistro }));
  return [
    ...(await findLinhasOcupadas(trx, linhas, maisProblemas)).map((one) => ({
      field: linhas[one.ordem - 1]?.field,
      message: `${quem(one)} já tem a regra ${one.regra} “${one.descricao}” para o plano ${one.plano} de ${writeDay(one.inicio)} a ${writeDay(one.fim)}.`,
    })),
    ...(await findParceriasOcupadas(trx, pares, encerradas, maisProblemas)).map((one) => ({
      field: `vendedorParceria.${one.ordem - 1}.vendedor`,
      message: `${quem(one)} já tem uma parceria para o plano ${one.plano}, na regra ${one.regra} “${one.descricao}”.`,
    })),
  ].slice(0, maisProblemas);
};

/** Refuses an invalid draft: 422 for its own problems, 409 for conflicts with another rule. */
const confereRegra = async (trx: Trx, rascunho: RascunhoRegra): Promise<void> => {
  const wrong = problemasDaRegra(rascunho).slice(0, maisProblemas);
  if (wrong.length > 0) throw refuse(422, wrong);
  const unknown = await findDesconhecidos(trx, rascunho);
  if (unknown.length > 0) throw refuse(422, unknown);
};

/** Saves a rule with all its parts and returns its number; a later version ends the older rule with it (RCO-25). */
export const insereRegra = async (
  trx: Trx,
  rascunho: RascunhoRegra,
  hoje: string,
  substituicao?: Substituicao,
): Promise<number> => {
  await lockRegras(trx);
  await confereRegra(trx, rascunho);
  const linhas = linhasDe(rascunho);
  const encerradas = substituicao ? await encerraSubstituida(trx, substituicao.codigo, linhas) : [];
  const conflicts = await findOcupados(trx, linhas, rascunho, encerradas);
  if (conflicts.length > 0) throw refuse(409, conflicts);
  const id = await insertRegra(trx, rascunho.dadosRegra, hoje);
  await insertFaixas(trx, id, rascunho);
  await insertLinhas(trx, id, linhas);
  await insertParcerias(trx, id, rascunho.vendedorParceria);
  if (substituicao) await insertSubstituidas(trx, id, encerradas, substituicao);
  return id;
};
