import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import { type ComposicaoDoDia, findComposicao } from './composicao.sql.ts';

/** Days, both included. */
export interface Periodo {
  de: string;
  ate: string;
}

/** Last tick in force of a day. */
interface Conferido {
  extrato: number | null;
  calculado: number | null;
  em: string | null;
  por: string | null;
  observacao: string | null;
  peloExtrato: boolean;
}

/**
 * A day's composition, its last tick and the collection entries of its statements; null when no statement
 * covers the day.
 */
export interface CreditoRow extends ComposicaoDoDia, Conferido {
  noExtrato: number | null;
}

const findConferidos = async (
  db: Db | Trx,
  { de, ate }: Periodo,
): Promise<Map<string, Conferido & { dia: string }>> => {
  const { rows } = await sql<Conferido & { dia: string }>`
    select distinct on (c.dia) c.dia, c.valor_extrato_cents as extrato, c.valor_calculado_cents as calculado,
      ${momento('c.conferido_em')} as em, c.observacao, c.extrato_id is not null as "peloExtrato",
      case when c.extrato_id is null then ${nomeDoUsuario('c.login')}
        else 'pelo extrato ' || x.nome || ', ' || c.extrato_linhas end as por
    from credito_conferido c left join extrato x on x.id = c.extrato_id
    where c.dia between ${de}::date and ${ate}::date and c.desfeito_em is null order by c.dia, c.id desc`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.dia, row]));
};

/** Sum of collection entries by day, for every day that a statement covers, even without entries. */
const findNoExtrato = async (db: Db | Trx, { de, ate }: Periodo): Promise<Map<string, number>> => {
  const { rows } = await sql<{ dia: string; valor: number }>`
    select d::date as dia, coalesce((select sum(l.valor_cents) from extrato_lancamento l
      where l.vale and l.da_cobranca is not null and l.dia = d::date), 0)::int8 as valor
    from (select distinct generate_series(greatest(x.inicio, ${de}::date), least(x.fim, ${ate}::date), interval '1 day') as d
      from extrato x where x.situacao = 'APLICADO' and x.inicio <= ${ate}::date and x.fim >= ${de}::date) dias`.execute(
    db,
  );
  return new Map(rows.map(({ dia, valor }) => [dia, valor]));
};

/** A day without any line. */
const vazio = {
  linhas: 0,
  creditos: 0,
  debitos: 0,
  recebido: 0,
  tarifas: 0,
  devolvidos: 0,
  valor: 0,
  quitacoes: 0,
  partes: 0,
  pagoAMais: 0,
  naoIdentificado: 0,
  aDecidir: 0,
  extrato: null,
  calculado: null,
  em: null,
  por: null,
  observacao: null,
  peloExtrato: false,
};

/** Days of a period with credits, a tick or a statement entry (CBR-21), and the days in `outros`. */
export const findDias = async (
  db: Db | Trx,
  periodo: Periodo,
  outros: readonly string[] = [],
): Promise<CreditoRow[]> => {
  const composicao = new Map((await findComposicao(db, periodo)).map((dia) => [dia.dia, dia]));
  const conferidos = await findConferidos(db, periodo);
  const noExtrato = await findNoExtrato(db, periodo);
  const comValor = [...noExtrato].flatMap(([dia, valor]) => (valor === 0 ? [] : [dia]));
  return [...new Set([...composicao.keys(), ...conferidos.keys(), ...comValor, ...outros])]
    .toSorted()
    .map((dia) => ({
      ...vazio,
      ...composicao.get(dia),
      ...conferidos.get(dia),
      dia,
      noExtrato: noExtrato.get(dia) ?? null,
    }));
};

/** Day on which the first applied file was recorded; undefined without one. */
export const findPrimeiroArquivo = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ dia: string | null }>`
    select min(gravado_em) as dia from upload_banco where situacao = 'APLICADO'`.execute(db);
  return rows[0]?.dia ?? undefined;
};

/** Days of a period covered by a file: recorded that day, or with a line of that day. */
export const findDiasComArquivo = async (db: Db, { de, ate }: Periodo): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ dia: string }>`
    select gravado_em as dia from upload_banco where situacao = 'APLICADO' and gravado_em between ${de}::date and ${ate}::date
    union
    select l.dia from retorno_linha l join upload_banco u on u.id = l.arquivo_id and u.situacao = 'APLICADO'
    where l.dia between ${de}::date and ${ate}::date and l.lancamento_cents <> 0`.execute(db);
  return new Set(rows.map(({ dia }) => dia));
};

/** Days of credit in some files, first to last; a line without money has none. */
export const findDiasDosArquivos = async (db: Db, arquivos: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ dia: string }>`
    select distinct l.dia from retorno_linha l
    where l.arquivo_id = any(${[...arquivos]}::int[]) and l.dia is not null and l.lancamento_cents <> 0 order by 1`.execute(
    db,
  );
  return rows.map(({ dia }) => dia);
};
