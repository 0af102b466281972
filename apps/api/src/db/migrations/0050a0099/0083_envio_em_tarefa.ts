import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

const itens = (onde: string) =>
  `(select count(*)::int from boleto_envio_item i where i.vencimento = s.vencimento and ${onde})`;

/** The sending of a due day becomes a job of the server; the bills' results stay in place (FIN-12, TAR-1). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `insert into tarefa (tipo, chave, login, parametros, situacao, pedida_em, terminada_em, feito, total, ponto, resultado, motivo)
      select 'envio-boletos', s.vencimento::text, s.login, jsonb_build_object('dia', s.vencimento),
        case when s.situacao = 'ENVIANDO' then 'INTERROMPIDA' when s.situacao = 'TERMINADO' then 'CONCLUÍDA'
          when s.motivo is null then 'CANCELADA' else 'FALHOU' end,
        s.iniciado_em, s.terminado_em, ${itens("i.situacao <> 'PENDENTE'")}, ${itens('true')},
        case when s.situacao = 'ENVIANDO' then jsonb_build_object('recusas', 0, 'total', ${itens('true')}) end,
        case when s.situacao = 'TERMINADO' then '{}'::jsonb end, s.motivo
      from boleto_envio s`,
      'alter table boleto_envio_item drop constraint boleto_envio_item_vencimento_fkey',
      'drop table boleto_envio',
    ]),
};
