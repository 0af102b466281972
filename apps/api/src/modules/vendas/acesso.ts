import { ehGerente, ehVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/door.ts';
import { Failure } from '../../http/failure.ts';

/** The modules whose screens ask the calls of Vendas. */
export const allow = ['vendas'] as const;

/** What a session sees of the sales: everything, or what is of one seller. */
export interface Alcance {
  gerente: boolean;
  /** The seller that the user is; null for who sells nothing. */
  vendedor: string | null;
}

/** The refusal for occupations without access (VEN-30). */
export const semAcesso = (): Failure => new Failure(403, 'Você não possui acesso a este módulo!');

/** The refusal for a seller whom nobody told which seller it is (VEN-31). */
export const semCodigo = (): Failure => new Failure(403, 'Seu acesso ainda não tem um código de vendedor.');

/** What the session sees, by the occupation and the seller's code of the register; throws 403 for other occupations (VEN-30). */
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

/** Throws 403 unless the session may see this seller (VEN-31). */
export const exigeVendedor = ({ gerente, vendedor }: Alcance, codigo: string): void => {
  if (!gerente && vendedor !== codigo) throw new Failure(403, 'Estes dados são de outro vendedor.');
};

/** Throws 403 for who is no manager. */
export const exigeGerente = ({ gerente }: Alcance): void => {
  if (!gerente) throw semAcesso();
};
