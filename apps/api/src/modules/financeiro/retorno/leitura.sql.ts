import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import { principalForaDoBanco } from '../../conta/conta.sql.ts';
import { linhaVale } from '../../conta/destino.sql.ts';
import { efeitosDaFatura } from './entradas.sql.ts';
import type { NovoDoRetorno } from './novo.rules.ts';
import { findNovos } from './novo.sql.ts';
import type {
  EstadoDoTitulo,
  FaturaDoRetorno,
  Outro,
  Pagamento,
  StatusDaFatura,
  TituloDoRetorno,
} from './titulo.rules.ts';

/** An applied file with that name, or with those bytes. */
export interface ArquivoRepetido {
  nome: string;
  em: string;
  por: string;
}

/** The applied file that has this name, without regard to case, or these bytes. */
export const findRepetido = (
  db: Db,
  { nome, sha256 }: { nome: string; sha256: string | null },
): Promise<ArquivoRepetido | undefined> =>
  db
    .selectFrom('upload_banco as a')
    .where('a.situacao', '=', 'APLICADO')
    .where(sql<boolean>`(lower(a.nome) = lower(${nome}) or a.sha256 = ${sha256})`)
    .orderBy(sql`lower(a.nome) = lower(${nome})`, 'desc')
    .limit(1)
    .select([
      'a.nome',
      momento('a.enviado_em').as('em'),
      sql<string>`coalesce(${nomeDoUsuario('a.login')}, 'desconhecido')`.as('por'),
    ])
    .executeTakeFirst();

/** How often an equal line came: in this file, and at most in one of the applied ones. */
export interface Vezes {
  aqui: number;
  antes: number;
}

/** What is known of lines by their key (CBR-14); their file is joined afterwards (see `efeitosDaFatura`). */
export const findVezes = async (
  db: Db | Trx,
  arquivo: number,
  chaves: readonly string[],
): Promise<Map<string, Vezes>> => {
  const { rows } = await sql<Vezes & { chave: string }>`
    select replace(l.chave::text, '-', '') as chave, (count(*) filter (where l.arquivo_id = ${arquivo}))::int as aqui,
      coalesce(max(l.k) filter (where u.situacao = 'APLICADO' and ${linhaVale('l')} and l.arquivo_id <> ${arquivo}), 0) as antes
    from (select * from retorno_linha where chave = any(${chaves}::uuid[]) offset 0) l join upload_banco u on u.id = l.arquivo_id
    group by l.chave`.execute(db);
  return new Map(rows.map((row) => [row.chave, row]));
};

interface TituloRow {
  nossoNumero: string | null;
  numero: string;
  fatura: string;
  status: StatusDaFatura;
  valorDaFaturaCents: number;
  valorCents: number;
  vencimento: string;
  canceladoEm: string | null;
  temOutroAberto: boolean;
  estado: EstadoDoTitulo;
  outros: Outro[] | null;
  efeitos:
    | (Pagamento & {
        comando: string;
        desfazArquivo: number | null;
        desfazLinha: number | null;
        depois: EstadoDoTitulo;
        faturaDepois: StatusDaFatura;
        isDeste: boolean;
      })[]
    | null;
}

/** The state of a title as it is compared before anything is changed, in the words of `EstadoDoTitulo`; it contains (`@>`) one that was kept. */
export const estadoDoTitulo = sql<EstadoDoTitulo>`jsonb_build_object('pago_em', t.pago_em, 'valor_pago_cents', t.valor_pago_cents,
  'juros_cents', t.juros_cents, 'upload_banco_id', t.upload_banco_id, 'dias_validos', t.dias_validos,
  'outros_cents', ${principalForaDoBanco})`;

/** The invoice of a row, with its effects; those of a file that waits to be applied are not in the account yet. */
const daFatura = (row: TituloRow): FaturaDoRetorno => {
  const efeitos = row.efeitos ?? [];
  const desteArquivo = efeitos.filter(({ isDeste }) => isDeste);
  const desfeitos = new Set(efeitos.map((each) => `${each.desfazArquivo} ${each.desfazLinha}`));
  const devolvidos = new Set(
    desteArquivo
      .filter(({ comando, desfazArquivo }) => comando === '44' && desfazArquivo === null)
      .map(({ titulo }) => titulo),
  );
  return {
    numero: row.fatura,
    status: desteArquivo.at(-1)?.faturaDepois ?? row.status,
    valorCents: row.valorDaFaturaCents,
    pagamentos: efeitos.filter(
      ({ arquivo, linha, recebidoCents, principalCents }) =>
        (recebidoCents !== 0 || principalCents !== 0) && !desfeitos.has(`${arquivo} ${linha}`),
    ),
    outros: (row.outros ?? []).filter(
      ({ titulo, origem }) => origem !== 'CARGA' || titulo === null || !devolvidos.has(titulo),
    ),
  };
};

const doTitulo = (row: TituloRow, faturas: Map<string, FaturaDoRetorno>): TituloDoRetorno => {
  const fatura = faturas.get(row.fatura) ?? daFatura(row);
  faturas.set(row.fatura, fatura);
  return {
    numero: row.numero,
    valorCents: row.valorCents,
    vencimento: row.vencimento,
    canceladoEm: row.canceladoEm,
    estado:
      (row.efeitos ?? []).findLast(({ titulo, isDeste }) => isDeste && titulo === row.numero)?.depois ??
      row.estado,
    fatura,
    temOutroAberto: row.temOutroAberto,
  };
};

