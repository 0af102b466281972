import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LoteDoPrestador } from '../../demo/tiss/lote.ts';
import { comHash, loteXml } from '../../demo/tiss/loteXml.ts';
import { latin1, limits, read } from '../fixtures/lerTiss.ts';
import { guiaDeTeste, loteDeTeste } from '../fixtures/lotes.ts';
import { readTiss } from './readTiss.ts';

const problemasDe = async (xml: string) => {
  const { problemas, lidas } = await read(latin1(xml));
  return [...problemas, ...lidas.flatMap((each) => each.problemas)];
};

const sample = (name: string): Buffer => readFileSync(new URL(`../fixtures/tiss/${name}`, import.meta.url));

const especies = ['consulta', 'sadt', 'internacao', 'honorarios', 'odonto'] as const;
const versoes = [
  '3.02.00',
  '3.02.02',
  '3.03.03',
  '3.04.01',
  '3.05.00',
  '4.00.01',
  '4.01.00',
  '4.02.00',
  '4.03.00',
];

test.each(versoes)(
  'TIS-2, TIS-3: a good lot of each kind in %s has no problem and its hash',
  async (versao) => {
    for (const especie of especies) {
      const { hash, guias, problemas, lidas, cabeca } = await read(
        latin1(loteXml(loteDeTeste(especie, { versao }))),
      );
      expect([especie, hash, guias, problemas, lidas.flatMap((each) => each.problemas)]).toEqual([
        especie,
        'CONFERE',
        1,
        [],
        [],
      ]);
      expect([cabeca.versao?.valor, cabeca.numeroLote?.valor, cabeca.origem?.valor]).toEqual([
        versao,
        '77',
        { por: 'codigo', numero: '200010' },
      ]);
    }
  },
);

test.each<[string, Partial<LoteDoPrestador>, (xml: string) => Buffer]>([
  ['without a prefix', { prefixo: '' }, latin1],
  ['with another prefix, element by line', { prefixo: 'tiss', emLinhas: true }, latin1],
  [
    'in UTF-8 with a byte-order mark',
    {},
    (xml) => Buffer.from(`\uFEFF${xml.replace('ISO-8859-1', 'UTF-8')}`),
  ],
])('TIS-1: a lot %s reads the same', async (_, outro, bytes) => {
  const { lidas, hash } = await read(bytes(loteXml(loteDeTeste('internacao', outro))));
  expect(hash).toBe('CONFERE');
  expect(lidas[0]?.problemas).toEqual([]);
  const [procedimento, diaria] = lidas[0]?.guia.itens ?? [];
  expect(procedimento?.unitarioCents?.valor).toBe(150_000);
  expect(procedimento?.equipe[0]).toMatchObject({ grau: '12', quem: { por: 'cpf', numero: '52998224725' } });
  expect(diaria).toMatchObject({
    numero: 2,
    quantidade: { valor: 20_000n },
    descricao: 'DIÁRIA DE APARTAMENTO',
  });
  expect(lidas[0]?.guia.totais['valorTotalGeral']?.valor).toBe(230_000);
});

test('what is told of a place is where its content begins, on a file of one line too', async () => {
  const xml = loteXml(loteDeTeste('sadt')).replace(
    '<ans:dataExecucao>2026-09-22',
    '<ans:dataExecucao>2026-02-30',
  );
  const [found] = await problemasDe(xml);
  const line = xml.split('\n')[1] ?? '';
  expect(found).toMatchObject({ line: 2, column: line.indexOf('2026-02-30') + 1, guia: 'G00001', item: 1 });
  const inLines = loteXml(loteDeTeste('sadt', { emLinhas: true }))
    .replace('2026-09-22', '2026-09-32')
    .split('\n');
  const [first] = await problemasDe(inLines.join('\n'));
  expect(inLines[(first?.line ?? 0) - 1]?.slice((first?.column ?? 0) - 1)).toMatch(/^2026-09-32/);
});

test('TIS-9, TIS-10: all problems of the form are told, each with its element, its remedy and its message of table 38', async () => {
  const xml = loteXml(loteDeTeste('sadt'))
    .replace(/<ans:numeroCarteira>.*?<\/ans:numeroCarteira>/, '')
    .replace('<ans:atendimentoRN>N', '<ans:atendimentoRN>X')
    .replace('<ans:reducaoAcrescimo>1.00', '<ans:reducaoAcrescimo>1,00')
    .replace('<ans:valorUnitario>18.90', '<ans:valorUnitario>')
    .replace('<ans:codigoTabela>19', '<ans:codigoTabela>21')
    .replace(
      '<ans:tipoAtendimento>23</ans:tipoAtendimento>',
      '<ans:tipoAtendimento>23</ans:tipoAtendimento>'.repeat(2),
    )
    .replace('<ans:regimeAtendimento>', '<ans:novidade>1</ans:novidade><ans:regimeAtendimento>');
  const told = await problemasDe(xml);
  expect(told.map(({ nivel, item, campo, codigo }) => [nivel, item, campo, codigo])).toEqual([
    ['ERRO', null, 'dadosBeneficiario/numeroCarteira', '1001'],
    ['ERRO', null, 'dadosBeneficiario/atendimentoRN', '5032'],
    ['ERRO', null, 'dadosAtendimento/tipoAtendimento', '5007'],
    ['AVISO', null, 'dadosAtendimento/novidade', '5001'],
    ['ERRO', 1, 'procedimentosExecutados/procedimentoExecutado/reducaoAcrescimo', '1716'],
    ['ERRO', 1, 'procedimentosExecutados/procedimentoExecutado/valorUnitario', '5034'],
    ['ERRO', 2, 'outrasDespesas/despesa/servicosExecutados/codigoTabela', '3150'],
  ]);
  expect(told[1]).toMatchObject({
    message: '<atendimentoRN> tem “X”, que não é aceito.',
    remedio: 'Deve ser S ou N.',
  });
});

