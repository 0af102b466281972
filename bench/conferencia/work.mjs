/* Makes the night check as the server's job does, or one scan of the postings by the bare driver. Says how long it took and the numbers. */
import pg from 'pg';
import { confereTudo } from '../../apps/api/src/modules/conta/conferencia-da-noite/confere.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';
import { findResultado } from '../../apps/api/src/jobs/tarefa.sql.ts';
import { tarefasDe } from '../../apps/api/src/jobs/tarefas.ts';
import { scan } from './data.ts';

const { deps } = await prepare(loadConfig(process.env));
const client = new pg.Client(process.env['DATABASE_URL']);
await client.connect();
const alvo = { tipo: 'conferencia-da-noite', chave: 'conta' };
const tarefas = tarefasDe(deps, { tipo: alvo.tipo, executa: confereTudo(deps) });

const ours = async () => {
  await tarefas.pede(alvo.chave, { login: 'USU_BENCH', parametros: {} });
  await tarefas.quieta();
  const { resultado } = await findResultado(deps.db, alvo);
  return resultado;
};

const byHand = async () => (await client.query(scan)).rows[0];

process.on('message', async (which) => {
  const start = performance.now();
  const numbers = await (which === 'ours' ? ours() : byHand());
  process.send?.({ ms: performance.now() - start, numbers });
});
