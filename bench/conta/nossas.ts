// The statements of the product, as they are sent; nothing is asked of a database here.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import type { Db } from '../../apps/api/src/db/database.ts';
import { findAbertas } from '../../apps/api/src/modules/caixa/pagamento-cartao/mensalidades.sql.ts';
import { findPagos } from '../../apps/api/src/modules/cobranca/imposto-de-renda/impostoDeRenda.sql.ts';
import {
  selectInadimplentes,
  selectVencidos,
  vencidoAte,
} from '../../apps/api/src/modules/cobranca/inadimplencia/inadimplencia.sql.ts';
import { findAtraso } from '../../apps/api/src/modules/cobranca/inicio/inicio.sql.ts';
import { selectBoletosGerados } from '../../apps/api/src/modules/financeiro/boletos-gerados/boletosGerados.sql.ts';
import {
  selectRecebimentos,
  somaAtraso,
  somaAVencer,
  somaRecebidos,
} from '../../apps/api/src/modules/financeiro/inicio/inicio.sql.ts';
import { selectSaldos } from '../../apps/api/src/modules/financeiro/saldos/saldos.sql.ts';
import { type Pergunta, pedido } from './perguntas.ts';

/** The first statement of a piece of work. */
const gravada = async (work: (db: Db) => Promise<unknown>): Promise<Pergunta> => {
  const perguntas: Pergunta[] = [];
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      perguntas[perguntas.length] = { text: query.sql, values: query.parameters };
    },
  });
  await work(db as unknown as Db);
  const [primeira] = perguntas;
  if (primeira === undefined) throw new Error('nothing was asked');
  return primeira;
};

const lista = (query: RawBuilder<unknown>) => gravada((db) => query.execute(db));

/** By the name of the list. */
export const nossas = async (): Promise<Record<string, Pergunta>> => {
  const { hoje, dia, mes, titular, ano, limites } = pedido;
  const ate = vencidoAte(hoje);
  return {
    caixa: await gravada((db) => findAbertas(db, titular)),
    idade: await lista(selectSaldos({ hoje } as Parameters<typeof selectSaldos>[0])),
    'boletos gerados': await lista(selectBoletosGerados(dia)),
    'pagamentos vencidos': await lista(selectVencidos(null, { hoje, vencidoAte: ate })),
    inadimplentes: await lista(
      selectInadimplentes({ data: hoje, hoje, vencidoAte: ate, cidadesExcluidas: [] }),
    ),
    recebimentos: await lista(
      selectRecebimentos(
        { start: `${mes}-01`, end: `${mes}-31` },
        loadConfig({ SEED: 'none' }).cobranca.encargos,
      ),
    ),
    'imposto de renda': await gravada((db) => findPagos(db, titular, ano)),
    'home: recebidos': await gravada((db) => somaRecebidos(db, mes)),
    'home: a vencer': await gravada((db) => somaAVencer(db, '2026-11-01', '2026-11-30')),
    'home: em atraso': await gravada((db) => somaAtraso(db, hoje, limites)),
    'home: cobrança': await gravada((db) => findAtraso(db, { hoje, vencidoAte: ate, limites })),
  };
};
