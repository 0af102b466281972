import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import type { SaidaTable } from '../../../db/tables/saida.ts';
import { comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';

/** A request as its papers show it; moments are local, to the minute. */
export interface DoPapel {
  protocolo: string;
  titular: string;
  nome: string;
  plano: string;
  empresa: string | null;
  via: SaidaTable['via'];
  destino: SaidaTable['destino'];
  canal: SaidaTable['canal'];
  quemPediu: string;
  pedidoEm: string;
  obitoEm: string | null;
  aguarda: SaidaTable['aguarda'];
  diretoDesde: string | null;
  efeitoEm: string | null;
  comprovadaEm: string | null;
  retirada: boolean;
  itens: SaidaTable['itens'];
  novoTitular: string | null;
  pessoas: { nome: string; matricula: string; cpf: string | null }[];
  /** Fees of the people who leave, together. */
  mensalidadesCents: number;
  letraGrande: boolean;
}

/** Data of a request for its receipt and proof; undefined for an unknown one. */
export const findDoPapel = async (db: Db, id: number): Promise<DoPapel | undefined> => {
  const { rows } = await sql<DoPapel>`
    select s.protocolo, t.matricula as titular, p.nome, l.nome as plano, t.empresa_codigo as empresa, s.via, s.destino, s.canal,
      s.quem_pediu as "quemPediu", ${momento('s.pedido_em')} as "pedidoEm", s.obito_em as "obitoEm", s.aguarda,
      s.direto_desde as "diretoDesde", ${momento('s.efeito_em')} as "efeitoEm", ${momento('s.comprovada_em')} as "comprovadaEm",
      s.retirada_em is not null as retirada, s.itens,
      (select n.nome from beneficiario b join pessoa n on n.id = b.pessoa_id where b.matricula = s.novo_titular) as "novoTitular",
      x.pessoas, x.mensalidades as "mensalidadesCents", coalesce(w.forma = 'LETRA_GRANDE', false) as "letraGrande"
    from saida s
    join beneficiario t on t.matricula = s.titular_matricula
    join pessoa p on p.id = t.pessoa_id
    join plano l on l.registro = t.plano_registro
    ${comForma(sql`'TITULAR'`, sql`t.matricula`)}
    join lateral (
      select json_agg(json_build_object('nome', q.nome, 'matricula', b.matricula, 'cpf', q.cpf) order by b.dependencia, b.matricula) as pessoas,
        sum(b.mensalidade_cents)::int as mensalidades
      from saida_pessoa y join beneficiario b on b.matricula = y.matricula join pessoa q on q.id = b.pessoa_id where y.saida_id = s.id
    ) x on true
    where s.id = ${id}`.execute(db);
  return rows[0];
};

/** Open invoices of a holder, the earliest due first. */
export const findAbertas = async (db: Db, titular: string) => {
  const { rows } = await sql<{ numero: string; vencimento: string; saldoCents: number }>`
    select numero, vencimento, valor_cents - abatido_cents as "saldoCents" from fatura
    where titular_matricula = ${titular} and status = 'ABERTA' order by vencimento, numero`.execute(db);
  return rows;
};

/** Invoices of a holder from a month (YYYY-MM) on, paid or open. */
export const findCobradas = async (db: Db, titular: string, desde: string) => {
  const { rows } = await sql<{ competencia: string; status: 'PAGA' | 'ABERTA' }>`
    select competencia, status from fatura
    where titular_matricula = ${titular} and status <> 'CANCELADA' and competencia >= ${desde} order by competencia`.execute(
    db,
  );
  return rows;
};
