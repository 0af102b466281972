import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Client and plan of a sale. */
export interface VendaNomeada {
  cliente: string;
  plano: string;
  canceladoEm: string | null;
}

/** Client and plan of sales, by code. */
export const findVendas = async (db: Db, vendas: readonly string[]): Promise<Map<string, VendaNomeada>> => {
  const rows = await db
    .selectFrom('venda')
    .innerJoin('beneficiario', 'beneficiario.matricula', 'venda.matricula')
    .innerJoin('pessoa', 'pessoa.id', 'beneficiario.pessoa_id')
    .innerJoin('plano', 'plano.registro', 'venda.plano_registro')
    .select([
      'venda.codigo',
      'pessoa.nome as cliente',
      'plano.nome as plano',
      'beneficiario.cancelado_em as canceladoEm',
    ])
    .where(sql<boolean>`venda.codigo = any(${[...new Set(vendas)]})`)
    .execute();
  return new Map(rows.map(({ codigo, ...venda }) => [codigo, venda]));
};

/** Names of all sellers, by code. */
export const findNomes = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('vendedor').select(['codigo', 'nome']).execute();
  return new Map(rows.map(({ codigo, nome }) => [codigo, nome]));
};
