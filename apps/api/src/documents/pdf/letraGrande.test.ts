import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText, runTool } from '../../test/pdfText.ts';
import { boleto } from '../boleto/boleto.fixture.ts';
import { codigoDeBarras } from '../boleto/boleto.rules.ts';
import { boletoPdf } from '../boleto/boletoPdf.ts';
import { comprovanteCartaoPdf } from '../cartao/comprovanteCartaoPdf.ts';
import { declaracaoIrPdf } from '../declaracao/declaracaoIrPdf.ts';
import { letraGrandePt } from './medidas.ts';

const senha = '52998';
const nome = 'Maximiliana Conceição Aparecida de Albuquerque Vasconcelos Figueiredos';
const many = <T>(times: number, make: (n: number) => T): T[] =>
  Array.from({ length: times }, (_, n) => make(n));

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'grande-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Font sizes of a paper's texts, by page, in points. */
const sizesOf = (pdf: Uint8Array): number[][] => {
  const file = join(dir, 'papel.pdf');
  writeFileSync(file, pdf);
  const asked = ['-xml', '-i', '-stdout', '-zoom', '1', '-upw', senha];
  const xml = runTool('pdftohtml', 'poppler-utils', [...asked, file]);
  const sizes = new Map(
    [...xml.matchAll(/<fontspec id="(\d+)" size="(\d+)"/g)].map(([, id, size]) => [id, Number(size)]),
  );
  return xml
    .split('<page ')
    .slice(1)
    .map((page) => [...page.matchAll(/ font="(\d+)"/g)].map(([, id]) => sizes.get(id) ?? 0));
};
const tooSmall = (pages: number[][]): number[] => pages.flat().filter((size) => size < letraGrandePt);
const oneLine = (pdf: Uint8Array): string => pdfText(pdf, senha).replaceAll(/\s+/g, ' ');

const hard = () =>
  boleto({
    valorCents: 999_999_999,
    atraso: { vencimentoOriginal: '2026-11-10', multaCents: 20_000_000, jurosCents: 9_999_999 },
    pagador: {
      ...boleto().pagador,
      nome,
      logradouro: 'Avenida Presidente Tancredo Neves de Oliveira Albuquerque, 123',
      bairro: 'Conjunto Residencial Paraná',
    },
    demonstrativo: many(100, (n) => ({
      beneficiario: n % 9 === 0 ? nome : `Pessoa ${n}.`,
      descricao: n === 3 ? 'Desconto' : 'Mensalidade 12/2026',
      valorCents: n === 3 ? -60_000 : 999_999_900 + n,
    })),
  });

it('a boleto has no text below eighteen points but on the slip of the bank, and nothing of it is cut', async () => {
  const pdf = await boletoPdf(hard(), { senha, letraGrande: true });
  const pages = sizesOf(pdf);
  expect(tooSmall(pages.slice(0, -1))).toEqual([]);
  const text = oneLine(pdf);
  expect(text).not.toContain('…');
  for (const words of ['R$ 9.999.999,99', '−600,00', 'Tancredo Neves de Oliveira Albuquerque, 123'])
    expect(text).toContain(words);
  const found = new Set(text.split(' '));
  const amounts = hard().demonstrativo.flatMap(({ valorCents }) => (valorCents < 0 ? [] : valorCents));
  const written = amounts.map((cents) => `9.999.999,${String(cents % 100).padStart(2, '0')}`);
  expect(written.filter((amount) => !found.has(amount))).toEqual([]);
});

it('a boleto of large print has the same bars as the other, and its typed line breaks at one place alone', async () => {
  const file = join(dir, 'boleto.pdf');
  writeFileSync(file, await boletoPdf(boleto(), { senha, letraGrande: true }));
  const picture = join(dir, 'boleto');
  const lastPage = ['-upw', senha, '-r', '200', '-gray', '-f', '3', '-l', '3', '-singlefile'];
  runTool('pdftoppm', 'poppler-utils', [...lastPage, file, picture]);
  const read = ['--raw', '-q', '-Sdisable', '-Si25.enable'];
  const bars = runTool('zbarimg', 'zbar-tools', [...read, `${picture}.pgm`]);
  expect(bars.trim()).toBe(codigoDeBarras(boleto()));
  const text = pdfText(await boletoPdf(boleto(), { senha, letraGrande: true }), senha);
  expect(text).toMatch(/Linha digitável\n+ *\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6}\n+ *\d \d{14}\n/);
});

it('a declaration and a receipt grow by the same setting', async () => {
  const declaracao = await declaracaoIrPdf(
    {
      id: '2025000042',
      operadora: {
        nome,
        cnpj: '12ABC34501DE35',
        registroAns: '999999',
        endereco: 'Rua Inventada, 1',
        telefone: '(45) 3000-0000',
      },
      codigo: 'K7QD-2M9X-4TRA',
      anoBase: 2025,
      codigoContrato: '0000000100',
      geradaEm: '2026-02-20',
      titular: { nome, cpf: '52998224725' },
      pessoas: many(9, () => ({
        nome,
        relacao: 'Filho(a)',
        cpf: null,
        mesesCents: many(12, (month) => (month === 3 ? -60_000 : 999_999_999)),
      })),
    },
    { senha, letraGrande: true },
  );
  const comprovante = await comprovanteCartaoPdf(
    {
      numero: '12',
      operadora: { nome, documento: '12ABC34501DE35' },
      vendidaEm: '2026-11-21',
      nome,
      matricula: '0000001201',
      autorizacao: '400037',
      bandeira: 'Visa',
      emitente: nome,
      como: 'crédito em 3X de R$ 137,82',
      faturas: many(100, (n) => ({
        numero: '0000001201',
        descricao: `Mensalidade ${n}`,
        vencimento: '2026-11-10',
        valorCents: 999_999_999,
      })),
      descontoCents: 60_000,
      totalCents: 999_999_999,
      por: null,
    },
    { senha, letraGrande: true },
  );
  for (const pdf of [declaracao, comprovante]) {
    expect(tooSmall(sizesOf(pdf))).toEqual([]);
    expect(oneLine(pdf)).not.toContain('…');
    expect(oneLine(pdf)).toContain('−600,00');
  }
  expect(oneLine(declaracao).match(/Março \(R\$\): 9\.999\.999,99 Abril \(R\$\): −600,00/g)).toHaveLength(9);
});
