import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

/** An invoice for a typed number; `empresa` is the payer when a company pays; `pagoEm` ISO. */
export interface FaturaDoBalcao {
  fatura: string;
  status: 'ABERTA' | 'PAGA' | 'CANCELADA';
  codsau: string | null;
  nome: string | null;
  empresa: string | null;
  pagoEm: string | null;
}

/** Invoices by their own number, a title's, a nosso número, or a new boleto's. */
export const findFaturasDoNumero = async (db: Db, numero: string): Promise<FaturaDoBalcao[]> => {
  const { rows } = await sql<FaturaDoBalcao>`
    with alvo as (
      select numero from fatura where numero = ${numero}
      union select fatura_numero from titulo where numero = ${numero}
      union select fatura_numero from titulo where reverse(nosso_numero) collate "C" = reverse(${numero}::text) collate "C"
      union select p.fatura_numero from novo_boleto_parte p join novo_boleto n on n.numero = p.novo_boleto
        where n.numero = ${numero} or n.nosso_numero = ${numero}
    )
    select f.numero as fatura, f.status, f.titular_matricula as codsau, p.nome, e.razao_social as empresa,
      (select max(t.pago_em) from titulo t where t.fatura_numero = f.numero) as "pagoEm"
    from alvo join fatura f on f.numero = alvo.numero
    left join empresa e on e.codigo = f.empresa_codigo and f.tipo in ('E', 'X')
    left join beneficiario b on b.matricula = f.titular_matricula and f.tipo not in ('E', 'X') left join pessoa p on p.id = b.pessoa_id
    order by f.vencimento, f.numero`.execute(db);
  return rows;
};

/** Money received by hand for an invoice of a person, in force; days ISO. */
export interface RecebidoEmDinheiro {
  matricula: string;
  nome: string;
  fatura: string;
  competencia: string;
  vencimento: string;
  dia: string;
  valor: number;
  por: string;
}

/** Acts of receipt in cash by id, the earliest due first; undone acts are left out. */
export const findRecebidos = async (db: Db, atos: readonly number[]): Promise<RecebidoEmDinheiro[]> => {
  const { rows } = await sql<RecebidoEmDinheiro>`
    select b.matricula, p.nome, f.numero as fatura, f.competencia, f.vencimento, a.dia, a.valor_cents as valor, ${nomeDoUsuario('a.por')} as por
    from conta_ato a join fatura f on f.numero = a.fatura_numero
    join beneficiario b on b.matricula = f.titular_matricula join pessoa p on p.id = b.pessoa_id
    where a.id = any(${[...atos]}::int[]) and a.especie = 'RECEBER' and a.forma = 'OUTRO' and a.desfeito_em is null
    order by f.vencimento, f.numero`.execute(db);
  return rows;
};
