// @module-tag embedded
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { openDatabase } from '../../../db/database.ts';
import { createLog } from '../../../http/log.ts';
import { servidorUnico } from '../../../servers/presenca.ts';
import { esqueceServidores } from '../../../servers/servidor.sql.ts';
import { soltaTarefas } from '../../../jobs/tarefa.sql.ts';
import { unpackTemplate } from '../../../test/embeddedTemplate.ts';
import { cleanRetornosLendo, retornoImporter } from './importaRetorno.ts';

test('a return whose server was killed goes on at the next start to its end', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vidas-morte-'));
  await mkdir(join(dir, 'tmp'));
  await unpackTemplate(join(dir, 'db'));
  const script = fileURLToPath(new URL('../fixtures/returningChild.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { db, close } = openDatabase({ dir: join(dir, 'db') });
  const ccos = async () =>
    (await db.selectFrom('beneficiario').where('cco', 'is not', null).select('cco').execute()).length;
  const retornos = () => db.selectFrom('sib_retorno').select(['situacao', 'ccos_gravados']).execute();
  try {
    expect(await ccos()).toBe(100);
    expect(await retornos()).toEqual([{ situacao: 'APLICANDO', ccos_gravados: 0 }]);
    await esqueceServidores(db);
    await soltaTarefas(db);
    const config = loadConfig({ DATA_DIR: dir, ANS_REGISTRATION: '999999' });
    const deps = { db, config, servidor: servidorUnico() };
    await cleanRetornosLendo(deps);
    const log = createLog({ write: () => true });
    const importer = retornoImporter({ ...deps, clock: () => new Date(), tmpDir: join(dir, 'tmp'), log });
    await importer.aplicacoes.retoma();
    await importer.aplicacoes.quieta();
    expect(await ccos()).toBe(400);
    expect(await retornos()).toEqual([{ situacao: 'CONCLUIDO', ccos_gravados: 400 }]);
    await importer.aplicacoes.fecha();
  } finally {
    await close();
    await rm(dir, { recursive: true, force: true });
  }
});
