import { expect, test } from 'vitest';
import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { GuiaDoLote, ItemDoLote, LoteDoPrestador } from '../../../demo/tiss/lote.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { matriculaDaCarteira } from './cadastro.rules.ts';
import { cadastro, item, julgaLida, ler } from './fixtures/julga.ts';
import type { ItemJulgado } from '../regras/itemJulgado.ts';
import { linhasDaGuia } from './linhas.ts';
import { itensJulgados } from './regrasDoLote.ts';
import { valorDe } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';

const comItem = (mudado: Partial<ItemDoLote>): GuiaDoLote => ({
  ...guiaDeTeste('sadt'),
  itens: [{ ...item, ...mudado }],
});

const codes = (problemas: ProblemaXml[]) => problemas.map(({ nivel, codigo }) => `${nivel} ${codigo}`);

test('a good guide of each kind has nothing against it', async () => {
  for (const especie of ['consulta', 'sadt', 'internacao', 'honorarios'] as const)
    expect(julgaLida(await ler(loteDeTeste(especie)))).toEqual([]);
});

test.each<[string, GuiaDoLote, string[]]>([
  ['TIS-11: accepted before', { ...guiaDeTeste('sadt'), numero: 'G00009' }, ['ERRO 1308']],
  ['TIS-12: no such card', { ...guiaDeTeste('sadt'), carteira: '77' }, ['ERRO 1001']],
  ['TIS-12: a card with letters', { ...guiaDeTeste('sadt'), carteira: 'ABC' }, ['ERRO 1001']],
  ['TIS-12: the first day without cover', { ...guiaDeTeste('sadt'), carteira: '1202' }, ['ERRO 1006']],
  ['TIS-12: the day before the activation', { ...guiaDeTeste('sadt'), carteira: '1203' }, ['ERRO 1005']],
  ['TIS-12: never activated', { ...guiaDeTeste('sadt'), carteira: '1204' }, ['ERRO 1005']],
  ['TIS-14: two cents off', comItem({ totalCents: 1892 }), ['ERRO 1805']],
  ['TIS-14: a cent off is a warning', comItem({ totalCents: 1891 }), ['AVISO 1805']],
  ['TIS-14: a factor of 0.50', comItem({ fator: '0.50', totalCents: 945 }), []],
  ['TIS-14: a factor of 0.50 that was not applied', comItem({ fator: '0.50' }), ['ERRO 1805']],
  ['TIS-16: after the lot', comItem({ data: '2026-10-06' }), ['ERRO 3223']],
  ['TIS-16: on the day of the lot', comItem({ data: '2026-10-05' }), []],
  ['TIS-16: more than a year ago', comItem({ data: '2025-11-20' }), ['AVISO 1701']],
  ['TIS-17: an unknown code', comItem({ codigo: '40999999' }), ['PENDENCIA 1801']],
  ['TIS-17: a code of another table', comItem({ codigo: '70000123' }), ['PENDENCIA 1801']],
  ['TIS-17: a table of its own', comItem({ tabela: '98', codigo: '123' }), ['AVISO null']],
  ['TIS-18: a fee of nobody', comItem({ codigo: '31005497', medico: null }), ['PENDENCIA 1311']],
  ['an exam of nobody', comItem({ medico: null }), []],
  [
    'TIS-18: an unknown CBO',
    comItem({ medico: { nome: 'A', conselho: '1', cpf: '52998224725', cbo: '123456' } }),
    ['PENDENCIA 1213'],
  ],
  [
    'TIS-18: a council without number',
    comItem({ medico: { nome: 'A', conselho: 'CRM', cpf: '52998224725' } }),
    ['PENDENCIA 3269'],
  ],
  [
    'TIS-18: a wrong CPF',
    comItem({ medico: { nome: 'A', conselho: '1', cpf: '52998224724' } }),
    ['PENDENCIA 1206'],
  ],
  ['TIS-19: no quantity', comItem({ quantidade: '0', totalCents: 0 }), ['ERRO 1806']],
  ['TIS-19: a factor of zero', comItem({ fator: '0.00', totalCents: 0 }), ['ERRO 1716']],
])('%s', async (_, guia, expected) => {
  expect(codes(julgaLida(await ler(loteDeTeste('sadt', { guias: [guia] }))))).toEqual(expected);
});

