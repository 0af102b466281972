// Agreement of the TISS reader with libxml2. Each leaf of the sample lots is written again in every way that XML Schema knows, one lot each.
// `xmllint` (Debian libxml2-utils) judges the lots by the schemas that TISS_SCHEMAS names; so does our reader. Prints the differences and ends
// with 1 when a lot that libxml2 takes is refused here. `--escreve` stores values, types and verdicts for the unit test.
//   TISS_SCHEMAS=… node scripts/run.mjs bench/tiss/valores.mjs [--escreve]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '../../apps/api/src/imports/fixtures/lerTiss.ts';

const fixtures = new URL('../../apps/api/src/imports/fixtures/tiss/', import.meta.url);
const esquemas = process.env['TISS_SCHEMAS'];
if (!esquemas) throw new Error('TISS_SCHEMAS names the folder of the schemas of ANS.');
const LOTES_POR_VEZ = 400;

const decimais = (texto) => {
  const [, inteiro = '', fracao = ''] = /^(\d+)(?:\.(\d+))?$/.exec(texto) ?? [];
  if (inteiro === '') return [];
  const curta = fracao.replace(/0+$/, '');
  return [
    `+${texto}`,
    `-${texto}`,
    `0000${texto}`,
    `${inteiro}.`,
    `.${fracao || '0'}`,
    `${inteiro}.${curta || '0'}`,
    `${inteiro}.${fracao}0000`,
    `${inteiro}.${fracao}1`,
    '.5',
    '+.50',
    '0.',
    '-0',
    '-0.00',
    '+0',
    '.',
    '+',
    '-',
    '1e2',
    '1,00',
    '1.0.0',
    '٣',
    'INF',
    '9999999999',
    '99999',
    '1 0',
    '0x10',
  ];
};
const dias = (texto) =>
  /^\d{4}-\d\d-\d\d$/.test(texto)
    ? [
        ...['Z', '+00:00', '-03:00', '+14:00', '+14:01', '-24:00', '+3:00'].map((fuso) => texto + fuso),
        '2024-02-29',
        '2026-02-29',
        '0000-01-01',
        '0001-01-01',
        '1899-12-30',
        '1900-01-01',
        '2199-12-31',
        '-2026-01-01',
        '12026-01-01',
        '2026-1-1',
        '26-01-01',
        '2026-13-01',
        '2026-00-10',
        '20261005',
      ]
    : [];
const horas = (texto) =>
  /^\d\d:\d\d:\d\d$/.test(texto)
    ? [
        ...['Z', '-03:00', '.5', '.000', '.', '+14:00', '+15:00'].map((fim) => texto + fim),
        '24:00:00',
        '24:00:00.0',
        '24:00:00Z',
        '24:00:01',
        '24:01:00',
        '23:59:60',
        '9:15:00',
        '09:15',
      ]
    : [];
const logicos = (texto) =>
  ['true', 'false', '1', '0'].includes(texto) ? ['true', 'false', '1', '0', 'TRUE', 'S'] : [];

/** Ways to write the same text in XML. */
const marcados = (texto) => [
  ` ${texto}`,
  `${texto}\n`,
  `\t${texto}\r\n`,
  `<![CDATA[${texto}]]>`,
  `${texto.slice(0, 1)}<!-- c -->${texto.slice(1)}`,
  `${texto.slice(0, 1)}<?p c?>${texto.slice(1)}`,
  [...texto].map((sinal) => `&#${sinal.codePointAt(0)};`).join(''),
  [...texto].map((sinal) => `&#x${sinal.codePointAt(0)?.toString(16)};`).join(''),
];

/** Legal for XML Schema and refused here, with its reason: below zero, more than can be stored, a day outside 1900 to 2199. */
const semSentido = (escrito) =>
  /^-[\d.]*[1-9][\d.]*$/.test(escrito) ||
  ['9999999999', '0001-01-01', '1899-12-30', '-2026-01-01', '12026-01-01'].includes(escrito);

/** Elements of the fixture, one for each type of the schema; the first of its name in a sample. */
const GUARDADOS = new Set([
  'dataExecucao',
  'horaInicial',
  'horaFinalFaturamento',
  'sequencialItem',
  'quantidadeExecutada',
  'reducaoAcrescimo',
  'valorTotal',
  'valorProcedimento',
  'valorTotalGeral',
  'codigoProcedimento',
]);

