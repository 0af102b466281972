import type { SaidaEmCurso } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento, momentoExato } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { SaidaPassoTable, SaidaTable } from '../../../db/tables/saida.ts';
import type { Trx } from '../../../db/tx.ts';
import type { ReportContext } from '../../../http/door.ts';
import { ehDiaLocal } from '../../financeiro/feriado/feriado.sql.ts';
import { contradiz } from './contradicao.sql.ts';

/** Holders of the bonds of a card number. */
export const findTitularesDaCarteira = async (db: Db, numero: string): Promise<string[]> => {
  const { rows } = await sql<{ titular: string }>`
    select distinct titular_matricula as titular from beneficiario where carteira = ${numero}`.execute(db);
  return rows.map(({ titular }) => titular);
};

/** Holders of bonds, in the order of the bonds. */
export const findTitularesDe = async (db: Db, matriculas: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ titular: string }>`
    select b.titular_matricula as titular from unnest(${[...matriculas]}::text[]) with ordinality m (matricula, lugar)
    join beneficiario b on b.matricula = m.matricula group by 1 order by min(m.lugar)`.execute(db);
  return rows.map(({ titular }) => titular);
};

/** A bond of a family; `pedida` is the protocol of a request that has not been withdrawn. */
export interface DaFamiliaRow {
  titular: string;
  matricula: string;
  nome: string;
  dependencia: number;
  nascimento: string | null;
  ativado_em: string | null;
  cancelado_em: string | null;
  mensalidade_cents: number;
  tipo_contratacao: number | null;
  mei: boolean | null;
  plano: string;
  contratante: string | null;
  administradora: string | null;
  pedida: string | null;
}

/** Bonds of the families of these holders, the holder first. */
export const findFamilias = async (db: Db, titulares: readonly string[]): Promise<DaFamiliaRow[]> => {
  const { rows } = await sql<DaFamiliaRow>`
    select b.titular_matricula as titular, b.matricula, p.nome, b.dependencia, p.nascimento, b.ativado_em, b.cancelado_em,
      b.mensalidade_cents, t.tipo_contratacao, t.mei, l.nome as plano, e.razao_social as contratante, e.administradora,
      (select s.protocolo from saida_pessoa x join saida s on s.id = x.saida_id
        where x.matricula = b.matricula and s.retirada_em is null order by s.id desc limit 1) as pedida
    from beneficiario b
    join pessoa p on p.id = b.pessoa_id
    join beneficiario t on t.matricula = b.titular_matricula
    join plano l on l.registro = t.plano_registro
    left join empresa e on e.codigo = t.empresa_codigo
    where b.titular_matricula = any(${[...titulares]}::text[])
    order by b.titular_matricula, b.dependencia, p.nascimento, b.matricula`.execute(db);
  return rows;
};

/** Locks the bonds of a family until the transaction ends, so that it makes one request at a time. */
export const lockFamilia = (trx: Trx, titular: string) =>
  trx
    .selectFrom('beneficiario')
    .where('titular_matricula', '=', titular)
    .select('matricula')
    .orderBy('matricula')
    .forUpdate()
    .execute();

export const insertSaida = async (
  trx: Trx,
  saida: Insertable<SaidaTable>,
  matriculas: readonly string[],
): Promise<number> => {
  const { id } = await trx.insertInto('saida').values(saida).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('saida_pessoa')
    .values(matriculas.map((matricula) => ({ saida_id: id, matricula })))
    .execute();
  return id;
};

/** A request with the data that its steps need. */
export interface SaidaRow extends SaidaEmCurso {
  id: number;
  protocolo: string;
}

/** Locks a request until the transaction ends; undefined for an unknown one. */
export const lockSaida = (trx: Trx, id: number): Promise<SaidaRow | undefined> =>
  trx
    .selectFrom('saida')
    .where('id', '=', id)
    .select(['id', 'protocolo', 'aguarda', 'direto_desde as diretoDesde'])
    .select([
      sql<string>`${momentoExato<string | null>('pedido_em')}`.as('pedidoEm'),
      momentoExato<string | null>('sabida_em').as('sabidaEm'),
      momentoExato<string | null>('comprovada_em').as('comprovadaEm'),
      momentoExato<string | null>('retirada_em').as('retiradaEm'),
    ])
    .forUpdate()
    .executeTakeFirst();

export const insertPasso = async (trx: Trx, passo: Insertable<SaidaPassoTable>): Promise<void> => {
  await trx.insertInto('saida_passo').values(passo).execute();
};

export const updateSaida = async (trx: Trx, id: number, values: Updateable<SaidaTable>): Promise<void> => {
  await trx.updateTable('saida').set(values).where('id', '=', id).execute();
};

const selectSaidas = (where: RawBuilder<unknown>, ordem: RawBuilder<unknown>) => sql<SaidaDaLista>`
  select s.id, s.protocolo, s.via, s.destino, s.canal, s.quem_pediu as "quemPediu", s.aguarda, s.direto_desde as "diretoDesde",
    ${momento('s.pedido_em')} as "pedidoEm", ${momento('s.pedido_em')} as "pediuEm", ${momento('s.efeito_em')} as "efeitoEm", ${momento('s.sabida_em')} as "sabidaEm",
    ${momento('s.comprovada_em')} as "comprovadaEm", ${momento('s.retirada_em')} as "retiradaEm",
    ${nomeDoUsuario('s.responsavel')} as responsavel, s.proximo_em as "proximoEm",
    x.nome || case when x.quantos > 1 then ' e mais ' || (x.quantos - 1) else '' end as nome, x.matriculas, x.contradicao,
    coalesce((select valor::int from prazo_legal where chave = 'provaCancelamento' and vigente_desde <= s.pedido_em::date
      order by vigente_desde desc limit 1), 10) as "diasDaProva",
    coalesce((select array_agg(f.data::text) from feriado f where ${ehDiaLocal('f.tipo')}), '{}') as locais
  from saida s
  join lateral (
    select (array_agg(p.nome order by b.dependencia, b.matricula))[1] as nome, count(*)::int as quantos,
      string_agg(b.matricula, ', ' order by b.matricula) as matriculas,
      string_agg('o central cancela ' || b.matricula || ' em ' || to_char(b.cancelado_em, 'DD/MM/YYYY')
        || case when b.cancelamento_fim_mes then ', no fim do mês' else '' end, '; ' order by b.matricula) filter (where ${contradiz}) as contradicao
    from saida_pessoa y join beneficiario b on b.matricula = y.matricula join pessoa p on p.id = b.pessoa_id
    where y.saida_id = s.id
  ) x on true
  where ${where}
  order by ${ordem}`;

/** A request of the list; moments are local, to the minute. */
export interface SaidaDaLista extends SaidaEmCurso {
  id: number;
  protocolo: string;
  via: SaidaTable['via'];
  destino: SaidaTable['destino'];
  canal: SaidaTable['canal'];
  quemPediu: string;
  pediuEm: string;
  efeitoEm: string | null;
  responsavel: string;
  proximoEm: string | null;
  nome: string;
  matriculas: string;
  contradicao: string | null;
  diasDaProva: number;
  locais: string[];
}

/** Requests that wait for an act or contradict the core system; the operator's oldest knowledge comes first. */
export const selectAbertas = (_: ReportContext) =>
  selectSaidas(
    sql`(s.comprovada_em is null and s.retirada_em is null) or x.contradicao is not null`,
    sql`coalesce(s.sabida_em, s.pedido_em), s.id`,
  );

/** All requests, newest first. */
export const selectTodas = (_: ReportContext) => selectSaidas(sql`true`, sql`s.pedido_em desc, s.id desc`);
