import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { PapelDoAno } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import type { DeclaracaoEnvioItemTable } from '../../../db/tables/cobranca.ts';
import { colunasDaForma, type ComForma, comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';

/** How a paper of a year left, or may have, and how its holder wants it. */
export interface SaidaRow extends ComForma {
  /** 'YYYY-MM-DDTHH:MM' of the last time that it left by e-mail; null when it never did. */
  enviada_em: string | null;
  /** Total on it then. */
  enviado_cents: number | null;
  /** True where it may have left. */
  em_duvida: boolean;
  item: DeclaracaoEnvioItemTable['situacao'] | null;
  motivo: string | null;
  /** The last time that it was downloaded with the others, and came whole. */
  baixada_em: string | null;
  baixada_por: string | null;
  baixado_cents: number | null;
}

/** Each paper of a year has a table of how its sending to each holder stands. */
export const envioItem = { DECLARACAO: 'declaracao_envio_item', QUITACAO: 'quitacao_envio_item' } as const;

/** The columns of `SaidaRow`, over the joins of `juntaSaidas`. */
export const colunasDaSaida = sql`${momento('s.enviado_em')} as enviada_em, s.valor_cents as enviado_cents,
    coalesce(s.em_duvida, false) as em_duvida, i.situacao as item, i.motivo,
    ${momento('x.terminada_em')} as baixada_em, x.por as baixada_por, x.valor_cents as baixado_cents,
    ${colunasDaForma}`;

/** Joins how the paper with this `chave` left to a row of its holder and year. */
export const juntaSaidas = (
  papel: PapelDoAno,
  { chave, titular, ano }: Record<'chave' | 'titular' | 'ano', RawBuilder<unknown>>,
): RawBuilder<unknown> => sql`
  ${comForma(sql`'TITULAR'`, titular)}
  left join ${sql.table(envioItem[papel])} i on i.titular_matricula = ${titular} and i.ano_base = ${ano}
  left join lateral (
    select max(e.enviado_em) filter (where e.situacao = 'ENVIADO') as enviado_em, bool_or(e.situacao = 'EM_DUVIDA') as em_duvida,
      (array_agg(e.valor_cents order by e.id desc) filter (where e.situacao = 'ENVIADO'))[1] as valor_cents
    from cobranca_envio e where e.chave = ${chave}
  ) s on true
  left join lateral (
    select papel_baixa.terminada_em, ${nomeDoUsuario('papel_baixa.login')} as por, j.valor_cents
    from papel_baixa_item j join papel_baixa on papel_baixa.id = j.baixa_id
    where j.titular_matricula = ${titular} and papel_baixa.ano_base = ${ano} and papel_baixa.papel = ${sql.lit(papel)}
      and papel_baixa.situacao = 'TERMINADA' and j.motivo is null
    order by papel_baixa.id desc limit 1
  ) x on true`;