/** Each lot with one leaf written otherwise, once in each given version of the standard. */
const lotes = () => {
  const found = [];
  for (const nome of readdirSync(fixtures).filter((each) => each.endsWith('4.01.xml'))) {
    const xml = readFileSync(new URL(nome, fixtures), 'latin1');
    for (const folha of xml.matchAll(/<ans:([\w-]+)>([^<>]+)<\/ans:\1>/g)) {
      const [, elemento = '', texto = ''] = folha;
      if (['hash', 'Padrao', 'tipoTransacao'].includes(elemento)) continue;
      const at = folha.index + elemento.length + '<ans:>'.length;
      const escritos = [decimais, dias, horas, logicos, marcados].flatMap((each) => each(texto));
      for (const escrito of new Set(escritos))
        found.push({
          nome,
          elemento,
          escrito,
          isPrimeiro: xml.indexOf(`<ans:${elemento}>`) === folha.index,
          xml: xml.slice(0, at) + escrito + xml.slice(at + texto.length),
        });
    }
  }
  return found;
};

/** Verdict of libxml2 on each lot. */
const julga = (todos) => {
  const pasta = mkdtempSync(join(tmpdir(), 'vidas-valores-'));
  const vereditos = [];
  for (let from = 0; from < todos.length; from += LOTES_POR_VEZ) {
    const nomes = todos.slice(from, from + LOTES_POR_VEZ).map(({ xml }, at) => {
      const nome = join(pasta, `${at}.xml`);
      writeFileSync(nome, xml, 'latin1');
      return nome;
    });
    const { stderr, error } = spawnSync(
      'xmllint',
      ['--noout', '--nonet', '--schema', join(esquemas, 'tissV4_01_00.xsd'), ...nomes],
      { encoding: 'utf8', maxBuffer: 1e9 },
    );
    if (error) throw error;
    const validos = new Set([...stderr.matchAll(/^(.*\.xml) validates$/gm)].map(([, nome]) => nome));
    vereditos.push(...nomes.map((nome) => validos.has(nome)));
  }
  rmSync(pasta, { recursive: true });
  return vereditos;
};

const todos = lotes();
const vereditos = julga(todos);
const conta = { ambos: 0, nenhum: 0, semSentido: 0, soEsquema: [], soNosso: [] };
const guardados = new Map();
for (const [at, { nome, elemento, escrito, isPrimeiro, xml }] of todos.entries()) {
  const { problemas, lidas } = await read(Buffer.from(xml, 'latin1'));
  const erros = [...problemas, ...lidas.flatMap((each) => each.problemas)].filter(
    ({ nivel }) => nivel === 'ERRO',
  );
  const nosso = erros.length === 0;
  const esquema = vereditos[at] ?? false;
  const linha = `${nome} <${elemento}> ${JSON.stringify(escrito)}`;
  if (esquema && !nosso && semSentido(escrito)) {
    conta.semSentido += 1;
    continue;
  }
  if (nosso === esquema) conta[nosso ? 'ambos' : 'nenhum'] += 1;
  else conta[esquema ? 'soEsquema' : 'soNosso'].push(`${linha} ${erros[0]?.message ?? ''}`);
  const chave = `${elemento} ${escrito}`;
  if (nosso === esquema && isPrimeiro && GUARDADOS.has(elemento) && !guardados.has(chave))
    guardados.set(chave, [nome, elemento, escrito, esquema]);
}
console.log(
  `${todos.length} lotes: ${conta.ambos} aceitos pelos dois, ${conta.nenhum} recusados pelos dois.`,
);
console.log(`Legais e sem sentido, recusados aqui com o motivo: ${conta.semSentido}`);
console.log(`Só o esquema aceita: ${conta.soEsquema.length}`);
for (const linha of conta.soEsquema) console.log(`  ${linha}`);
console.log(`Só aqui se aceita, e o esquema instalado recusa: ${conta.soNosso.length}`);
for (const linha of conta.soNosso) console.log(`  ${linha}`);
if (process.argv.includes('--escreve'))
  writeFileSync(
    new URL('valores.json', fixtures),
    `[\n${[...guardados.values()].map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`,
  );
process.exitCode = conta.soEsquema.length === 0 ? 0 : 1;
