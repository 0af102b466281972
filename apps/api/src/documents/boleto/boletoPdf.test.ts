import { writeDay } from '@vidas/api-client/words/day.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfInfo, pdfText, runTool } from '../../test/pdfText.ts';
import { codigoDinamico } from '../pix/dinamico.fixture.ts';
import { boleto } from './boleto.fixture.ts';
import { codigoDaLinha, codigoDeBarras, leCodigoDeBarras } from './boleto.rules.ts';
import { boletoPdf } from './boletoPdf.ts';
import type { BoletoDocumento } from './types.ts';

const senha = '52998';
let dir: string;

const textOf = (file: string, password = senha): string => pdfText(readFileSync(file), password);

const write = async (name: string, document: BoletoDocumento): Promise<string> => {
  const file = join(dir, `${name}.pdf`);
  writeFileSync(file, await boletoPdf(document, { senha }));
  return file;
};

/** Bars as read by a bank's scanner: the foot of the first page, rendered and decoded. */
const barsOf = (file: string, dpi = 200): string => {
  const picture = file.replace('.pdf', `-${dpi}`);
  const px = (at200: number): string => String(Math.round((at200 * dpi) / 200));
  const foot = ['-x', '0', '-y', px(1900), '-W', px(1654), '-H', px(439)];
  const page = ['-upw', senha, '-r', String(dpi), '-gray', '-l', '1', '-singlefile'];
  runTool('pdftoppm', 'poppler-utils', [...page, ...foot, file, picture]);
  return runTool('zbarimg', 'zbar-tools', [
    '--raw',
    '-q',
    '-Sdisable',
    '-Si25.enable',
    `${picture}.pgm`,
  ]).trim();
};

const printedLine = /\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'boleto-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** The same fifty values and days in every run, over both cycles of the factor. */
const random = Array.from({ length: 50 }, (_, n) => ({
  valorCents: (n * 48_271 + n ** 5 * 131 + 1) % 10_000_000_000,
  vencimento: new Date(Date.UTC(2026, 10, 20 + n * 163)).toISOString().slice(0, 10),
  nossoNumero: `7654321${String((n * 99_991 + 7) % 10_000_000_000).padStart(10, '0')}`,
}));

