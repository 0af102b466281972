import type { ContagemDeDeclaracoes } from '@vidas/api-client/cobranca/declaracoes-do-ano';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { DeclaracaoEnvioItemTable } from '../../../db/tables/cobranca.ts';
import { partesDeSaude } from '../../conta/conta.sql.ts';
import { type DeclaracaoRow, deQuemPaga, idDaDeclaracao } from './impostoDeRenda.sql.ts';

/** A declaration among those of its year, with its sending. */
export interface DeclaracaoDoAnoRow extends DeclaracaoRow {
  /** 'YYYY-MM-DDTHH:MM' of the last time that it left; null when it never did. */
  enviada_em: string | null;
  /** What it said then. */
  enviado_cents: number | null;
  /** It may have left. */
  em_duvida: boolean;
  item: DeclaracaoEnvioItemTable['situacao'] | null;
  motivo: string | null;
}

/** What was received of each holder in a year, as rows `titular_matricula` and `total_cents`; nobody of whom nothing was. */
const recebidoDoAno = (ano: number): RawBuilder<unknown> => sql`(
  select f.titular_matricula, sum(x.cents)::int8 as total_cents
  from ${partesDeSaude(sql`f.titular_matricula is not null and ${deQuemPaga}
    and m.dia between make_date(${ano}, 1, 1) and make_date(${ano}, 12, 31)`)} x
  join fatura f on f.numero = x.fatura_numero
  group by 1 having sum(x.cents) > 0)`;

/** All declarations of a year, by name. */
export const selectDeclaracoesDoAno = (
  ano: number,
  hoje: string,
): RawBuilder<DeclaracaoDoAnoRow> => sql<DeclaracaoDoAnoRow>`
  select ${idDaDeclaracao} as id, p.nome, p.cpf, p.email, b.matricula, coalesce(d.codigo_contrato, left(b.matricula, 8)) as codigo_contrato,
    ${ano}::int as ano_base, ${hoje}::text as gerada_em, a.total_cents,
    to_char(s.enviado_em, 'YYYY-MM-DD"T"HH24:MI') as enviada_em, s.valor_cents as enviado_cents,
    exists (select from cobranca_envio v where v.chave = 'declaracao:' || ${idDaDeclaracao} and v.situacao = 'EM_DUVIDA') as em_duvida,
    i.situacao as item, i.motivo
  from (select r.titular_matricula, r.total_cents, ${ano}::int as ano from ${recebidoDoAno(ano)} r) a
  join beneficiario b on b.matricula = a.titular_matricula
  join pessoa p on p.id = b.pessoa_id
  left join declaracao_ir d on d.titular_matricula = b.matricula and d.ano_base = a.ano
  left join declaracao_envio_item i on i.titular_matricula = b.matricula and i.ano_base = a.ano
  left join lateral (
    select e.enviado_em, e.valor_cents from cobranca_envio e
    where e.chave = 'declaracao:' || ${idDaDeclaracao} and e.situacao = 'ENVIADO' order by e.id desc limit 1
  ) s on true
  order by p.nome, b.matricula`;

/** What became of the declarations of a year that were sent; zeros for one that never was. */
export const contaDeclaracoes = async (db: Db, ano: number): Promise<ContagemDeDeclaracoes> => {
  const quantas = (situacao: DeclaracaoEnvioItemTable['situacao']) =>
    sql`count(*) filter (where i.situacao = ${situacao})::int`;
  const { rows } = await sql<ContagemDeDeclaracoes>`
    select ${quantas('ENVIADO')} as enviados, ${quantas('SEM_EMAIL')} as "semEmail", ${quantas('SEM_CPF')} as "semCpf",
      ${quantas('FALHOU')} as falhas, ${quantas('EM_DUVIDA')} as "emDuvida", ${quantas('PENDENTE')} as pendentes
    from declaracao_envio_item i where i.ano_base = ${ano}`.execute(db);
  const [row] = rows;
  if (!row) throw new TypeError('A count has no row.');
  return row;
};

/** Has these declarations of a year wait, also those that failed before. */
export const preparaDeclaracoes = async (
  db: Db,
  ano: number,
  titulares: readonly string[],
): Promise<void> => {
  await sql`
    insert into declaracao_envio_item (ano_base, titular_matricula, situacao)
    select ${ano}::int, unnest(${[...titulares]}::text[]), 'PENDENTE'
    on conflict (ano_base, titular_matricula) do update set situacao = 'PENDENTE', motivo = null`.execute(db);
};

/** The holder of the next declaration of a year that waits; undefined when none does. */
export const findDeclaracaoPendente = async (db: Db, ano: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('declaracao_envio_item')
    .where('ano_base', '=', ano)
    .where('situacao', '=', 'PENDENTE')
    .select('titular_matricula')
    .orderBy('titular_matricula')
    .limit(1)
    .executeTakeFirst();
  return row?.titular_matricula;
};

/** Records what became of a declaration that waited. */
export const gravaDeclaracao = async (
  db: Db,
  { ano, titular }: { ano: number; titular: string },
  fim: Pick<DeclaracaoEnvioItemTable, 'situacao' | 'motivo'>,
): Promise<void> => {
  await db
    .updateTable('declaracao_envio_item')
    .set(fim)
    .where('ano_base', '=', ano)
    .where('titular_matricula', '=', titular)
    .execute();
};
