import type { FatoDaPessoa } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

/** An entry of the history; `em` is 'YYYY-MM-DD', with 'THH:MM' where the hour is stored. */
type FatoRow = Omit<FatoDaPessoa, 'dia' | 'hora'> & { em: string };

/** Most entries: more than a person of twenty years of monthly changes has. */
const maximo = 500;

/**
 * History of the person of a bond over all bonds, newest first (CAD-40): sale, start and end, corrections and decided differences with their
 * author, movements told to ANS with their answer, and each refusal with its reason. Empty for an unknown bond.
 */
export const findHistorico = async (db: Db, matricula: string): Promise<FatoRow[]> => {
  const { rows } = await sql<FatoRow>`
    with vinculo as (
      select b.* from beneficiario b
      where b.pessoa_id = (select pessoa_id from beneficiario where matricula = ${matricula})),
    fato as (
      select to_char(v.cadastrado_em, 'YYYY-MM-DD') as em, 'VENDA' as fato, v.matricula, null::text as campo, null::text as antes,
        null::text as depois, null::text as texto, null::text as quem, 1 as lugar, 0::bigint as ordem
      from vinculo v
      union all
      select to_char(v.ativado_em, 'YYYY-MM-DD'), 'ATIVAÇÃO', v.matricula, null, null, null, null, null, 2, 0
      from vinculo v where v.ativado_em is not null
      union all
      select to_char(v.cancelado_em, 'YYYY-MM-DD'), 'CANCELAMENTO', v.matricula, null, null, null, m.descricao, null, 3, 0
      from vinculo v left join motivo_cancelamento m on m.codigo = v.motivo_cancelamento_codigo
      where v.cancelado_em is not null
      union all
      select ${momento('a.em')}, 'CORREÇÃO', a.matricula, a.campo, a.antes, a.depois, null, ${nomeDoUsuario('a.login')}, 6, a.id
      from beneficiario_alteracao a where a.matricula in (select matricula from vinculo)
      union all
      select ${momento('d.em')}, 'DIFERENÇA DA ANS', d.matricula, d.campo, d.valor_operadora, d.valor_ans,
        case d.ato when 'ENVIO' then 'enviar o daqui' else 'usado o valor da ANS' end, ${nomeDoUsuario('d.login')}, 7, d.id
      from sib_decisao d where d.desfeita_em is null and d.matricula in (select matricula from vinculo)
      union all
      select ${momento('e.gerado_em')}, 'ENVIO À ANS', g.matricula, null, null, null,
        g.tipo || ' em ' || e.nome_arquivo || case
          when g.situacao = 'ACEITO' then ', aceita'
          when g.situacao = 'REJEITADO' then ', rejeitada'
          when e.situacao = 'DESCARTADO' then ', arquivo descartado'
          when e.situacao = 'RECUSADO' then ', arquivo recusado'
          when e.situacao = 'PROCESSADO' then ', sem resposta'
          else ', esperando o retorno' end,
        ${nomeDoUsuario('e.login')}, 4, e.id
      from sib_envio_registro g join sib_envio e on e.id = g.envio_id
      where g.matricula in (select matricula from vinculo)
      union all
      select ${momento('r.importado_em')}, 'RECUSA DA ANS', x.matricula, x.campo, x.valor_campo, null,
        nullif(concat_ws(' ', x.codigo_erro, x.mensagem_erro), ''), null, 5, x.id
      from sib_retorno_erro x join sib_retorno r on r.id = x.retorno_id
      where x.matricula in (select matricula from vinculo))
    select em, fato, matricula, campo, antes, depois, texto, quem from fato
    order by em desc, lugar desc, ordem desc, matricula limit ${maximo}`.execute(db);
  return rows;
};
