import { type RawBuilder, sql } from 'kysely';
import { contrato } from '../envio/sbxCampos.ts';
import { situacaoOs } from '../conferencia/camposSib.sql.ts';
import { chaves } from './diferencas.rules.ts';

/** Moment of the conference file in force; the file lacks all that ANS accepted later. */
const daConferencia = sql`(select coalesce(data_arquivo, iniciada_em) from conferencia_importacao where em_vigor)`;

/** Progress of a difference of bond `b`, one of `andamentos`; null while nobody decided it (SIB-51). */
const andamento = (
  toca: RawBuilder<boolean>,
  deixada: RawBuilder<boolean>,
  segue: RawBuilder<boolean>,
): RawBuilder<string | null> => {
  const contado = (quando: RawBuilder<boolean>) => sql<boolean>`exists (
    select 1 from sib_envio_registro r join sib_envio v on v.id = r.envio_id
    where r.matricula = b.matricula and ${quando} and ${toca})`;
  return sql<string | null>`case
    when ${contado(sql`v.situacao = 'GERADO'`)} then 'Espera o retorno'
    when ${contado(sql`r.situacao = 'ACEITO' and v.gerado_em > ${daConferencia}`)} then 'Aceita pela ANS'
    when exists (select 1 from sib_fora f where f.matricula = b.matricula and f.devolvido_em is null and ${deixada}) then 'Deixada fora'
    when ${segue} then 'No próximo envio' end`;
};

const chave = sql`case d.campo ${sql.join(
  Object.entries(chaves).map(([campo, key]) => sql`when ${sql.lit(campo)} then ${sql.lit(key)}`),
  sql` `,
)} end`;

/** `andamento` of field `d.campo`. */
export const andamentoDoCampo = (hoje: string): RawBuilder<string | null> =>
  andamento(
    sql`(r.tipo = 'INCLUSÃO' or (r.tipo in ('RETIFICAÇÃO', 'MUDANÇA CONTRATUAL') and r.dados ? ${chave}))`,
    sql`f.tipo in ('RETIFICAÇÃO', 'MUDANÇA CONTRATUAL') and f.dados ? ${chave}`,
    sql`(b.cco is not null and (not (${chave} = any(${[...contrato]}::text[])) or ${situacaoOs(hoje)} = 'ATIVO') and exists (
      select 1 from sib_estado e join sib_atual a on a.matricula = e.matricula
      where e.matricula = b.matricula and a.dados -> ${chave} is distinct from e.dados -> ${chave}))`,
  );

/** `andamento` of the situation of bond `b`, which differs from record `c`. */
export const andamentoDaSituacao = (hoje: string): RawBuilder<string | null> =>
  andamento(
    sql`r.tipo in ('CANCELAMENTO', 'REATIVAÇÃO')`,
    sql`f.tipo in ('CANCELAMENTO', 'REATIVAÇÃO')`,
    sql`(b.cco is not null and b.congenere_codigo is null and b.ativado_em <= ${hoje}::date
      and coalesce((select e.situacao from sib_estado e where e.matricula = b.matricula), c.situacao) = c.situacao)`,
  );

/** `andamento` of the inclusion of bond `b`, which is inactive and unknown to ANS. */
export const andamentoDaInclusao: RawBuilder<string | null> = andamento(
  sql`r.tipo = 'INCLUSÃO'`,
  sql`f.tipo = 'INCLUSÃO'`,
  sql`exists (select 1 from sib_decisao x where x.matricula = b.matricula and x.campo = 'inclusao' and x.ato = 'ENVIO' and x.desfeita_em is null)`,
);
