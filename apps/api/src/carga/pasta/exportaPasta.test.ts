// @module-tag embedded
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { manifestoDe } from '../entregas/manifesto.ts';
import { atendePasta, respostaDe } from './carregaPasta.ts';
import { exportaPasta } from './exportaPasta.ts';

let cheio: TestServer;
let vazio: TestServer;
const root = mkdtempSync(join(tmpdir(), 'vidas-exporta-'));
beforeAll(async () => {
  cheio = await testServer({ seed: 'demo', lives: 300 });
  vazio = await testServer();
});
afterAll(async () => {
  await cheio.close();
  await vazio.close();
  rmSync(root, { recursive: true, force: true });
});

const em = '2026-11-26T09:00:00';
const pedido = { acao: 'carga', soJulga: false, confirma: false } as const;

const carrega = async (
  t: TestServer,
  caminho: string,
  mais: { soJulga?: boolean; confirma?: boolean } = {},
) => respostaDe(await atendePasta(t.deps, { ...pedido, ...mais, caminho }));

/** Files with their hashes, as in `entrega.json`. */
const exporta = async (t: TestServer, nome: string) => {
  const pasta = join(root, nome);
  await exportaPasta(t.db, { pasta, em });
  return { pasta, manifesto: manifestoDe(readFileSync(join(pasta, 'entrega.json'), 'utf8')) };
};

it('the export of a whole operation goes into an empty database, and comes out of it the same (CAR-32)', async () => {
  const { pasta, manifesto } = await exporta(cheio, 'ida');
  expect(manifesto).toMatchObject({ sistema: 'vidas', extraidaEm: '2026-11-26 09:00:00' });
  expect(statSync(pasta).mode & 0o777).toBe(0o700);
  const { soma } = await cheio.db
    .selectFrom('titulo')
    .select(({ fn }) => fn.sum<string>('valor_cents').as('soma'))
    .executeTakeFirstOrThrow();
  const faturas = manifesto.arquivos.find(({ nome }) => nome === 'faturas');
  expect(Object.values(faturas?.somas ?? {})).toContain(Number(soma));
  const resposta = await carrega(vazio, pasta);
  expect([resposta.codigo, resposta.texto]).toEqual([0, expect.stringMatching(/Aplicada\.$/)]);
  expect((await exporta(vazio, 'volta')).manifesto).toEqual(manifesto);
});

it('a complete file that lacks many rows waits for somebody to confirm it (CAR-30)', async () => {
  const { pasta, manifesto } = await exporta(vazio, 'cortada');
  const inteira = readFileSync(join(pasta, 'beneficiarios.csv'), 'utf8').split('\r\n');
  for (const nome of readdirSync(pasta)) if (nome !== 'beneficiarios.csv') rmSync(join(pasta, nome));
  writeFileSync(join(pasta, 'beneficiarios.csv'), `${inteira.slice(0, 20).join('\r\n')}\r\n`);
  const texto = readFileSync(join(pasta, 'beneficiarios.csv'));
  const arquivo = {
    nome: 'beneficiarios.csv',
    linhas: 19,
    sha256: createHash('sha256').update(texto).digest('hex'),
    completo: true,
  };
  writeFileSync(join(pasta, 'entrega.json'), JSON.stringify({ ...manifesto, arquivos: [arquivo] }));
  const espera = await carrega(vazio, pasta);
  expect([espera.codigo, espera.texto]).toEqual([
    1,
    expect.stringMatching(/Não aplicada: beneficiarios\.csv não traz [^]*repita o comando com --confirma\.$/),
  ]);
  expect(espera.relatorio).toMatchObject({
    situacao: 'JULGADA',
    codigo: 1,
    ausentes: [{ arquivo: 'beneficiarios' }],
  });
  const confirmada = await carrega(vazio, pasta, { confirma: true });
  expect(confirmada.texto).toMatch(/Aplicada\.$/);
});

it('ten gigabytes are refused before they are read (CAR-35)', async () => {
  const pasta = join(root, 'enorme');
  mkdirSync(pasta);
  writeFileSync(join(pasta, 'vendedores.csv'), '');
  truncateSync(join(pasta, 'vendedores.csv'), 10 * 2 ** 30);
  const resposta = await carrega(vazio, pasta);
  expect([resposta.codigo, resposta.texto]).toEqual([
    1,
    expect.stringMatching(/vendedores\.csv passa do limite de \d+ MB \(CARGA_MAX_MB\)\.\nNada entrou\.$/),
  ]);
});

it('an export takes no folder with something in it, and no file', async () => {
  const ocupada = join(root, 'ocupada');
  mkdirSync(ocupada);
  writeFileSync(join(ocupada, 'meu.txt'), 'meu');
  await expect(exportaPasta(vazio.db, { pasta: ocupada, em })).rejects.toThrow('não está vazia');
  expect(readdirSync(ocupada)).toEqual(['meu.txt']);
  await expect(exportaPasta(vazio.db, { pasta: join(ocupada, 'meu.txt'), em })).rejects.toThrow(
    'não é uma pasta',
  );
});

it('an export that does not come to its end leaves nothing', async () => {
  await sql`alter table movimentacao_congenere rename to outra`.execute(vazio.db);
  const pasta = join(root, 'meia');
  await expect(exportaPasta(vazio.db, { pasta, em })).rejects.toThrow('movimentacao_congenere');
  await sql`alter table outra rename to movimentacao_congenere`.execute(vazio.db);
  expect(readdirSync(pasta)).toEqual([]);
});
