// @module-tag embedded
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { openDataDir } from '../../start/dataDir.ts';
import { run } from '../../start/process.fixture.ts';
import { unpackTemplate } from '../../test/embeddedTemplate.ts';
import { executaComandoDeChave, hashDaChave, sorteiaChave } from '../chaves/chaves.ts';

vi.setConfig({ testTimeout: 240_000 });
const root = mkdtempSync(join(tmpdir(), 'vidas-carga-morta-'));
const env = { DATA_DIR: root, SEED: 'none', PORT: '0', OMBUDSMAN_PORT: '0' };
afterAll(() => rmSync(root, { recursive: true, force: true }));

const noBanco = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const { db, close } = openDatabase({ dir: openDataDir(root).db });
  try {
    return await work(db);
  } finally {
    await close();
  }
};

const noAr = async () => {
  const server = run('scripts/serve.mjs', [], env);
  await server.says('Ctrl+C encerra');
  return { server, address: /Retaguarda: +(\S+)/.exec(server.output())?.[1] ?? '' };
};

const linhas = Array.from({ length: 1_000 }, (_, n) => `${n + 1};Pessoa ${n + 1};;Vendedor;10;S\r\n`);
const csv = `codigo;nome;login;cargo;meta_vidas;ativo\r\n${linhas.join('')}`;

it('a server that is killed in the middle of applying leaves nothing half done, and the next one applies it (CAR-39)', async () => {
  const chave = sorteiaChave();
  await unpackTemplate(openDataDir(root).db);
  await noBanco(async (db) => {
    await executaComandoDeChave(
      { db, autor: 'console', em: '2026-11-26T09:00:00' },
      { acao: 'carga-chave-nova', nome: 'central', sha256: hashDaChave(chave).toString('hex') },
    );
    // The five hundredth line never ends, so a request finds the server in the middle.
    await sql`create function para() returns trigger language plpgsql as
      $$ begin if new.codigo = '500' then perform pg_sleep(3600); end if; return new; end $$`.execute(db);
    await sql`create trigger para before insert on vendedor for each row execute function para()`.execute(db);
  });
  const authorization = `Bearer ${chave}`;
  const { server, address } = await noAr();
  const entrega = `${address}/carga/v1/entregas/da-noite`;
  const enviado = await fetch(`${entrega}/vendedores.csv`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'text/csv' },
    body: csv,
  });
  expect(enviado.status).toBe(200);
  expect((await fetch(`${entrega}/pronta`, { method: 'POST', headers: { authorization } })).status).toBe(202);
  // A call is answered until the load holds the single connection; later ones get the reason.
  let espera: Response;
  do espera = await fetch(entrega, { headers: { authorization } });
  while (espera.status === 200);
  expect([espera.status, espera.headers.get('retry-after'), await espera.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ error: 'Carregando dados do sistema central: tente de novo em instantes.' }),
  ]);
  const saude = await fetch(`${address}/ready`);
  expect([saude.status, await saude.json()]).toEqual([
    200,
    { status: 'carregando dados do sistema central' },
  ]);
  server.child.kill('SIGKILL');
  await server.ended;

  await noBanco(async (db) => {
    const { rows } =
      await sql`select (select count(*)::int from vendedor) as vendedores, e.situacao, t.situacao as tarefa
      from carga_entrega e join tarefa t on t.chave = e.id`.execute(db);
    expect(rows).toEqual([{ vendedores: 0, situacao: 'PRONTA', tarefa: 'EXECUTANDO' }]);
    await sql`drop trigger para on vendedor`.execute(db);
  });

  const depois = await noAr();
  const relatorio = async () =>
    (await fetch(`${depois.address}/carga/v1/entregas/da-noite`, { headers: { authorization } })).json();
  await expect
    .poll(relatorio, { timeout: 120_000 })
    .toMatchObject({ situacao: 'APLICADA', mudancas: [{ novas: 1_000, mudadas: 0, iguais: 0 }] });
  depois.server.child.kill('SIGTERM');
  expect(await depois.server.ended).toBe(0);
  expect(
    await noBanco(async (db) => (await sql`select count(*)::int as n from vendedor`.execute(db)).rows),
  ).toEqual([{ n: 1_000 }]);
});