test.each<[string, LoteDoPrestador['especie'], (xml: string) => string, string[]]>([
  [
    'TIS-13: another executor',
    'consulta',
    (xml) => xml.replace(/(Executante><ans:codigo\w+>)200010/, '$1200020'),
    ['ERRO 1203'],
  ],
  [
    'another operator',
    'sadt',
    (xml) => xml.replace(/(cabecalhoGuia><ans:registroANS>)999999/, '$1123456'),
    ['ERRO 5027'],
  ],
  ['TIS-15: the sum', 'sadt', (xml) => xml.replace(/(valorTotalGeral>)[\d.]+/, '$199.00'), ['ERRO 5042']],
  [
    'TIS-15: a part of the sum',
    'sadt',
    (xml) => xml.replace(/(valorMateriais>)[\d.]+/, '$199.00'),
    ['AVISO 5042'],
  ],
  [
    'TIS-16: before the stay',
    'internacao',
    (xml) =>
      xml
        .replace('InicioFaturamento>2026-09-22', 'InicioFaturamento>2026-09-23')
        .replace('FinalFaturamento>2026-09-22', 'FinalFaturamento>2026-09-23'),
    ['PENDENCIA 1605', 'PENDENCIA 1605'],
  ],
  [
    'TIS-16: after the stay',
    'internacao',
    (xml) => xml.replaceAll('Faturamento>2026-09-22', 'Faturamento>2026-09-21'),
    ['PENDENCIA 1607', 'PENDENCIA 1607'],
  ],
  [
    'TIS-16: it ends before it begins',
    'internacao',
    (xml) => xml.replace('FinalFaturamento>18:30:00', 'FinalFaturamento>06:59:00'),
    ['ERRO 1608'],
  ],
  [
    'TIS-16: the leave ended',
    'sadt',
    (xml) =>
      xml.replace('</ans:senha>', '</ans:senha><ans:dataValidadeSenha>2026-09-21</ans:dataValidadeSenha>'),
    ['PENDENCIA 1405', 'PENDENCIA 1405'],
  ],
  ['an unknown CID', 'internacao', (xml) => xml.replace('>K802<', '>Z999<'), ['AVISO null']],
  ['a CID with its dot', 'internacao', (xml) => xml.replace('>K802<', '>K80.2<'), []],
  [
    'TIS-19: a number twice',
    'sadt',
    (xml) => xml.replace('sequencialItem>2<', 'sequencialItem>1<'),
    ['AVISO 3167'],
  ],
  [
    'an expense of another table',
    'sadt',
    (xml) => xml.replace('codigoDespesa>03<', 'codigoDespesa>02<'),
    ['AVISO 5042', 'AVISO 3192'],
  ],
  [
    'no item',
    'sadt',
    (xml) =>
      xml
        .replace(/<ans:procedimentosExecutados>.*<\/ans:outrasDespesas>/, '')
        .replace(/(valorTotalGeral>)[\d.]+/, '$10.00')
        .replace(/(valorProcedimentos>)[\d.]+/, '$10.00')
        .replace(/(valorMateriais>)[\d.]+/, '$10.00'),
    ['ERRO 5007'],
  ],
])('%s', async (_, especie, damage, expected) => {
  expect(codes(julgaLida(await ler(loteDeTeste(especie), damage)))).toEqual(expected);
});

test('TIS-11: a guide that stands twice in the file is told the second time', async () => {
  expect(codes(julgaLida(await ler(loteDeTeste('sadt')), ['G00001']))).toEqual(['ERRO 1308']);
});

test('TIS-19: an item whose number is taken gets the next free one', async () => {
  const guia = await ler(loteDeTeste('sadt'), (xml) => xml.replace('sequencialItem>2<', 'sequencialItem>1<'));
  const { itens } = linhasDaGuia(guia, cadastro, {
    problemas: [],
    prestador: '200010',
    importadaEm: '2026-11-21T09:00:00',
  });
  expect(itens.map(({ sequencia, codigo }) => [sequencia, codigo])).toEqual([
    [1, '40304361'],
    [2, '70000123'],
  ]);
});

test.each<[string, (xml: string) => string, boolean]>([
  ['says nothing', (xml) => xml, false],
  [
    'names the provider of the lot',
    (xml) =>
      xml
        .replace('cpfContratado>52998224725', 'codigoPrestadorNaOperadora>200010')
        .replace('52998224725</ans:cpfContratado', '</ans:codigoPrestadorNaOperadora'),
    false,
  ],
])(
  'CTM-36: a professional is paid apart only when the file names another provider: it %s',
  async (_, change, isApart) => {
    const { itens } = linhasDaGuia(await ler(loteDeTeste('consulta'), change), cadastro, {
      problemas: [],
      prestador: '200010',
      importadaEm: '2026-11-21T09:00:00',
    });
    expect(itens.map(({ credenciado }) => credenciado)).toEqual([isApart]);
  },
);

