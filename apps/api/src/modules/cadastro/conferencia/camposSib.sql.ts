import { type RawBuilder, sql } from 'kysely';

type Situacao = 'ATIVO' | 'INATIVO';

/**
 * Situation of bond `b` on a day (SIB-20); a bond that awaits activation counts as INATIVO, because ANS does
 * not know it.
 */
export const situacaoOs = (hoje: string): RawBuilder<Situacao> =>
  sql`case when b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date) then 'ATIVO' else 'INATIVO' end`;

interface Campo {
  campo: string;
  ans: RawBuilder<string | null>;
  operadora: RawBuilder<string | null>;
  difere: RawBuilder<boolean>;
}

const dia = (column: RawBuilder<unknown>): RawBuilder<string | null> => sql`to_char(${column}, 'DD/MM/YYYY')`;
const differs = (ans: RawBuilder<unknown>, operadora: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${ans} is distinct from ${operadora}`;
const folded = (column: RawBuilder<unknown>): RawBuilder<string | null> => sql`conferencia_texto(${column})`;

/** Files from before migration 0034 lack these fields, so the fields never count as different there. */
const sinceFields = (importacao: RawBuilder<unknown>, difere: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`((select tem_campos from conferencia_importacao where id = ${importacao}) and ${difere})`;

const equal = (
  campo: string,
  ans: RawBuilder<string | null>,
  operadora: RawBuilder<string | null>,
): Campo => ({ campo, ans, operadora, difere: differs(ans, operadora) });

const name = (
  campo: string,
  ans: RawBuilder<string | null>,
  operadora: RawBuilder<string | null>,
): Campo => ({
  campo,
  ans,
  operadora,
  // Folding is expensive and most names are equal, so the cheap comparison comes first.
  difere: sql`(upper(${ans}) is distinct from upper(${operadora}) and ${folded(ans)} is distinct from ${folded(operadora)})`,
});

const day = (campo: string, ans: RawBuilder<unknown>, operadora: RawBuilder<unknown>): Campo => ({
  campo,
  ans: dia(ans),
  operadora: dia(operadora),
  difere: differs(ans, operadora),
});

const since = (importacao: RawBuilder<unknown>, campo: Campo): Campo => ({
  ...campo,
  difere: sinceFields(importacao, campo.difere),
});

/** Fields compared between import record `c` and bond `b` with person `p`, in display order (SIB-16). */
const campos = (importacao: RawBuilder<unknown>, hoje: string): Campo[] => [
  // Bonds without CCO are listed elsewhere.
  {
    ...equal('Código ANS (CCO)', sql`c.cco`, sql`b.cco`),
    difere: sql`(b.cco is not null and b.cco <> c.cco)`,
  },
  name('Nome', sql`c.nome`, sql`p.nome`),
  equal('CPF', sql`c.cpf`, sql`p.cpf`),
  equal('CNS', sql`c.cns`, sql`p.cns`),
  day('Data de nascimento', sql`c.nascimento`, sql`p.nascimento`),
  since(importacao, equal('Sexo', sql`c.sexo`, sql`p.sexo`)),
  since(importacao, name('Nome da mãe', sql`c.nome_mae`, sql`p.nome_mae`)),
  {
    ...equal('Código do beneficiário', sql`c.codigo_beneficiario`, sql`b.matricula`),
    difere: differs(sql`c.matricula_ans`, sql`b.matricula`),
  },
  since(importacao, equal('Plano', sql`c.numero_plano_ans`, sql`b.plano_registro`)),
  day('Data de contratação', sql`c.contratado_em`, sql`b.ativado_em`),
  {
    ...day('Data de cancelamento', sql`c.cancelado_em`, sql`b.cancelado_em`),
    // The situation field already shows the difference while one side is active.
    difere: sql`(c.situacao = 'INATIVO' and ${situacaoOs(hoje)} = 'INATIVO' and c.cancelado_em is distinct from b.cancelado_em)`,
  },
];

/** Number of fields that differ. */
export const camposDiferentes = (importacao: RawBuilder<unknown>, hoje: string): RawBuilder<number> =>
  sql`(${sql.join(
    campos(importacao, hoje).map(({ difere }) => sql`(${difere})::int`),
    sql` + `,
  )})`;

/**
 * Fields that differ, one row each, as `d (ordem, campo, valor_ans, valor_operadora)`; days are DD/MM/AAAA. A
 * record that names a bond of another record shows only its CCO (SIB-31).
 */
export const listaDeCampos = (importacao: RawBuilder<unknown>, hoje: string): RawBuilder<unknown> =>
  sql`lateral (
    select ordem, campo, valor_ans, valor_operadora
    from (values ${sql.join(
      campos(importacao, hoje).map(
        ({ campo, ans, operadora, difere }, ordem) =>
          sql`(${sql.lit(ordem)}, ${sql.lit(campo)}, ${ans}, ${operadora}, ${difere})`,
      ),
    )}) v (ordem, campo, valor_ans, valor_operadora, difere)
    where difere and (k.matricula is not null or ordem = 0)
  ) d`;
