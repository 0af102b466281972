import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loteXml } from '../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../fixtures/lotes.ts';
import { julgaPeloEsquema } from './esquema.ts';
import { esperadosPeloEsquema, esquemaEmPalavras } from './esquemaTexto.ts';
import { achaLugares } from './lugaresDoEsquema.ts';

let dir: string;

const ns = 'http://www.ans.gov.br/padroes/tiss/schemas';
const esquema = (dentro: string) =>
  `<schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:ans="${ns}" targetNamespace="${ns}" elementFormDefault="qualified">${dentro}</schema>`;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vidas-esquema-'));
  await mkdir(join(dir, 'v3.02'));
  // A schema that checks one element anywhere, in two files like those of ANS.
  const raiz =
    '<element name="mensagemTISS"><complexType><sequence><any processContents="lax" maxOccurs="unbounded"/></sequence></complexType></element>';
  const inclui = '<include schemaLocation="tipos.xsd"/>';
  await writeFile(
    join(dir, 'tissV4_01_00.xsd'),
    esquema(
      `${inclui}${raiz}<element name="senha" type="ans:senha"/><element name="codigoTabela" type="ans:tabela"/>`,
    ),
  );
  await writeFile(
    join(dir, 'tipos.xsd'),
    esquema(
      '<simpleType name="senha"><restriction base="string"><maxLength value="8"/></restriction></simpleType>' +
        '<simpleType name="tabela"><restriction base="string"><enumeration value="22"/><enumeration value="19"/></restriction></simpleType>',
    ),
  );
  await writeFile(join(dir, 'v3.02', 'tissV3_02_02.xsd'), esquema(raiz));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const latin1 = (xml: string): Buffer => Buffer.from(xml, 'latin1');

test('TIS-26: a lot is judged by the schema of its version, also in a folder of its own', async () => {
  const bytes = latin1(loteXml(loteDeTeste('sadt')));
  expect(await julgaPeloEsquema(bytes, '4.01.00', dir)).toEqual({ situacao: 'VALIDO' });
  expect(await julgaPeloEsquema(bytes, '3.02.02', dir)).toEqual({ situacao: 'VALIDO' });
  expect(await julgaPeloEsquema(bytes, '4.02.00', dir)).toEqual({ situacao: 'AUSENTE' });
  expect(await julgaPeloEsquema(bytes, '../x', dir)).toEqual({ situacao: 'AUSENTE' });
});

test.each(['ans', ''])(
  'what the schema refuses is joined with its place by path, with the prefix "%s"',
  async (prefixo) => {
    const guias = [1, 2].map((ordem) => guiaDeTeste('sadt', ordem));
    const xml = loteXml(loteDeTeste('sadt', { prefixo, guias }))
      .replace('SG00002<', 'SENHA COMPRIDA<')
      .replace(/(.*)codigoTabela>19</s, '$1codigoTabela>98<');
    const veredito = await julgaPeloEsquema(latin1(xml), '4.01.00', dir);
    if (veredito.situacao !== 'INVALIDO') throw new Error(veredito.situacao);
    const lugares = await achaLugares(
      [latin1(xml)],
      veredito.erros.map(({ xpath }) => xpath),
      { maxBytes: 1_000_000 },
    );
    const line = xml.split('\n')[1] ?? '';
    expect(
      veredito.erros.map(({ xpath, message }) => [lugares.get(xpath), esquemaEmPalavras(message)]),
    ).toEqual([
      [
        {
          linha: 2,
          coluna: line.indexOf('SENHA COMPRIDA') + 1,
          campo: 'dadosAutorizacao/senha',
          ordem: 2,
          item: null,
        },
        '<senha> passa de 8 caracteres.',
      ],
      [
        {
          linha: 2,
          coluna: line.lastIndexOf('>98<') + 2,
          campo: 'outrasDespesas/despesa/servicosExecutados/codigoTabela',
          ordem: 2,
          item: 2,
        },
        '<codigoTabela> tem “98”, que o esquema da ANS não aceita.',
      ],
    ]);
  },
);

test('malformed XML is left to the reading, which tells where it breaks', async () => {
  expect(await julgaPeloEsquema(Buffer.from('<a>'), '4.01.00', dir)).toEqual({
    situacao: 'INVALIDO',
    erros: [],
  });
});

test.each([
  [
    "Element '{http://x}b': This element is not expected. Expected is ( {http://x}a ).",
    '<b> não é esperado aqui; o esquema espera <a>.',
    ['a'],
  ],
  [
    "Element '{http://x}c': Missing child element(s). Expected is one of ( {http://x}a, {http://x}b ).",
    'Falta em <c> um destes: <a>, <b>.',
    ['a', 'b'],
  ],
  [
    "Element '{http://x}b': [facet 'minLength'] The value has a length of '0'; this underruns the allowed minimum length of '1'.",
    '<b> está vazio.',
    [],
  ],
  ["Element 'a': Something else.", 'O esquema da ANS recusou <a>: Something else.', []],
])('%s', (message, dito, esperados) => {
  expect([esquemaEmPalavras(message), esperadosPeloEsquema(message)]).toEqual([dito, esperados]);
});