describe('the page of a boleto', () => {
  it.each([...random.entries()])(
    'carries bars, line and text that agree: bill %i (BOL-7)',
    async (n, given) => {
      const document = boleto(given);
      const file = await write(String(n), document);
      const text = textOf(file);
      const code = codigoDaLinha(printedLine.exec(text)?.[0] ?? '');
      expect(code).toBe(codigoDeBarras(document));
      expect(barsOf(file)).toBe(code);
      const { vencimento, valorCents } = given;
      expect(leCodigoDeBarras(code, vencimento)).toMatchObject({ vencimento, valorCents });
      expect(text).toContain(writeDay(vencimento));
      const whole = Math.floor(valorCents / 100).toLocaleString('pt-BR');
      expect(text).toContain(`${whole},${String(valorCents % 100).padStart(2, '0')}`);
    },
  );

  it('carries the bank’s code of PIX as a picture that a camera reads, beside bars that still agree (REM-16)', async () => {
    const codigo = codigoDinamico('a1', '435.75');
    const document = boleto({ pixDoBanco: codigo });
    const file = await write('pix', document);
    const picture = file.replace('.pdf', '-all');
    runTool('pdftoppm', 'poppler-utils', [
      '-upw',
      senha,
      '-r',
      '200',
      '-gray',
      '-l',
      '1',
      '-singlefile',
      file,
      picture,
    ]);
    const read = runTool('zbarimg', 'zbar-tools', [
      '--raw',
      '-q',
      '-Sdisable',
      '-Sqrcode.enable',
      `${picture}.pgm`,
    ]);
    expect(read.trim()).toBe(codigo);
    expect(textOf(file)).toContain('Pague por PIX');
    expect(barsOf(file)).toBe(codigoDeBarras(document));
    expect(textOf(await write('sem-pix', boleto()))).not.toContain('PIX');
  });

  it.each([200, 300])(
    'carries bars that are read at %i dpi, of one page and of many (BOL-7)',
    async (dpi) => {
      const many = Array.from({ length: 150 }, (_, n) => ({ ...boleto().demonstrativo[0]!, valorCents: n }));
      for (const document of [boleto(), boleto({ demonstrativo: many })])
        expect(barsOf(await write(`bars-${dpi}`, document), dpi)).toBe(codigoDeBarras(document));
    },
  );

  it('carries bars of 103 × 13 mm under the number 001-9 of the bank (BOL-7)', async () => {
    const dpi = 300;
    const file = await write('size', boleto());
    barsOf(file, dpi);
    expect(textOf(file)).toContain('001-9');
    const bytes = readFileSync(file.replace('.pdf', `-${dpi}.pgm`));
    const [head = '', columns = '', lines = ''] =
      /^P5\s(\d+) (\d+)\s255\s/.exec(bytes.toString('latin1')) ?? [];
    const rows = Array.from({ length: Number(lines) }, (_, row) => {
      const start = head.length + row * Number(columns);
      return [...bytes.subarray(start, start + Number(columns))].map((grey) => grey < 128);
    });
    // 44 digits between start and end: 114 bars.
    const isBars = (row: readonly boolean[] = []) =>
      row.filter((dark, at) => dark && !row[at - 1]).length === 114;
    const [first = []] = rows.filter(isBars);
    const [left, right] = [first.indexOf(true), first.lastIndexOf(true) + 1];
    const high = rows.filter((row) => isBars(row.slice(left, right))).length;
    const mm = (pixels: number) => (pixels * 25.4) / dpi;
    expect(mm(right - left)).toBeCloseTo(103, 0);
    expect(mm(high)).toBeCloseTo(13, 0);
  });

  it('opens with the password alone', async () => {
    const file = await write('locked', boleto());
    expect(() => textOf(file, '00000')).toThrow();
    const text = textOf(file);
    for (const part of [
      'Conceição Inventada de Ávila',
      '529.982.247-25',
      '12.ABC.345/01DE-35',
      '85811-000',
      '435,75',
    ])
      expect(text).toContain(part);
  });

  it('lets its text be copied (BOL-10)', async () => {
    const info = pdfInfo(await boletoPdf(boleto(), { senha }), senha);
    expect(info).toMatch(/Encrypted: +yes \(print:yes copy:yes change:no addNotes:no/);
  });

  it('says in both parts since when a late bill is late and what that costs, and adds up (BOL-9)', async () => {
    const late = boleto({
      vencimento: '2026-11-21',
      valorCents: 44_607,
      atraso: { vencimentoOriginal: '2026-11-10', multaCents: 872, jurosCents: 160 },
      instrucoes: ['Vencimento original: 10/11/2026.'],
      demonstrativo: [
        ...boleto().demonstrativo,
        { beneficiario: '', descricao: 'Multa', valorCents: 872 },
        { beneficiario: '', descricao: 'Juros', valorCents: 160 },
      ],
    });
    const [recibo = '', ficha = ''] = textOf(await write('late', late)).split('Recorte aqui');
    expect(recibo).toMatch(
      /Vencimento original +Valor do documento +Multa +Juros\n *10\/11\/2026 +435,75 +8,72 +1,60\n/,
    );
    expect(recibo).toMatch(/Valor cobrado\n.* 21\/11\/2026 +446,07\n/);
    expect(recibo).toMatch(/ 435,75\n +Multa +8,72\n +Juros +1,60\n +Total +446,07\n/);
    expect(ficha).toContain('Vencimento original: 10/11/2026.');
    expect(ficha).toMatch(
      /Valor do documento\n[^]* 435,75\n[^]*Mora \/ Multa\n *10,32\n[^]*Valor cobrado\n *446,07\n/,
    );
  });

  it('goes on to further pages with a long bill and loses no line', async () => {
    const linhas = Array.from({ length: 150 }, (_, n) => ({
      beneficiario: `Pessoa ${n + 1}.`,
      descricao: n % 3 ? 'Mensalidade' : 'Desconto',
      valorCents: n % 3 ? 10_000 + n : -n,
    }));
    const text = textOf(await write('long', boleto({ demonstrativo: linhas })));
    expect(linhas.filter(({ beneficiario }) => !text.includes(beneficiario))).toEqual([]);
    expect(text).toContain('Continua na página seguinte');
    expect(text).toContain('−0,03');
    expect(text).toMatch(
      /Boleto 000042 \(continuação\) · R\$.435,75 · vencimento 10\/12\/2026\nConceição Inventada de Ávila\n/,
    );
    expect(text).toContain('página 2 de 4');
  });

  it('never leaves its total alone on a page', async () => {
    for (let many = 5; many < 45; many += 1) {
      const demonstrativo = Array.from({ length: many }, (_, n) => ({
        beneficiario: `Pessoa ${n + 1}`,
        descricao: 'Mensalidade',
        valorCents: 100,
      }));
      const pages = textOf(await write('total', boleto({ demonstrativo }))).split('\f');
      const last = pages.findLast((page) => /Total +435,75/.test(page)) ?? '';
      expect(last).toContain(`Pessoa ${many}`);
    }
  });

  it('cuts no name of seventy letters, and says that an address is missing', async () => {
    const nome = `Stanisława ${'Albuquerque '.repeat(4)}Đorđević`;
    const pagador = { ...boleto().pagador, nome, logradouro: '', bairro: '', cidade: '', uf: '', cep: '' };
    const text = textOf(await write('names', boleto({ pagador })));
    expect(text.split(nome)).toHaveLength(3);
    expect(text.match(/Endereço não informado/g)).toHaveLength(2);
    expect(text).not.toContain('…');
  });

  it('loses no instruction, however many there are', async () => {
    const instrucoes = Array.from(
      { length: 12 },
      (_, n) => `Instrução ${n + 1}: ${'palavra '.repeat(20)}fim ${n + 1}.`,
    );
    const text = textOf(await write('instructions', boleto({ instrucoes }))).replaceAll(/\s+/g, ' ');
    expect(instrucoes.filter((_, n) => !text.includes(`fim ${n + 1}.`))).toEqual([]);
  });

  it('says first who asks how much, until when and what for', async () => {
    const text = textOf(await write('top', boleto())).replaceAll(/\s+/g, ' ');
    for (const words of [
      'R$ 435,75',
      'vence quinta-feira, 10/12/2026',
      'Mensalidade de dezembro de 2026, 1 pessoa',
      'Plano Inventado Enfermaria · plano registrado na ANS sob 999999991',
      'Registro ANS 999999',
    ])
      expect(text.slice(0, text.indexOf('Recibo do pagador'))).toContain(words);
  });
});
