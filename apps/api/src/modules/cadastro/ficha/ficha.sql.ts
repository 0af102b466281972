import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { CampoFicha, DadosFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';

/** Where each field of the record is kept. */
const colunas = {
  nome: 'nome',
  cpf: 'cpf',
  cns: 'cns',
  dataNascimento: 'nascimento',
  sexo: 'sexo',
  nomeMae: 'nome_mae',
  logradouro: 'logradouro',
  numero: 'numero',
  complemento: 'complemento',
  bairro: 'bairro',
  codigoMunicipio: 'municipio_codigo',
  cep: 'cep',
} as const satisfies Record<CampoFicha, string>;

const dadosDe = [
  'p.nome',
  'p.cpf',
  'p.cns',
  'p.nascimento as dataNascimento',
  'p.sexo',
  'p.nome_mae as nomeMae',
  'p.logradouro',
  'p.numero',
  'p.complemento',
  'p.bairro',
  'p.municipio_codigo as codigoMunicipio',
  'p.cep',
] as const;

/** A beneficiary's own data and bond; undefined when nobody has the code. */
export const findFicha = (db: Db, matricula: string) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .innerJoin('beneficiario as tb', 'tb.matricula', 'b.titular_matricula')
    .innerJoin('pessoa as tp', 'tp.id', 'tb.pessoa_id')
    .leftJoin('empresa as e', 'e.codigo', 'b.empresa_codigo')
    .leftJoin('motivo_cancelamento as m', 'm.codigo', 'b.motivo_cancelamento_codigo')
    .where('b.matricula', '=', matricula)
    .select([
      'b.matricula',
      'b.cco',
      'b.dependencia',
      'b.titular_matricula',
      'tp.nome as titular',
      'b.plano_registro',
      'pl.nome as plano',
      'e.fantasia as empresa',
      'b.ativado_em',
      'b.cancelado_em',
      'm.descricao as motivo',
      ...dadosDe,
    ])
    .executeTakeFirst();

export type FichaRow = NonNullable<Awaited<ReturnType<typeof findFicha>>>;

/** The person behind a bond, locked against other corrections until the transaction ends; undefined when nobody has the code. */
export const lockPessoa = (trx: Trx, matricula: string) =>
  trx
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .where('b.matricula', '=', matricula)
    .select(['p.id as pessoaId', ...dadosDe])
    .forUpdate('p')
    .executeTakeFirst();

/** First day of the earliest contract of the person; null while none is active. */
export const findPrimeiraContratacao = async (db: Db, pessoaId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('beneficiario')
    .where('pessoa_id', '=', pessoaId)
    .select((eb) => eb.fn.min('ativado_em').as('primeira'))
    .executeTakeFirst();
  return row?.primeira ?? null;
};

/** The code of another person who has the CPF or CNS; undefined when nobody has it. */
export const findOutraPessoa = (
  db: Db,
  { coluna, valor, pessoaId }: { coluna: 'cpf' | 'cns'; valor: string; pessoaId: string },
) =>
  db
    .selectFrom('pessoa as p')
    .leftJoin('beneficiario as b', 'b.pessoa_id', 'p.id')
    .where(`p.${coluna}`, '=', valor)
    .where('p.id', '<>', pessoaId)
    .select('b.matricula')
    .orderBy('b.matricula')
    .executeTakeFirst();

export const isMunicipio = async (db: Db, codigo: string): Promise<boolean> =>
  (await db.selectFrom('municipio').where('codigo', '=', codigo).select('codigo').executeTakeFirst()) !==
  undefined;

/** The last correction of the person, in whatever bond it was made; `em` is 'YYYY-MM-DDTHH:MM'. */
export const findUltimaAlteracao = (db: Db, pessoaId: string) =>
  db
    .selectFrom('beneficiario_alteracao as a')
    .innerJoin('beneficiario as b', 'b.matricula', 'a.matricula')
    .where('b.pessoa_id', '=', pessoaId)
    .orderBy('a.id', 'desc')
    .select([nomeDoUsuario('a.login').as('quem'), momento('a.em').as('em')])
    .executeTakeFirst();

/** A correction: whose, of which fields, by whom and when (local, 'YYYY-MM-DDTHH:MM:SS'). */
export interface Correcao {
  matricula: string;
  pessoaId: string;
  antes: DadosFicha;
  depois: DadosFicha;
  alterados: readonly CampoFicha[];
  login: string;
  em: string;
}

/** Writes the changed fields, sets the day of change on every bond of the person, and writes the trail. Returns those bonds. */
export const writeCorrecao = async (trx: Trx, correcao: Correcao): Promise<string[]> => {
  const { matricula, pessoaId, antes, depois, alterados, login, em } = correcao;
  await assina(trx, { login, em });
  await trx
    .updateTable('pessoa')
    .set(Object.fromEntries(alterados.map((campo) => [colunas[campo], depois[campo]])))
    .where('id', '=', pessoaId)
    .execute();
  await trx
    .insertInto('beneficiario_alteracao')
    .values(
      alterados.map((campo) => ({ matricula, campo, antes: antes[campo], depois: depois[campo], login, em })),
    )
    .execute();
  const bonds = await trx
    .updateTable('beneficiario')
    .set({ atualizado_em: em.slice(0, 10) })
    .where('pessoa_id', '=', pessoaId)
    .returning('matricula')
    .execute();
  return bonds.map((bond) => bond.matricula);
};

/** Every city, by name. */
export const findMunicipios = (db: Db) =>
  db
    .selectFrom('municipio')
    .select(['codigo', 'nome', 'uf'])
    .orderBy(sql`ordem_pt(nome)`)
    .orderBy('uf')
    .execute();
