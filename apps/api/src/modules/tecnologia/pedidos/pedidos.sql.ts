import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import type { PedidoAcessoTable } from '../../../db/tables/acesso.ts';
import type { ComandoQueEspera, Toque } from './pedidos.rules.ts';

/** Kinds of changes that reveal a password to their author or decide about access. */
const toca = [
  'pessoa-criada',
  'pessoa-senha-trocada',
  'pessoa-modulos-trocados',
  'pessoa-reativada',
] as const;

/** Authors of creations and resets after this moment, by login; the console counts as no login. */
export const findToques = (db: Db, desde: Date): Promise<Toque[]> =>
  db
    .selectFrom('evento_acesso')
    .select((eb) => [eb.ref('autor').$notNull().as('autor'), eb.ref('usuario_id').$notNull().as('usuario')])
    .distinct()
    .where('em', '>', desde)
    .where('autor', 'is not', null)
    .where('autor', '<>', 'console')
    .where('usuario_id', 'is not', null)
    .where('tipo', 'in', toca)
    .execute();

/** Newest change of a person's trail, and whether Ouvidoria or Tecnologia were among the modules after `desde`. */
export const findRastro = async (db: Db, usuarioId: string, desde: Date) => {
  const rastro = await db
    .selectFrom('evento_acesso')
    .select([
      sql<number>`coalesce(max(id), 0)`.as('ultima'),
      sql<boolean>`coalesce(bool_or(em > ${desde} and detalhe ~ 'ouvidoria|tecnologia'), false)`.as(
        'tinhaHaPouco',
      ),
    ])
    .where('usuario_id', '=', usuarioId)
    .where('autor', 'is not', null)
    .executeTakeFirstOrThrow();
  return { ultima: Number(rastro.ultima), tinhaHaPouco: rastro.tinhaHaPouco };
};

/** Changes of logins and passwords with author and moment: their author may know the password. */
export const findMarcas = (db: Db, desde: Date) =>
  db
    .selectFrom('evento_acesso')
    .select(['usuario_id as usuario', 'autor', 'tipo', 'em'])
    .where('em', '>', desde)
    .where('autor', 'is not', null)
    .where('tipo', 'in', ['pessoa-criada', 'pessoa-senha-trocada'])
    .orderBy('id', 'desc')
    .execute();

/** Expires old requests and erases their waiting passwords. */
export const expiraPedidos = (db: Db, agora: Date) =>
  db
    .updateTable('pedido_acesso')
    .set({ situacao: 'expirou', senha_hash: null, encerrado_em: sql`expira_em` })
    .where('situacao', '=', 'aguarda')
    .where('expira_em', '<=', agora)
    .execute();

/** Fields of a new request. */
export type NovoPedido = Pick<
  PedidoAcessoTable,
  | 'id'
  | 'login'
  | 'usuario_id'
  | 'senha_hash'
  | 'antes'
  | 'ultima_mudanca'
  | 'autor'
  | 'pedido_em'
  | 'expira_em'
> & { comando: ComandoQueEspera };

export const insertPedido = (db: Db, { comando, ...pedido }: NovoPedido) =>
  db
    .insertInto('pedido_acesso')
    .values({ ...pedido, comando: JSON.stringify(comando) })
    .execute();

const campos = [
  'p.id',
  'p.login',
  'p.usuario_id',
  'p.comando',
  'p.antes',
  'p.autor',
  'p.pedido_em',
  'p.expira_em',
  'p.situacao',
  'p.encerrado_em',
] as const;

const lidos = (db: Db) =>
  db
    .selectFrom('pedido_acesso as p')
    .leftJoin('usuario as u', 'u.id', 'p.usuario_id')
    .innerJoin('usuario as a', 'a.id', 'p.autor')
    .leftJoin('usuario as e', 'e.id', 'p.encerrado_por')
    .select([...campos, 'u.nome as nome', 'a.nome as quemPediu', 'e.nome as encerradoPor']);

/** Waiting requests and those made after `desde`: waiting ones first, then newest first. */
export const selectPedidos = (db: Db, desde: Date) =>
  lidos(db)
    .where((eb) => eb.or([eb('p.situacao', '=', 'aguarda'), eb('p.pedido_em', '>', desde)]))
    .orderBy(sql`p.situacao = 'aguarda'`, 'desc')
    .orderBy('p.pedido_em', 'desc')
    .orderBy('p.id')
    .execute();

/** A request with its waiting password, locked until the transaction ends. */
export const lockPedido = (db: Db, id: string) =>
  db
    .selectFrom('pedido_acesso as p')
    .select([...campos, 'p.senha_hash', 'p.ultima_mudanca', 'p.encerrado_por'])
    .where('p.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Waiting request for a login. */
export const findAguardando = (db: Db, login: string) =>
  lidos(db)
    .where('p.situacao', '=', 'aguarda')
    .where(sql<boolean>`lower(p.login) = lower(${login})`)
    .executeTakeFirst();

/** New passwords that wait for the person's consent. */
export const findPedidosDeSenha = (db: Db, usuarioId: string) =>
  lidos(db)
    .where('p.situacao', '=', 'aguarda')
    .where('p.usuario_id', '=', usuarioId)
    .where(sql<boolean>`p.comando ->> 'acao' = 'senha'`)
    .execute();

/** Ends a locked request and erases its password. */
export const encerraPedido = (
  db: Db,
  id: string,
  fim: { situacao: 'aprovado' | 'recusado' | 'retirado'; encerrado_por: string; encerrado_em: Date },
) =>
  db
    .updateTable('pedido_acesso')
    .set({ ...fim, senha_hash: null })
    .where('id', '=', id)
    .execute();

/** Number of requests waiting at this moment. */
export const contaPedidos = async (db: Db, agora: Date): Promise<number> => {
  const { total } = await db
    .selectFrom('pedido_acesso')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('situacao', '=', 'aguarda')
    .where('expira_em', '>', agora)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Sets the savepoint of `desfazEnsaio`. */
export const comecaEnsaio = (db: Trx) => sql`savepoint ensaio`.execute(db);

/** Rolls back to the savepoint of `comecaEnsaio`. */
export const desfazEnsaio = (db: Trx) => sql`rollback to savepoint ensaio`.execute(db);
