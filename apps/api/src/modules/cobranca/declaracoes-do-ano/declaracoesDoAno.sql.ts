import { type RawBuilder, sql } from 'kysely';
import { partesDeSaude } from '../../conta/conta.sql.ts';
import { colunasDaSaida, juntaSaidas, type SaidaRow } from '../papeis-do-ano/saidas.sql.ts';
import { type DeclaracaoRow, idDaDeclaracao } from '../imposto-de-renda/impostoDeRenda.sql.ts';

/** A declaration of the year's list, with its sending. */
export type DeclaracaoDoAnoRow = DeclaracaoRow & SaidaRow;

/** Receipts by holder in a year, as rows `titular_matricula` and `total_cents`, without zeros. */
const recebidoDoAno = (ano: number): RawBuilder<unknown> => sql`(
  select x.titular as titular_matricula, sum(x.cents)::int8 as total_cents
  from ${partesDeSaude(sql`m.titular_matricula is not null
    and m.dia between make_date(${ano}, 1, 1) and make_date(${ano}, 12, 31)`)} x
  group by 1 having sum(x.cents) > 0)`;

/** All declarations of a year, by name. */
export const selectDeclaracoesDoAno = (
  ano: number,
  hoje: string,
): RawBuilder<DeclaracaoDoAnoRow> => sql<DeclaracaoDoAnoRow>`
  select ${idDaDeclaracao} as id, p.nome, p.cpf, p.email, b.matricula, coalesce(d.codigo_contrato, left(b.matricula, 8)) as codigo_contrato,
    ${ano}::int as ano_base, ${hoje}::text as gerada_em, a.total_cents,
    ${colunasDaSaida}
  from (select r.titular_matricula, r.total_cents, ${ano}::int as ano from ${recebidoDoAno(ano)} r) a
  join beneficiario b on b.matricula = a.titular_matricula
  join pessoa p on p.id = b.pessoa_id
  left join declaracao_ir d on d.titular_matricula = b.matricula and d.ano_base = a.ano
  ${juntaSaidas('DECLARACAO', { chave: sql`'declaracao:' || ${idDaDeclaracao}`, titular: sql`b.matricula`, ano: sql`a.ano` })}
  order by p.nome, b.matricula`;
