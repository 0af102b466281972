import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { ehGerente, ehVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Allow, Session } from '../door.ts';
import { Failure } from '../failure.ts';

/** Code that no seller has, for a session that sees no clients. */
const nenhum = '';

/**
 * Seller whose clients alone a session sees in a call that Vendas shares with other modules; null for all (VEN-48). The widest of the
 * session's modules for the call counts. A seller without a code sees none.
 */
export const soClientesDe = async (
  db: Db,
  { modules, cargo, userId }: Session,
  allow: Allow,
): Promise<string | null> => {
  const opening = allow === 'session' ? modules : allow.filter((key) => modules.includes(key));
  if (opening.some((key) => key !== 'vendas') || ehGerente(cargo) || !ehVendedor(cargo)) return null;
  const user = await db
    .selectFrom('usuario')
    .select('vendedor_codigo')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.vendedor_codigo ?? nenhum;
};

/**
 * Condition: a beneficiary of the seller's portfolio or sales, or whose titular is one; always true for null.
 */
export const eCliente = (
  vendedor: string | null,
  { matricula, titular }: { matricula: RawBuilder<unknown>; titular: RawBuilder<unknown> },
): RawBuilder<boolean> =>
  vendedor === null
    ? sql<boolean>`true`
    : sql<boolean>`(exists (select from venda cv where cv.vendedor_codigo = ${vendedor} and cv.matricula in (${matricula}, ${titular}))
        or exists (select from beneficiario cb where cb.vendedor_codigo = ${vendedor} and cb.matricula in (${matricula}, ${titular})))`;

/** Condition: a company with a life of the seller's portfolio or sales; always true for null. */
export const eEmpresaCliente = (vendedor: string | null, empresa: RawBuilder<unknown>): RawBuilder<boolean> =>
  vendedor === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from beneficiario cb where cb.empresa_codigo = ${empresa} and (cb.vendedor_codigo = ${vendedor}
        or exists (select from venda cv where cv.vendedor_codigo = ${vendedor} and cv.matricula = cb.matricula)))`;

const temCliente = async (db: Db, where: RawBuilder<boolean>): Promise<boolean> =>
  (await sql<{ tem: boolean }>`select ${where} as tem`.execute(db)).rows[0]?.tem === true;

const recusa = (): Failure => new Failure(403, 'Esta pessoa ou empresa não está entre os seus clientes.');

/** Payer as a call names it. Type `E` is a company's code, another type a matrícula; without a type it may be either. */
interface Pagador {
  readonly matricula: string;
  readonly type?: string | undefined;
}

/**
 * Throws 403 for a payer outside the clients of a seller's session, known or not (VEN-48). The code of a company and a matrícula with the
 * same digits are never taken for each other where the type says which it is.
 */
export const exigeCliente = async (
  db: Db,
  session: Session,
  allow: Allow,
  { matricula: codigo, type }: Pagador,
): Promise<void> => {
  const vendedor = await soClientesDe(db, session, allow);
  if (vendedor === null) return;
  const pessoa = sql<boolean>`exists (select from beneficiario b where b.matricula = ${matriculaInteira(codigo)}
    and ${eCliente(vendedor, { matricula: sql`b.matricula`, titular: sql`b.titular_matricula` })})`;
  const empresa = sql<boolean>`exists (select from empresa e where ltrim(e.codigo, '0') = ltrim(${codigo}, '0')
    and ${eEmpresaCliente(vendedor, sql`e.codigo`)})`;
  const own = type === undefined ? sql<boolean>`(${pessoa} or ${empresa})` : type === 'E' ? empresa : pessoa;
  if (!(await temCliente(db, own))) throw recusa();
};

/** Throws 403 when the payer of a boleto, new or not, is outside the clients of a seller's session (VEN-48). */
export const exigeClienteDosBoletos = async (
  db: Db,
  session: Session,
  allow: Allow,
  numeros: readonly string[],
): Promise<void> => {
  const vendedor = await soClientesDe(db, session, allow);
  if (vendedor === null) return;
  const outro = sql<boolean>`not exists (
    select from (
      select f.titular_matricula, f.empresa_codigo from titulo t join fatura f on f.numero = t.fatura_numero
      where t.numero::text = any(${[...numeros]}) or t.nosso_numero = any(${[...numeros]})
      union all
      select n.titular_matricula, n.empresa_codigo from novo_boleto n
      where n.numero::text = any(${[...numeros]}) or n.nosso_numero = any(${[...numeros]})
    ) p
    where not (
      coalesce(${eCliente(vendedor, { matricula: sql`p.titular_matricula`, titular: sql`p.titular_matricula` })}, false)
      or coalesce(${eEmpresaCliente(vendedor, sql`p.empresa_codigo`)}, false)))`;
  if (!(await temCliente(db, outro))) throw recusa();
};
