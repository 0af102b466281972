import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { FimDeHoje } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import type {
  Comparacao,
  DuvidaDoRetorno,
  LinhaDoRetorno,
} from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { linhaVale } from '../../conta/destino.sql.ts';
import { fimDeHoje } from './composicao.sql.ts';

const usuario = (column: string) => nomeDoUsuario<string | null>(column);

/** Payer of a bill: the holder, or the company. */
const pagador = sql<string | null>`coalesce(p.nome, e.razao_social)`;
const doTitulo = sql`left join titulo t on t.numero = l.titulo_numero left join fatura f on f.numero = t.fatura_numero
  left join beneficiario b on b.matricula = f.titular_matricula left join pessoa p on p.id = b.pessoa_id
  left join empresa e on e.codigo = f.empresa_codigo`;

/** Received files, newest first. */
export const findArquivos = async (db: Db) =>
  db
    .selectFrom('upload_banco as a')
    .where('a.situacao', '<>', 'EM ANDAMENTO')
    .orderBy('a.enviado_em', 'desc')
    .orderBy('a.id', 'desc')
    .select([
      'a.id',
      'a.nome',
      momento('a.enviado_em').as('em'),
      'a.quantidade_boletos as boletos',
      'a.tamanho_bytes as bytes',
      'a.dias_validos as diasValidos',
      'a.situacao',
      'a.sequencial',
      'a.linhas',
      sql<number | null>`case when a.situacao = 'APLICADO' then a.lancamento_cents end`.as('lancamento'),
      usuario('a.login').as('por'),
      sql<number>`(select count(*)::int from retorno_linha l where l.arquivo_id = a.id and l.fim = 'DUVIDA' and a.situacao = 'APLICADO')`.as(
        'pendentes',
      ),
    ])
    .execute();

/** Files in force received on a day, first to last. */
export const findRecebidos = (db: Db, dia: string) =>
  db
    .selectFrom('upload_banco as u')
    .where('u.situacao', '=', 'APLICADO')
    .where(sql<string>`u.enviado_em::date`, '=', dia)
    .orderBy('u.enviado_em')
    .orderBy('u.id')
    .select(['u.id', 'u.nome', momento('u.enviado_em').as('em'), 'u.convenio', 'u.sequencial', 'u.avisos'])
    .execute();

/** Current outcomes of a file's lines; undone lines are counted separately. */
export const findTotais = async (db: Db, arquivo: number) => {
  const { rows } = await sql<{ fim: FimDeHoje; linhas: number; recebido: number; lancamento: number }>`
    select ${fimDeHoje} as fim, count(*)::int as linhas, sum(l.recebido_cents)::int8 as recebido,
      sum(l.lancamento_cents)::int8 as lancamento
    from retorno_linha l where l.arquivo_id = ${arquivo} group by 1 order by 1`.execute(db);
  return rows;
};

/** One file; undefined for an unknown id. */
export const findArquivo = (db: Db, arquivo: number) =>
  db
    .selectFrom('upload_banco as u')
    .where('u.id', '=', arquivo)
    .where('u.situacao', '<>', 'EM ANDAMENTO')
    .select([
      'u.id',
      'u.nome',
      'u.situacao',
      'u.convenio',
      'u.sequencial',
      'u.gravado_em as gravadoEm',
      'u.avisos',
      momento('u.enviado_em').as('em'),
    ])
    .executeTakeFirst();

/** Acts on a file or on one of its lines, in order. */
export const findHistorico = (db: Db, arquivo: number, linha: number | null = null) =>
  db
    .selectFrom('retorno_historico as h')
    .where('h.arquivo_id', '=', arquivo)
    .$if(linha !== null, (query) => query.where('h.linha', '=', linha))
    .orderBy('h.id')
    .select([
      'h.acao',
      'h.linha',
      momento('h.feito_em').as('em'),
      nomeDoUsuario('h.login').as('por'),
      'h.motivo',
    ])
    .execute();

