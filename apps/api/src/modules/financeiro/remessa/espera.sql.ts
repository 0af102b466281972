import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** A command that waits for a file, with the current data of its title and payer. */
export interface ComandoEmEspera {
  id: number;
  comando: '01' | '02';
  nossoNumero: string;
  /** Our own key of the title; null for a test title. */
  chave: string | null;
  seuNumero: string | null;
  vencimento: string | null;
  valorCents: number | null;
  emitidoEm: string | null;
  nome: string | null;
  documento: string | null;
  /** Set for a company without CNPJ. */
  caepf: string | null;
  logradouro: string | null;
  numero: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
  cep: string | null;
}

/** Waiting commands, locked against a payment, oldest request first; registrations precede the write-offs of the titles they replace. */
export const findEmEspera = async (trx: Trx): Promise<ComandoEmEspera[]> => {
  const { rows } = await sql<ComandoEmEspera>`
    select c.id, c.comando, c.nosso_numero as "nossoNumero", coalesce(n.numero, t.numero) as chave, coalesce(n.numero, f.numero) as "seuNumero",
      coalesce(n.vencimento, t.vencimento) as vencimento, coalesce(n.valor_cents, t.valor_cents) as "valorCents",
      coalesce(n.emitido_em::date, f.emitida_em) as "emitidoEm",
      coalesce(e.razao_social, p.nome) as nome, coalesce(e.cnpj, p.cpf) as documento, e.caepf, coalesce(e.logradouro, p.logradouro) as logradouro,
      coalesce(e.numero, p.numero) as numero, coalesce(e.bairro, p.bairro) as bairro, m.nome as cidade, m.uf, coalesce(e.cep, p.cep) as cep
    from remessa_comando c
    left join novo_boleto n on n.numero = c.novo_boleto
    left join titulo t on t.numero = c.titulo_numero
    left join fatura f on f.numero = t.fatura_numero
    left join empresa e on e.codigo = coalesce(n.empresa_codigo, case when f.tipo in ('E', 'X') then f.empresa_codigo end)
    left join beneficiario b on b.matricula = coalesce(n.titular_matricula, case when f.tipo not in ('E', 'X') then f.titular_matricula end)
    left join pessoa p on p.id = b.pessoa_id
    left join municipio m on m.codigo = coalesce(e.municipio_codigo, p.municipio_codigo)
    where c.remessa_id is null and c.resposta is null
    order by c.comando, c.id for update of c`.execute(trx);
  return rows;
};
