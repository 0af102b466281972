import { sql } from 'kysely';
import type { Trx } from '../db/tx.ts';
import { type Chegado, comEstagios } from './estagio.ts';

/** What the server works out from a delivery once it is written. */
export const aposCarga = async (
  trx: Trx,
  { hoje, chegados }: { hoje: string; chegados: readonly Chegado[] },
): Promise<void> => {
  const chegou = (nome: string): boolean => chegados.some(({ arquivo }) => arquivo.nome === nome);
  if (chegou('empresas'))
    await sql
      .raw(
        comEstagios(
          `update empresa e set vidas_contratadas = (
             select count(*) from beneficiario b where b.empresa_codigo = e.codigo
               and b.ativado_em <= {hoje} and (b.cancelado_em is null or b.cancelado_em > {hoje}))
           from {empresas} s where s.codigo = e.codigo and not s.recusada and s.vidas_contratadas is null`,
          hoje,
        ),
      )
      .execute(trx);
};