const nomeDoCampo = sql`case c->>'campo' when 'valorTitulo' then 'valor do título' when 'vencimento' then 'vencimento'
  when 'lancamento' then 'valor do lançamento' when 'recebido' then 'valor recebido' else 'nosso número' end`;

/** Lines of a file, in file order. */
export const selectLinhas = (arquivo: number) => sql<LinhaDoRetorno>`
  select l.linha, ${fimDeHoje} as fim, l.motivo, l.nosso_numero as "nossoNumero", l.titulo_numero as titulo, f.titular_matricula as matricula,
    ${pagador} as pagador, l.comando, l.ocorrencia, l.credito, l.vencimento, l.valor_titulo_cents as "valorTitulo",
    l.recebido_cents as recebido, l.tarifa_cents as tarifa, l.lancamento_cents as lancamento,
    (select string_agg(${nomeDoCampo}, ', ') from jsonb_array_elements(l.comparacao) c where c->'banco' <> c->'nosso') as diferencas,
    ${momento('l.desfeita_em')} as "desfeitaEm"
  from retorno_linha l ${doTitulo} where l.arquivo_id = ${arquivo} order by l.linha`;

/** One line with its effects and the equal earlier line. */
export const findLinha = async (db: Db, arquivo: number, linha: number) => {
  const { rows } = await sql<{
    linha: number;
    fim: FimDeHoje;
    motivo: string | null;
    texto: string;
    comparacao: Comparacao[] | null;
    titulo: string | null;
    principal: number;
    encargos: number;
    credito: number;
    pagoEm: string | null;
    igualArquivo: number | null;
    igualNome: string;
    igualLinha: number;
  }>`
    select l.linha, ${fimDeHoje} as fim, l.motivo, l.texto, l.comparacao, x.titulo, x.principal, x.encargos, x.credito, x."pagoEm",
      i.arquivo_id as "igualArquivo", i.nome as "igualNome", i.linha as "igualLinha"
    from retorno_linha l left join lateral (
      select string_agg(x.titulo_numero, ', ' order by x.ordem) as titulo, sum(x.principal_cents)::int as principal, sum(x.encargos_cents)::int as encargos,
        sum(x.credito_cents)::int as credito, max(x.depois->>'pago_em') as "pagoEm"
      from retorno_efeito x where x.arquivo_id = l.arquivo_id and x.linha = l.linha having count(*) > 0) x on true
    left join lateral (select a.arquivo_id, a.linha, u.nome from retorno_linha a join upload_banco u on u.id = a.arquivo_id
      where a.chave = l.chave and a.k = l.k and a.arquivo_id < l.arquivo_id and ${linhaVale('a')} and u.situacao = 'APLICADO'
      order by a.arquivo_id limit 1) i on true
    where l.arquivo_id = ${arquivo} and l.linha = ${linha}
      and exists (select from upload_banco u where u.id = l.arquivo_id and u.situacao <> 'EM ANDAMENTO')`.execute(
    db,
  );
  return rows[0];
};

/** Lines that wait for a decision, oldest first. */
export const findDuvidas = async (db: Db): Promise<DuvidaDoRetorno[]> => {
  const { rows } = await sql<DuvidaDoRetorno>`
    select l.arquivo_id::text as "arquivoId", u.nome as arquivo, l.linha, l.nosso_numero as "nossoNumero", l.titulo_numero as titulo,
      ${pagador} as pagador, l.ocorrencia, l.credito, l.recebido_cents as recebido,
      (select ua.nome || ', linha ' || a.linha from retorno_linha a join upload_banco ua on ua.id = a.arquivo_id
        where a.chave = l.chave and a.arquivo_id < l.arquivo_id and ${linhaVale('a')} and ua.situacao = 'APLICADO'
        order by a.arquivo_id, a.linha limit 1) as "igualA"
    from retorno_linha l join upload_banco u on u.id = l.arquivo_id and u.situacao = 'APLICADO' ${doTitulo}
    where l.fim = 'DUVIDA' and l.desfeita_em is null order by l.arquivo_id, l.linha`.execute(db);
  return rows;
};