test('one of several ways to tell who somebody is must be there, and one alone', async () => {
  const xml = loteXml(loteDeTeste('consulta'));
  const code = '<ans:codigoPrestadorNaOperadora>200010</ans:codigoPrestadorNaOperadora>';
  const executor = `<ans:contratadoExecutante>${code}`;
  expect((await problemasDe(xml.replace(executor, '<ans:contratadoExecutante>')))[0]?.message).toMatch(
    /^Falta em <contratadoExecutante> um destes/,
  );
  const both = `${executor}<ans:cpfContratado>52998224725</ans:cpfContratado>`;
  expect((await problemasDe(xml.replace(executor, both)))[0]?.message).toMatch(/^Há mais de um destes/);
});

test.each([
  ['numeroLote', '5047', (xml: string) => xml.replace(/<ans:numeroLote>.*?<\/ans:numeroLote>/, '')],
  ['versão', '5028', (xml: string) => xml.replace('>4.03.00<', '>5.00.00<')],
  ['transação', '5001', (xml: string) => xml.replace('ENVIO_LOTE_GUIAS', 'ENVIO_ANEXO')],
  ['guia', '5007', (xml: string) => xml.replace(/<ans:guiaSP-SADT>.*<\/ans:guiaSP-SADT>/, '')],
  ['tipos', '1301', (xml: string) => xml.replace(/guiaSP-SADT/g, 'guiaSADT')],
])('what is wrong with the lot itself is told: %s', async (_, codigo, damage) => {
  const told = await problemasDe(damage(loteXml(loteDeTeste('sadt'))));
  expect(told.map((each) => each.codigo)).toContain(codigo);
});

test('TIS-2: a lot of a version that is not read is told its other problems as one of 4.01', async () => {
  const damaged = (versao: string) =>
    problemasDe(
      loteXml(loteDeTeste('sadt', { versao: '4.01.00' }))
        .replace('>4.01.00<', `>${versao}<`)
        .replace(/<ans:regimeAtendimento>.*?<\/ans:regimeAtendimento>/, ''),
    );
  const known = await damaged('4.01.00');
  expect(known.map(({ codigo, campo }) => [codigo, campo])).toEqual([
    ['5007', 'dadosAtendimento/regimeAtendimento'],
  ]);
  const [refused, ...others] = await damaged('2.02.03');
  expect(refused).toMatchObject({
    nivel: 'ERRO',
    codigo: '5028',
    message: expect.stringMatching(/2\.02\.03/),
  });
  expect(others).toEqual(known);
});

test('TIS-3: a lot of more than 100 guides is told so, once', async () => {
  const guias = Array.from({ length: 103 }, (_, at) => guiaDeTeste('consulta', at + 1));
  const { guias: total, problemas } = await read(latin1(loteXml(loteDeTeste('consulta', { guias }))));
  expect([total, problemas.map(({ codigo }) => codigo)]).toEqual([103, ['5015']]);
});

test('TIS-3: two kinds of guides in one lot are told', async () => {
  const other = /<ans:guiaConsulta>.*<\/ans:guiaConsulta>/.exec(loteXml(loteDeTeste('consulta')))?.[0] ?? '';
  const xml = loteXml(loteDeTeste('sadt')).replace('</ans:guiasTISS>', `${other}</ans:guiasTISS>`);
  expect((await read(latin1(xml))).problemas.map(({ codigo }) => codigo)).toEqual(['1301']);
});

test.each([
  ['sint_lote_consulta_4.01.xml', 'CONFERE', 2],
  ['sint_lote_sadt_4.01.xml', 'CONFERE', 1],
  ['sint_lote_resumo_internacao_4.01.xml', 'CONFERE', 1],
  ['sint_lote_sadt_4.01_hash_errado.xml', 'NAO CONFERE', 1],
])('%s: its hash is %s', async (name, expected, total) => {
  const { hash, guias, problemas, lidas } = await read(sample(name));
  expect([hash, guias, problemas, lidas.flatMap((each) => each.problemas)]).toEqual([
    expected,
    total,
    [],
    [],
  ]);
});

