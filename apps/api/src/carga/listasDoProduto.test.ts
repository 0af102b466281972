import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts';
import { arquivos } from './arquivos/index.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const trazida = (referencia: string): boolean =>
  arquivos.some(
    ({ colunas, oferece }) =>
      colunas.some(({ em }) => em === referencia) || Object.keys(oferece ?? {}).includes(referencia),
  );

/** Columns whose values no file delivers, because they are lists of the product. */
const deListas = arquivos.flatMap(({ nome: arquivo, colunas }) =>
  colunas.flatMap(({ nome, nota = '', referencia }) =>
    referencia === undefined || trazida(referencia) ? [] : [{ arquivo, nome, nota, referencia }],
  ),
);

/** Codes in a note, 'a' alone and 'a a b' in a row. */
const codigosDe = (nota: string): string[] =>
  [...nota.matchAll(/(?:[:,] )(\d+)(?: a (\d+))? [a-zA-Z]/g)].flatMap(([, de = '', ate = de]) =>
    Array.from({ length: Number(ate) - Number(de) + 1 }, (_, at) =>
      String(Number(de) + at).padStart(de.length, '0'),
    ),
  );

it('there are four such columns', () => {
  expect(deListas.map(({ arquivo, nome }) => `${arquivo}.${nome}`).toSorted()).toEqual([
    'guias_itens.grau_participacao',
    'protocolos.canal_codigo',
    'protocolos.manifestacao_codigo',
    'protocolos.tema_codigo',
  ]);
});

it.each(deListas)(
  'the note of $arquivo.$nome says every code of the list (CAR-42)',
  async ({ nota, referencia }) => {
    const [tabela = '', campo = ''] = referencia.split('.');
    const { rows } = await sql<{ codigo: string }>`
    select ${sql.ref(campo)}::text as codigo from ${sql.table(tabela)} order by ${sql.ref(campo)}`.execute(
      open.db,
    );
    expect(codigosDe(nota.replace(/^(?=\d)/, ': '))).toEqual(rows.map(({ codigo }) => codigo));
  },
);
