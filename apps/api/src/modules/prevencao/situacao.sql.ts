import { codigosResultado, resultados } from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { nomeDoUsuario } from '../../db/nomeDoUsuario.ts';

const comQuem = (quem: (typeof resultados)[keyof typeof resultados]['quem']): RawBuilder<unknown> =>
  sql`c.resultado in (${sql.join(codigosResultado.filter((codigo) => resultados[codigo].quem === quem))})`;

const falou = sql`c.resultado in (${sql.join(codigosResultado.filter((codigo) => resultados[codigo].falou))})`;

/** Condition: the wrong number is still the person's and nobody found it right since, or there is still none (PRV-11). */
const numeroContinua = sql`case when c.telefone is null then num_nonnulls(p.fone_1, p.fone_2, p.fone_3) = 0
  else coalesce(c.telefone in (p.fone_1, p.fone_2, p.fone_3), false) and not exists (select from telefone_errado w
    where w.pessoa_id = p.id and w.numero = c.telefone and w.fim = 'CERTO' and w.fim_em >= c.feito_em) end`;

/** Newest contact `c` of each person in a programme. */
export const juntaContato = (programa: Programa): RawBuilder<unknown> => sql`left join (
    select distinct on (pessoa_id) pessoa_id, dia, feito_em, login, telefone, resultado, proximo_em
    from programa_contato where programa = ${programa} order by pessoa_id, dia desc
  ) c on c.pessoa_id = b.pessoa_id`;

/** Columns about the newest contact `c` of `p` (PRV-12). */
export const colunasDoContato = (hoje: string): RawBuilder<unknown> => sql`
  case when c.pessoa_id is null then 'Nunca contatado'
    when c.resultado = 'NUMERO_ERRADO' then case when ${numeroContinua} then 'Número errado' else 'Para ligar hoje' end
    when c.proximo_em <= ${hoje}::date then 'Para ligar hoje'
    when c.resultado = 'RECUSOU' then 'Recusou' else 'Agendado' end as contato,
  c.dia as "ultimoContato", c.resultado as "resultadoContato",
  case when c.pessoa_id is null then null when ${falou} then 'SIM' else 'NAO' end as falou,
  c.proximo_em as "proximoContato",
  case when c.pessoa_id is null then null when ${comQuem('a mesma')} then ${nomeDoUsuario('c.login')}
    when ${comQuem('cadastro')} and ${numeroContinua} then 'Cadastro' else 'Qualquer pessoa' end as "quemLiga"`;
