import { temModuloDeDuas } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import type { Db } from '../../../db/database.ts';
import type { MudancaDePessoa } from '../../../db/tables/acesso.ts';
import { type Trx, within } from '../../../db/tx.ts';
import { withPrefix } from '../../../http/login.rules.ts';
import { insertMudanca } from '../../shell/session/sessao.sql.ts';
import { PessoaDesconhecida, PessoaRecusada } from './pessoas.rules.ts';
import { lockPessoas } from './pessoas.sql.ts';
import { findPessoaDoVendedor, lockVendedor } from './vendedorDaPessoa.sql.ts';

/** Database, author and moment of a command; `autor` is a user id, or `console` for the owner of the data folder. */
export interface Contexto {
  db: Db;
  autor: string;
  /** User id of the second person, when needed (OPE-17). */
  aprovador?: string;
  /** Argon2id of the command's password, when computed before. */
  senhaHash?: string | undefined;
  clock: () => Date;
  /** Operator's name, forbidden in passwords (SEG-17). */
  operatorName: string;
}

export type Pessoa = Awaited<ReturnType<typeof lockPessoas>>[number];

export interface Mudanca {
  tipo: MudancaDePessoa;
  detalhe?: string | null;
}

/**
 * Records author and change (OPE-6); people of Ouvidoria or Tecnologia receive a notice about others' changes
 * (OPE-20).
 */
export const registra = (
  { db, autor, aprovador, clock }: Contexto,
  { id, modulos }: Pick<Pessoa, 'id' | 'modulos'>,
  { tipo, detalhe = null }: Mudanca,
) => {
  const avisa = autor !== id && temModuloDeDuas([...modulos, ...(detalhe?.match(/[a-z][a-z-]*/g) ?? [])]);
  const em = clock();
  return insertMudanca(db, { em, tipo, usuario_id: id, autor, aprovador: aprovador ?? null, detalhe, avisa });
};

/** Changes one person inside a transaction that locks all. */
export const muda = (
  contexto: Contexto,
  login: string,
  work: (trx: Trx, pessoa: Pessoa, todas: readonly Pessoa[]) => Promise<Mudanca>,
): Promise<Pessoa> =>
  within(contexto.db, async (trx) => {
    const todas = await lockPessoas(trx);
    const procurado = withPrefix(login).toLowerCase();
    const pessoa = todas.find((uma) => uma.login.toLowerCase() === procurado);
    if (pessoa === undefined) throw new PessoaDesconhecida(`Não existe o login ${withPrefix(login)}.`);
    await registra({ ...contexto, db: trx }, pessoa, await work(trx, pessoa, todas));
    return pessoa;
  });

/** A seller's code exists in the register and belongs to one active person at most (OPE-22). */
export const exigeVendedorLivre = async (trx: Trx, codigo: string): Promise<void> => {
  const vendedor = await lockVendedor(trx, codigo);
  const recusa = (texto: string) => new PessoaRecusada(texto, 'vendedor');
  if (vendedor === undefined)
    throw recusa(`Nenhum vendedor tem o código ${codigo}: ele vem com o cadastro de vendedores.`);
  if (!vendedor.ativo) throw recusa(`O vendedor ${codigo}, ${vendedor.nome}, não está mais ativo.`);
  const outra = await findPessoaDoVendedor(trx, codigo);
  if (outra !== undefined)
    throw recusa(
      `O código ${codigo} já é de ${outra.login}, ${outra.nome}: um código é de uma só pessoa ativa.`,
    );
};
