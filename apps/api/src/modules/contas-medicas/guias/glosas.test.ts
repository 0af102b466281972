import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeGuia } from './guias.fixture.ts';
import { guiasServer, one } from './guiasServer.fixture.ts';

const { t, ana, rui, coord, ask, set } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

const codes = async (who = ana) => (await ask('getCodigosGlosa', undefined, who)).codigos as object[];
const deny = (COM_COD: string, seqItem: number) => ({
  seqItem,
  status: 1,
  qtdExecAprov: '0',
  vrTotalAprov: '0',
  COM_COD,
  GLO_COMENTARIO: 'Não autorizado',
});

it('CTM-80: every code comes, first those that this person used lately', async () => {
  await writeGuia(t.db, { numero: '1' }, [one(), one({ sequencia: 2 }), one({ sequencia: 3 })]);
  expect(await codes()).toMatchObject([
    { codigo: '1402', descricao: 'Procedimento não autorizado', usos: 0 },
    { codigo: '1705', usos: 0 },
  ]);
  await set([deny('1705', 1)]);
  await set([deny('1705', 2)]);
  await set([deny('1402', 3)]);
  expect(await codes()).toMatchObject([
    { codigo: '1705', usos: 2 },
    { codigo: '1402', usos: 1 },
  ]);
  expect(await codes(rui)).toMatchObject([{ codigo: '1402', usos: 0 }, {}]);
  // The same decision again is no use, and an old use is none.
  await set([deny('1705', 2)]);
  await t.db
    .updateTable('glosa_uso')
    .set({ usada_em: '2026-08-01T10:00:00' })
    .where('codigo', '=', '1402')
    .execute();
  expect(await codes()).toMatchObject([
    { codigo: '1705', usos: 2 },
    { codigo: '1402', usos: 0 },
  ]);
});

it('CTM-81: the observation of a code is kept, changed and taken away by who coordinates', async () => {
  const keep = (comentario: string | null, who = coord, comCod = '1402') =>
    ask('guardaComentarioGlosa', { comCod, comentario }, who);
  expect(await keep('Peça a autorização', ana)).toMatchObject({ status: 403 });
  expect(await keep('x', coord, '9999')).toMatchObject({ status: 422, message: 'Código não cadastrado' });
  expect(await keep('x'.repeat(201))).toMatchObject({ status: 400 });
  expect(await keep(' Peça a autorização ')).toMatchObject({
    success: true,
    message: 'Comentário da glosa 1402 guardado.',
  });
  const comments = async () =>
    Object.fromEntries(
      (await codes()).map((each) => {
        const { codigo, comentarioPadrao } = each as { codigo: string; comentarioPadrao: string | null };
        return [codigo, comentarioPadrao];
      }),
    );
  expect(await comments()).toEqual({ '1402': 'Peça a autorização', '1705': null });
  await keep('Anexe a autorização');
  expect(await comments()).toMatchObject({ '1402': 'Anexe a autorização' });
  expect(await keep('')).toMatchObject({ message: 'Comentário da glosa 1402 excluído.' });
  expect(await comments()).toMatchObject({ '1402': null });
});
