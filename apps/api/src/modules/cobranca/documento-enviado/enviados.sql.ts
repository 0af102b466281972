import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

/**
 * A sending by e-mail; `referencia` is a bill's nosso número, a declaration's or discharge's year, or a card
 * sale's authorization.
 */
export interface EnviadoRow {
  enviadoEm: string;
  documento: string;
  /** Matrícula of the holder, or code of the company. */
  matricula: string;
  nome: string;
  email: string;
  /** Enviado, or Em dúvida when its arrival is unknown. */
  situacao: string;
  referencia: string | null;
  /** Form that the payer had asked for; null without a wish. */
  forma: string | null;
  usuario: string;
}

/** Kind of paper in sending `s`. */
export const documento = sql`case when s.chave like 'boleto:%' then 'Boleto'
  when s.chave like 'comprovante:%' then 'Comprovante de cartão'
  when s.chave like 'quitacao:%' then 'Quitação anual de débitos' else 'Declaração de imposto de renda' end`;

/** Year and matrícula of a declaration without a row or of a discharge (COB-13, COB-33); null for another paper. */
const parteDaChave = (qual: number) =>
  sql`(regexp_match(s.chave, '^(?:declaracao|quitacao):([0-9]{4})([0-9]{10,})$'))[${sql.lit(qual)}]`;
const anoDaChave = parteDaChave(1);
const matriculaDaChave = parteDaChave(2);

/** Condition: sending `s` left between the first ISO day and `antesDe`, exclusive. */
export const enviadoDesde = (inicio: string, antesDe: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`s.situacao = 'ENVIADO' and s.enviado_em >= ${inicio}::date and s.enviado_em < ${antesDe}`;

/** Moment when sending `s` left, or when a doubtful one began. */
export const em = sql`coalesce(s.enviado_em, s.iniciado_em)`;

/** State of sending `s` in words. */
export const situacao = sql`case s.situacao when 'ENVIADO' then 'Enviado' else 'Em dúvida' end`;

/** Sendings of a period that left or may have left, newest first (COB-26). */
export const selectEnviados = ({
  start,
  end,
}: {
  start: string;
  end: string;
}): RawBuilder<EnviadoRow> => sql<EnviadoRow>`
  select ${momento(em)} as "enviadoEm", ${documento} as documento,
    coalesce(e.codigo, b.matricula, '') as matricula, coalesce(e.razao_social, p.nome, '') as nome, s.destinatario as email,
    ${situacao} as situacao,
    coalesce(t.nosso_numero, n.nosso_numero, d.ano_base::text, c.codigo_autorizacao, ${anoDaChave}) as referencia, s.forma, ${nomeDoUsuario('s.login')} as usuario
  from cobranca_envio s
  left join titulo t on s.chave = 'boleto:' || t.numero
  left join novo_boleto n on s.chave = 'boleto:' || n.numero
  left join fatura f on f.numero = t.fatura_numero
  left join declaracao_ir d on s.chave = 'declaracao:' || d.id
  left join cartao_pagamento c on s.chave = 'comprovante:' || c.id
  left join beneficiario v on v.matricula = c.matricula
  left join empresa e on e.codigo = coalesce(n.empresa_codigo, case when f.tipo in ('E', 'X') then f.empresa_codigo end)
  left join beneficiario b on b.matricula = coalesce(d.titular_matricula, ${matriculaDaChave}, v.titular_matricula, n.titular_matricula, case when e.codigo is null then f.titular_matricula end)
  left join pessoa p on p.id = b.pessoa_id
  where ${enviadoDesde(start, sql`${end}::date + 1`)}
    or s.situacao = 'EM_DUVIDA' and s.iniciado_em >= ${start}::date and s.iniciado_em < ${end}::date + 1
  order by ${em} desc, s.id desc`;
