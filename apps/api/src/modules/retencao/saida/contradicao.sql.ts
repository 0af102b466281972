import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** Condition: bond `b` is cancelled later than its request `s` has effect, as at the end of the month (RET-27). */
export const contradiz: RawBuilder<boolean> = sql<boolean>`b.cancelado_em is not null and s.retirada_em is null and s.efeito_em is not null and b.cancelado_em > s.efeito_em::date + 1`;

/** Tells the core system once about each cancellation that contradicts a request, after a delivery of bonds (RET-27). */
export const contaContradicoes = async (trx: Trx, em: string): Promise<void> => {
  await sql`
    insert into carga_decisao (tabela, registro, coluna, antes, depois, central, por, em)
    select 'saida', s.protocolo, 'contradicao', min(b.cancelado_em)::text, s.efeito_em::text, min(b.cancelado_em)::text, 'servidor', ${em}::timestamp
    from saida s join saida_pessoa x on x.saida_id = s.id join beneficiario b on b.matricula = x.matricula
    where ${contradiz}
      and not exists (select from carga_decisao d where d.tabela = 'saida' and d.registro = s.protocolo and d.coluna = 'contradicao')
    group by s.protocolo, s.efeito_em
    on conflict (tabela, registro, coluna) where encerrada_em is null do nothing`.execute(trx);
};
