import { sql } from 'kysely';
import type { Trx } from '../db/tx.ts';
import { type Chegado, comEstagios } from './estagio.ts';

/** What the server works out from a delivery once it is written. */
export const aposCarga = async (
  trx: Trx,
  { entrega, hoje, chegados }: { entrega: string; hoje: string; chegados: readonly Chegado[] },
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
  // A person who changed is a change of each of her bonds: the SIB asks for the day.
  if (chegou('beneficiarios')) {
    const deles = sql`from carga_antes a join beneficiario b on b.pessoa_id = a.chave->>'id'
      where a.entrega_id = ${entrega} and a.tabela = 'pessoa' and a.antes is not null and b.atualizado_em <> ${hoje}::date`;
    await sql`insert into carga_antes (entrega_id, tabela, chave, antes)
      select ${entrega}, 'beneficiario', jsonb_build_object('matricula', b.matricula), to_jsonb(b) ${deles}`.execute(
      trx,
    );
    await sql`update beneficiario set atualizado_em = ${hoje}::date where matricula in (select b.matricula ${deles})`.execute(
      trx,
    );
  }
};
