import { ehGerente, ehVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/door.ts';
import { Failure, semAcesso } from '../../http/failure.ts';

/** Modules whose screens use the calls of Vendas. */
export const allow = ['vendas'] as const;

/** Scope of a session: all sales, or one seller's. */
export interface Alcance {
  gerente: boolean;
  /** Code of the user as a seller; null for others. */
  vendedor: string | null;
}

/** Refusal for a seller without a seller's code (VEN-31). */
export const semCodigo = (): Failure => new Failure(403, 'Seu acesso ainda não tem um código de vendedor.');

/** Scope of a session, from occupation and seller's code; throws 403 for other occupations (VEN-30). */
export const alcanceDe = async (db: Db, { userId, cargo }: Session): Promise<Alcance> => {
  const gerente = ehGerente(cargo);
  if (!gerente && !ehVendedor(cargo)) throw semAcesso();
  const user = await db
    .selectFrom('usuario')
    .select('vendedor_codigo')
    .where('id', '=', userId)
    .executeTakeFirst();
  return { gerente, vendedor: user?.vendedor_codigo ?? null };
};

/** Throws 403 when the seller is outside the scope (VEN-31). */
export const exigeVendedor = ({ gerente, vendedor }: Alcance, codigo: string): void => {
  if (!gerente && vendedor !== codigo) throw new Failure(403, 'Estes dados são de outro vendedor.');
};

/** Throws 403 for everybody except managers. */
export const exigeGerente = ({ gerente }: Alcance): void => {
  if (!gerente) throw semAcesso();
};
