// @module-tag embedded
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { importaLote } from '../../modules/contas-medicas/importar-xml/importaLote.ts';
import { operatorDay } from '../../operatorDay.ts';
import { testServer } from '../../test/harness.ts';
import { writeTissExamples } from './writeTissExamples.ts';

test('the four example lots end as their names say, one after the other', async () => {
  const t = await testServer({ seed: 'demo', lives: 300 });
  const dir = await mkdtemp(join(tmpdir(), 'vidas-exemplos-'));
  try {
    const paths = await writeTissExamples(t.db, dir, {
      registroAns: '999999',
      hoje: operatorDay(t.deps.clock()),
    });
    const answers = [];
    for (const path of paths) {
      const file = { name: basename(path), stream: Readable.from([await readFile(path)]) };
      const who = { login: 'USU_CONTAS', usuario: 'Contas', isSoCentroMedico: false };
      const { status, errors, guias, comparacao } = await importaLote(t.deps, file, who);
      const erros = errors.filter(({ nivel }) => nivel === 'ERRO').map(({ codigo }) => codigo);
      answers.push([
        file.name,
        status,
        guias.aceitas,
        [...new Set(erros)].toSorted(),
        comparacao?.corrigidos,
      ]);
    }
    expect(answers).toEqual([
      ['tiss_lote_bom.xml', 'OK', 6, [], undefined],
      ['tiss_lote_bom_repetido.xml', 'Rejeitado', 0, ['1308', '3268'], undefined],
      ['tiss_lote_com_erros.xml', 'Parcialmente', 3, ['1001', '1805', '3223'], undefined],
      ['tiss_lote_corrigido.xml', 'OK', 3, [], expect.any(Number)],
    ]);
  } finally {
    await t.close();
    await rm(dir, { recursive: true, force: true });
  }
});
