// @module-tag embedded
import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { GuiaDoLote, ItemDoLote } from '../../../demo/tiss/lote.ts';
import { loteXml } from '../../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../../cadastro/fixtures/multipart.ts';
import { writeRede } from './fixtures/rede.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
  token = await t.tokenFor({ cargo: 'COORD. DE CONTAS MEDICAS', modules: ['contas-medicas'] });
});
beforeEach(() =>
  sql`truncate lote_xml, lote_xml_tentativa, guia, regra_da_conta, autorizacao cascade`.execute(t.db),
);
afterAll(() => t.close());

const enviar = async (path: string, guias: readonly GuiaDoLote[], numero = '77'): Promise<ResultadoXml> => {
  const xml = loteXml({ ...loteDeTeste('sadt', { guias: [...guias] }), numero });
  const answer = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/prestador/importaXml/${path}`,
    ...multipart(`lote${numero}.xml`, Buffer.from(xml, 'latin1'), token, 'arqXml'),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const ditos = ({ errors }: ResultadoXml) =>
  errors.map(({ nivel, codigo, item, message }) => [nivel, codigo, item, message]);
const liga = (chave: string, valor1 = '', valor2 = '') =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/contasMedicas/gravaRegraDaConta',
    headers: { authorization: token },
    payload: { chave, versao: 0, ligada: true, valor1, valor2 },
  });

const item = guiaDeTeste('sadt').itens[0] as ItemDoLote;
const guia = (ordem: number, itens: readonly Partial<ItemDoLote>[]): GuiaDoLote => ({
  ...guiaDeTeste('sadt', ordem),
  itens: itens.map((each) => ({ ...item, ...each })),
});

const consulta = (data: string) => ({ codigo: '10101012', unitarioCents: 12_050, totalCents: 12_050, data });

it('CTM-89: a return is a notice at import, of the same file and of a stored guide, and the guide goes in', async () => {
  const lote = [guia(1, [consulta('2026-09-01')]), guia(2, [consulta('2026-09-20')])];
  expect(ditos(await enviar('rigoroso', lote))).toEqual([]);
  await liga('retorno', '20');
  const answer = await enviar('importar/rigoroso', lote);
  expect([answer.status, ditos(answer)]).toEqual([
    'OK',
    [
      [
        'AVISO',
        '1601',
        1,
        'Consulta de 20/09/2026, 19 dias depois da de 01/09/2026 com o mesmo médico (o item 1 da guia G00001). O retorno é de 20 dias.',
      ],
    ],
  ]);
  const depois = await enviar('rigoroso', [guia(3, [consulta('2026-10-01')])], '78');
  expect(ditos(depois)).toMatchObject([['AVISO', '1601', 1, expect.stringContaining('da guia G00002')]]);
});

it('CTM-93: the sex of the person is held against our table, and not that of a parent', async () => {
  const { rows } = await sql<{ sexo: 'F' | 'M' }>`
    select p.sexo from beneficiario b join pessoa p on p.id = b.pessoa_id where b.matricula = '0000001201'`.execute(
    t.db,
  );
  const outro = rows[0]?.sexo === 'F' ? 'M' : 'F';
  await t.db.updateTable('procedimento').set({ sexo: outro }).where('codigo', '=', '40304361').execute();
  try {
    expect(ditos(await enviar('rigoroso', [guia(1, [{}])]))).toMatchObject([
      ['AVISO', '1802', 1, expect.anything()],
    ]);
  } finally {
    await t.db.updateTable('procedimento').set({ sexo: null }).where('codigo', '=', '40304361').execute();
  }
  expect(ditos(await enviar('rigoroso', [guia(1, [{}])]))).toEqual([]);
});

it('CTM-96: a rule that is off says nothing at import', async () => {
  const lote = [guia(1, [{}, {}])];
  expect(ditos(await enviar('rigoroso', lote)).map(([, codigo]) => codigo)).toContain('1702');
  await t.staff.inject({
    method: 'POST',
    url: '/api/v1/contasMedicas/gravaRegraDaConta',
    headers: { authorization: token },
    payload: { chave: 'duplicada', versao: 0, ligada: false, valor1: '', valor2: '' },
  });
  expect(ditos(await enviar('rigoroso', lote)).map(([, codigo]) => codigo)).not.toContain('1702');
});