const outros = sql`(select jsonb_agg(jsonb_build_object('titulo', o.titulo_numero, 'dia', o.dia, 'origem', o.origem, 'principalCents', o.principal_cents,
    'concedidoCents', o.concedido, 'recebidoCents', o.valor_cents - o.credito_cents, 'encargosCents', o.encargos_cents))
  from (
    select m.titulo_numero, m.dia, m.origem, m.principal_cents, 0 as concedido, m.valor_cents, m.credito_cents, m.encargos_cents
    from conta_movimento m where m.fatura_numero = t.fatura_numero and m.origem <> 'RETORNO'
    union all
    select c.titulo_numero, c.dia, c.origem, 0, c.valor_cents, 0, 0, 0
    from conta_concessao c where c.fatura_numero = t.fatura_numero and c.origem <> 'RETORNO'
  ) o)`;

/** Titles of the bank's numbers, and new boletos with the titles that they pay; one object for each title. */
export interface Alvos {
  titulos: ReadonlyMap<string, TituloDoRetorno>;
  novos: ReadonlyMap<string, NovoDoRetorno>;
}

const comNumeros = (nossosNumeros: readonly string[], dosNovos: readonly string[]): RawBuilder<boolean> =>
  dosNovos.length === 0
    ? sql`t.nosso_numero = any(${nossosNumeros}::text[])`
    : sql`(t.nosso_numero = any(${nossosNumeros}::text[]) or t.numero = any(${dosNovos}::text[]))`;

/**
 * The titles and new boletos with these numbers of the bank, with all that came in for their invoices, the effects of
 * file `arquivo` that wait to be applied among them.
 */
export const findAlvos = async (
  db: Db | Trx,
  arquivo: number,
  nossosNumeros: readonly string[],
): Promise<Alvos> => {
  const novos = await findNovos(db, nossosNumeros);
  const dosNovos = novos.flatMap(({ partes }) => partes.map(({ titulo }) => titulo));
  const { rows } = await sql<TituloRow>`
    select t.nosso_numero as "nossoNumero", t.numero, t.fatura_numero as fatura, f.status, f.valor_cents as "valorDaFaturaCents",
      t.valor_cents as "valorCents", t.vencimento, t.cancelado_em as "canceladoEm", ${estadoDoTitulo} as estado,
      exists (select from titulo o where o.fatura_numero = t.fatura_numero and o.numero <> t.numero and o.pago_em is null
        and o.cancelado_em is null) as "temOutroAberto",
      ${outros} as outros,
      (select jsonb_agg(jsonb_build_object('arquivo', e.arquivo_id, 'linha', e.linha, 'natureza', l.natureza, 'comando', l.comando, 'nossoNumero', l.nosso_numero,
          'dia', coalesce(l.ocorrencia, l.credito, u.gravado_em, u.enviado_em::date),
          'recebidoCents', e.recebido_cents, 'principalCents', e.principal_cents, 'encargosCents', e.encargos_cents,
          'creditoCents', e.credito_cents, 'titulo', e.titulo_numero, 'desfazArquivo', e.desfaz_arquivo_id, 'desfazLinha', e.desfaz_linha,
          'depois', e.depois, 'faturaDepois', e.fatura_depois, 'isDeste', u.situacao = 'EM ANDAMENTO') order by e.ordem)
        from ${efeitosDaFatura} e join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
        join upload_banco u on u.id = e.arquivo_id
        where (u.situacao = 'APLICADO' or e.arquivo_id = ${arquivo})) as efeitos
    from titulo t join fatura f on f.numero = t.fatura_numero
    where ${comNumeros(nossosNumeros, dosNovos)}`.execute(db);
  const faturas = new Map<string, FaturaDoRetorno>();
  const lidos = rows.map((row) => ({ nossoNumero: row.nossoNumero, titulo: doTitulo(row, faturas) }));
  const porNumero = new Map(lidos.map(({ titulo }) => [titulo.numero, titulo]));
  return {
    titulos: new Map(
      lidos.flatMap(({ nossoNumero, titulo }) => (nossoNumero === null ? [] : [[nossoNumero, titulo]])),
    ),
    novos: new Map(
      novos.map((novo) => [
        novo.nossoNumero,
        {
          ...novo,
          partes: novo.partes.flatMap(({ titulo: numero, ...parte }) => {
            const titulo = porNumero.get(numero);
            return titulo ? [{ ...parte, titulo }] : [];
          }),
        },
      ]),
    ),
  };
};

/** Locks the titles with these numbers of the bank, and their invoices, in the order in which everybody takes them. */
export const lockTitulos = async (trx: Trx, nossosNumeros: readonly string[]): Promise<void> => {
  const faturas = sql`(select fatura_numero from titulo where nosso_numero = any(${nossosNumeros}::text[])
    union select p.fatura_numero from novo_boleto_parte p join novo_boleto n on n.numero = p.novo_boleto
    where n.nosso_numero = any(${nossosNumeros}::text[]))`;
  await sql`select 1 from titulo where fatura_numero in ${faturas} order by numero for update`.execute(trx);
  await sql`select 1 from fatura where numero in ${faturas} order by numero for update`.execute(trx);
};

/** The numbers of the returns of an agreement that are missing between `sequencial` and the greatest one before it (CBR-7). */
export const findFaltando = async (
  db: Db,
  { arquivo, convenio, sequencial }: { arquivo: number; convenio: string; sequencial: number },
): Promise<{ de: number; ate: number } | undefined> => {
  if (sequencial === 0) return undefined;
  const { rows } = await sql<{ ultimo: number | null }>`
    select max(sequencial) as ultimo from upload_banco
    where situacao = 'APLICADO' and convenio = ${convenio} and sequencial <= ${sequencial} and id <> ${arquivo}`.execute(
    db,
  );
  const ultimo = rows[0]?.ultimo ?? null;
  return ultimo === null || ultimo >= sequencial - 1 ? undefined : { de: ultimo + 1, ate: sequencial - 1 };
};
