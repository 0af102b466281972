import type {
  FormaDePapel,
  TipoDePagador,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Receiver of a paper: a holder by matrícula, or a company by its code. */
export interface Pagador {
  tipo: TipoDePagador;
  codigo: string;
}

/** Form of paper that a payer asked for. */
export interface FormaPedida {
  forma: FormaDePapel;
  nota: string;
}

/** Columns of a wish in a row; both null without one. */
export interface ComForma {
  forma_pedida: FormaDePapel | null;
  forma_nota: string | null;
}

/** Reads the wish of a row. */
export const formaDaLinha = ({ forma_pedida: forma, forma_nota }: ComForma): FormaPedida | undefined =>
  forma === null ? undefined : { forma, nota: forma_nota ?? '' };

/** Join of wish `w` of the payer of a row, by type and code. */
export const comForma = (tipo: RawBuilder<unknown>, codigo: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join forma_pedida w on w.tipo = ${tipo} and w.codigo = ${codigo}`;

/** Whether papers of a person go in large print: the wish is the holder's (PAP-9). */
export const pedeLetraGrande = async (db: Db, matricula: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from beneficiario b ${comForma(sql`'TITULAR'`, sql`b.titular_matricula`)}
    where b.matricula = ${matricula} and w.forma = 'LETRA_GRANDE'`.execute(db);
  return rows.length > 0;
};

/** Columns of `ComForma`, for queries that join `comForma`. */
export const colunasDaForma = sql`w.forma as forma_pedida, w.nota as forma_nota`;
