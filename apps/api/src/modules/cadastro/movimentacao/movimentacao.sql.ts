import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momentoExato } from '../../../db/momento.ts';

/** Active partner insurers by name. */
export const findCongeneres = (db: Db) =>
  db
    .selectFrom('congenere')
    .where('ativa', '=', true)
    .select(['codigo', 'nome'])
    .orderBy(sql`ordem_pt(nome)`)
    .execute();

/** The query of an insurer's movements, oldest first; `enviada_em` is text 'YYYY-MM-DDTHH:MM:SS' or null. */
export const selectMovimentacao = (db: Db, congenere: string, incluiExportados: boolean) =>
  db
    .selectFrom('movimentacao_congenere as m')
    .innerJoin('beneficiario as b', 'b.matricula', 'm.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .leftJoin('exportacao as e', 'e.id', 'm.exportacao_id')
    .leftJoin('usuario as u', 'u.login', 'e.login')
    .where('m.congenere_codigo', '=', congenere)
    .$if(!incluiExportados, (query) => query.where('m.enviada_em', 'is', null))
    .select([
      'm.matricula',
      'p.nome',
      'm.operacao',
      'm.ocorrida_em',
      momentoExato<string | null>('m.enviada_em').as('enviada_em'),
      sql<string | null>`coalesce(u.nome, e.login)`.as('exportado_por'),
    ])
    .orderBy('m.ocorrida_em')
    .orderBy('m.id');

export type MovimentacaoRow = InferResult<ReturnType<typeof selectMovimentacao>>[number];

/** The exports of an insurer, newest first, without their files. */
export const findExportacoes = (db: Db, congenere: string) =>
  db
    .selectFrom('exportacao as e')
    .leftJoin('usuario as u', 'u.login', 'e.login')
    .where('e.congenere_codigo', '=', congenere)
    .select([
      'e.id',
      'e.congenere_codigo',
      'e.quantidade',
      momentoExato('e.exportada_em').as('exportada_em'),
      sql<string>`coalesce(u.nome, e.login)`.as('exportado_por'),
    ])
    .orderBy('e.exportada_em', 'desc')
    .orderBy('e.id', 'desc')
    .execute();

export type ExportacaoRow = Awaited<ReturnType<typeof findExportacoes>>[number];

const arquivo = (db: Db) =>
  db
    .selectFrom('exportacao')
    .select([
      'id',
      'congenere_codigo',
      'quantidade',
      'arquivo',
      momentoExato('exportada_em').as('exportada_em'),
    ]);

export const findArquivo = (db: Db, id: number) => arquivo(db).where('id', '=', id).executeTakeFirst();

/** Export of a request; undefined without one. */
export const findArquivoDoPedido = (db: Db, pedido: string) =>
  arquivo(db).where('pedido', '=', pedido).executeTakeFirst();

export type ArquivoRow = NonNullable<Awaited<ReturnType<typeof findArquivo>>>;