test('TIS-4: the hash is taken over either bytes, over values as they stand and over no indentation', async () => {
  const xml = loteXml(loteDeTeste('consulta', { emLinhas: true }));
  const spaced = comHash(xml.replace('PAULA EXEMPLO', ' PAULA  &amp; JOÃO '));
  expect((await read(latin1(spaced))).hash).toBe('CONFERE');
  const overUtf8 = comHash(spaced, 'utf8');
  expect(overUtf8).not.toBe(spaced);
  expect((await read(latin1(overUtf8))).hash).toBe('CONFERE');
  const asUtf8 = Buffer.from(spaced.replace('ISO-8859-1', 'UTF-8'));
  expect((await read(asUtf8)).hash).toBe('CONFERE');
  expect((await read(latin1(spaced.replace('PAULA', 'PAULO')))).hash).toBe('NAO CONFERE');
  expect((await read(latin1(spaced.replace(/<ans:hash>.*?<\/ans:hash>/, '')))).hash).toBe('AUSENTE');
  const signed = spaced.replace(
    '</ans:mensagemTISS>',
    '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>abc</SignatureValue></Signature></ans:mensagemTISS>',
  );
  expect(await read(latin1(signed))).toMatchObject({ hash: 'CONFERE', temAssinatura: true });
});

test('guides are handed on by the thousand items, so that a long lot is not held whole', async () => {
  const [item] = guiaDeTeste('sadt').itens;
  if (!item) throw new Error('item');
  const itens = Array.from({ length: 499 }, () => item);
  const guias = [1, 2, 3].map((ordem) => ({ ...guiaDeTeste('sadt', ordem), itens }));
  const bytes = latin1(loteXml(loteDeTeste('sadt', { guias, emLinhas: true })));
  const parts = Array.from({ length: 100 }, (_, at) =>
    bytes.subarray((at * bytes.length) / 100, ((at + 1) * bytes.length) / 100),
  );
  const quantas: number[] = [];
  const reading = readTiss(parts, limits);
  for (let step = await reading.next(); !step.done; step = await reading.next())
    quantas.push(step.value.guias.length);
  expect(quantas).toEqual([2, 1]);
});

test('TIS-61: values are taken and refused as libxml2 does over the schemas of ANS', async () => {
  const text = readFileSync(new URL('../fixtures/tiss/valores.json', import.meta.url), 'utf8');
  const different: string[] = [];
  for (const [name, element, written, isValid] of JSON.parse(text) as [string, string, string, boolean][]) {
    const xml = sample(name)
      .toString('latin1')
      .replace(new RegExp(`(<ans:${element}>)[^<]*`), (_, tag: string) => tag + written);
    const found = await problemasDe(xml);
    if (found.every(({ nivel }) => nivel !== 'ERRO') !== isValid) different.push(`${element} ${written}`);
  }
  expect(different).toEqual([]);
});

test('TIS-61: a value written otherwise is the same value', async () => {
  const lido = async (change: (xml: string) => string) => {
    const { lidas } = await read(latin1(change(loteXml(loteDeTeste('internacao')))));
    expect(lidas[0]?.problemas).toEqual([]);
    return lidas[0]?.guia;
  };
  const guia = await lido((xml) =>
    xml
      .replace('<ans:reducaoAcrescimo>1.00', '<ans:reducaoAcrescimo>.50')
      .replace('<ans:valorUnitario>1500.00', '<ans:valorUnitario>+0001500.')
      .replace('<ans:sequencialItem>1<', '<ans:sequencialItem>+0001<')
      .replace(/<ans:horaInicioFaturamento>[^<]*/, '<ans:horaInicioFaturamento>24:00:00.0')
      .replace(/<ans:horaFinalFaturamento>[^<]*/, '<ans:horaFinalFaturamento>24:00:00-03:00'),
  );
  expect(guia?.itens[0]).toMatchObject({
    numero: 1,
    reducao: { valor: 50 },
    unitarioCents: { valor: 150_000 },
  });
  expect([guia?.horaInicio, guia?.horaFim]).toEqual(['00:00:00', '23:59:59']);
});

test('TIS-61: an optional blank or a day before 1900 is absent, with a notice', async () => {
  const xml = loteXml(loteDeTeste('sadt')).replace(
    /<ans:dataSolicitacao>[^<]*/,
    '<ans:dataSolicitacao>1899-12-30',
  );
  const { lidas } = await read(latin1(xml.replace(/<ans:senha>[^<]*/, '<ans:senha>  ')));
  expect(lidas[0]?.problemas.map(({ nivel, message }) => [nivel, message])).toEqual([
    ['AVISO', '<senha> está em branco e foi lido como não informado.'],
    ['AVISO', '<dataSolicitacao> tem “1899-12-30”, antes de 1900, e foi lido como não informado.'],
  ]);
  expect(lidas[0]?.guia).toMatchObject({ senha: null, emitidaEm: null });
});