test('TIS-16: a stay that is billed beyond the day of the lot is refused', async () => {
  const guia = await ler(loteDeTeste('internacao'), (xml) =>
    xml.replace(/dataFinalFaturamento>[^<]*/, 'dataFinalFaturamento>2026-12-31'),
  );
  expect(codes(julgaLida(guia))).toEqual(['ERRO 3223']);
});

test('TIS-60: all who took part in an item are checked and kept; the first one and his degree count', async () => {
  const guia = await ler(loteDeTeste('sadt'), (xml) =>
    xml.replace(/<ans:equipeSadt>.*?<\/ans:equipeSadt>/, (first) =>
      [
        first,
        first.replace('52998224725', '52998224724'),
        first.replace(/(grauPart>)\d+/, '$101').replace('PAULA EXEMPLO', 'RUI EXEMPLO'),
      ].join(''),
    ),
  );
  const problemas = julgaLida(guia);
  expect(codes(problemas)).toEqual(['PENDENCIA 1206']);
  const { itens } = linhasDaGuia(guia, cadastro, {
    problemas,
    prestador: '200010',
    importadaEm: '2026-11-21T09:00:00',
  });
  expect(itens[0]).toMatchObject({ profissional_nome: 'PAULA EXEMPLO', grau_participacao: '12', status: 0 });
  const paula = { conselho: '06', numeroConselho: '123456', uf: 'SC', cbo: '225125' };
  expect(itens[0]?.do_arquivo?.equipe).toEqual([
    { grau: '12', nome: 'PAULA EXEMPLO', ...paula },
    { grau: '12', nome: 'PAULA EXEMPLO', ...paula },
    { grau: '01', nome: 'RUI EXEMPLO', ...paula },
  ]);
});

test.each<[string, Partial<ItemDoLote>, string[]]>([
  ['twice', {}, ['AVISO 1702']],
  ['on another day', { data: '2026-09-21' }, []],
  ['as another code', { codigo: '10101012' }, []],
  ['as a material', { tabela: '19', codigo: '70000123', despesa: '03' }, []],
])('TIS-69: a procedure that stands %s in a guide', async (_, mudado, expected) => {
  const guia = { ...guiaDeTeste('sadt'), itens: [item, { ...item, ...mudado }] };
  expect(codes(julgaLida(await ler(loteDeTeste('sadt', { guias: [guia] }))))).toEqual(expected);
});

test('TIS-69: an assistant of the same surgery is no repetition, and a guide before it is told by its number', async () => {
  const guia = await ler(loteDeTeste('sadt'));
  const [deste] = itensJulgados(guia, cadastro, '200010');
  const antes = (grau: string) =>
    julgaLida(guia, [], {
      guardados: new Map([['0000001201', [{ ...(deste as ItemJulgado), guia: 'G00007', item: 3, grau }]]]),
    });
  expect(antes('01')).toEqual([]);
  const [found] = antes('12');
  expect(found).toMatchObject({
    nivel: 'AVISO',
    item: 1,
    message: 'O procedimento 40304361 de 22/09/2026 repete o item 3 da guia G00007, da mesma pessoa.',
  });
});

test.each([
  [10_000n, 1890, 100, 1890],
  [15_000n, 333, 100, 500],
  [5_000n, 1, 100, 1],
  [4_999n, 1, 100, 0],
  [10_000n, 101, 50, 51],
  [30_000n, 33_333, 70, 69_999],
  [999_999_999n, 2_147_483_647, 999, 2_145_336_161_207_664],
])('TIS-14: %d ten-thousandths × %d cents × %d hundredths = %d', (quantidade, unitario, fator, total) => {
  expect(valorDe(quantidade, unitario, fator)).toBe(total);
});

test.each([
  ['0000001201', '0000001201'],
  ['1201', '0000001201'],
  ['000.000.1201', '0000001201'],
  ['00000000000000001201', '0000001201'],
  ['12A', null],
  ['', null],
])('TIS-12: the card %s is the matrícula %s', (carteira, matricula) => {
  expect(matriculaDaCarteira(carteira)).toBe(matricula);
});

test.each([
  ['factor', 'reducaoAcrescimo>1.00', 'reducaoAcrescimo>1,00'],
  ['total of an item', 'valorTotal>18.90', 'valorTotal>18,90'],
  ['code of an expense', 'codigoDespesa>03', 'codigoDespesa>3'],
  ['hour of an end', /horaFinalFaturamento>[^<]*/, 'horaFinalFaturamento>9h'],
])('TIS-62: an unread %s accuses nothing else', async (_, from, to) => {
  const especie = typeof from === 'string' ? 'sadt' : 'internacao';
  const guia = await ler(loteDeTeste(especie), (xml) => xml.replace(from, to));
  expect(julgaLida(guia)).toEqual([]);
});
