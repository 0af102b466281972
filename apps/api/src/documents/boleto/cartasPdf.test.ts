import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText, runTool } from '../../test/pdfText.ts';
import { openPdf } from '../pdf/pdfUa.fixture.ts';
import { boleto } from './boleto.fixture.ts';
import { codigoDeBarras } from './boleto.rules.ts';
import { newCartas } from './cartasPdf.ts';
import type { BoletoDocumento } from './types.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cartas-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Boleto of payer `n`; with `linhas` lines it spans several pages. */
const carta = (n: number, linhas = 1): BoletoDocumento =>
  boleto({
    nossoNumero: `7654321${String(n).padStart(10, '0')}`,
    numeroDocumento: String(n).padStart(6, '0'),
    valorCents: 10_000 + n,
    pagador: { ...boleto().pagador, nome: `Pagador ${n} Inventado` },
    demonstrativo: Array.from({ length: linhas }, (_, at) => ({
      beneficiario: `Pessoa ${at + 1}`,
      descricao: 'Mensalidade',
      valorCents: at === 0 ? 10_000 + n : 0,
    })),
  });

const write = async (boletos: readonly BoletoDocumento[], isFrenteVerso = false) => {
  const cartas = newCartas({ title: 'Boletos para o correio', criadoEm: '2026-11-21', isFrenteVerso });
  const pieces: Uint8Array[] = [];
  const contagens = boletos.map((each) => {
    const contagem = cartas.escreve(each);
    pieces.push(cartas.prontos() ?? new Uint8Array());
    return contagem;
  });
  pieces.push(await cartas.fim());
  return { pdf: Buffer.concat(pieces), contagens, pieces };
};

/** Text of each page. */
const pagesOf = (pdf: Uint8Array): string[] => pdfText(pdf).split('\f').slice(0, -1);

/** Bars of these pages, as read by a bank's scanner. */
const barsOf = (pdf: Uint8Array, pages: readonly number[]): string[] => {
  const file = join(dir, 'cartas.pdf');
  writeFileSync(file, pdf);
  return pages.map((page) => {
    const picture = join(dir, `page-${page}`);
    const at = ['-x', '0', '-y', '1900', '-W', '1654', '-H', '439', '-f', String(page), '-l', String(page)];
    runTool('pdftoppm', 'poppler-utils', ['-r', '200', '-gray', '-singlefile', ...at, file, picture]);
    return runTool('zbarimg', 'zbar-tools', [
      '--raw',
      '-q',
      '-Sdisable',
      '-Si25.enable',
      `${picture}.pgm`,
    ]).trim();
  });
};

it('has each boleto on a page of its own, open to who prints it, with bars that agree (PAP-8)', async () => {
  const boletos = Array.from({ length: 12 }, (_, n) => carta(n));
  const { pdf, contagens } = await write(boletos);
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(12);
  expect(contagens).toEqual(boletos.map(() => ({ paginas: 1, folhas: 1 })));
  pages.forEach((text, n) => {
    expect(text).toContain(`Pagador ${n} Inventado`);
    expect(text).not.toContain(`Pagador ${n + 1} Inventado`);
  });
  expect(barsOf(pdf, [1, 7, 12])).toEqual([0, 6, 11].map((n) => codigoDeBarras(carta(n))));
});

it('counts the pages of each boleto by itself', async () => {
  const { pdf, contagens } = await write([carta(1), carta(2, 90), carta(3)]);
  expect(contagens).toEqual([1, 3, 1].map((paginas) => ({ paginas, folhas: paginas })));
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(5);
  expect(pages[1]).toContain('página 1 de 3');
  expect(pages[3]).toContain('página 3 de 3');
  expect(pages[3]).toContain(
    'Boleto 000002 (continuação) · R$ 100,02 · vencimento 10/12/2026\nPagador 2 Inventado',
  );
  expect(pages[4]).not.toContain('página');
});

it('begins each boleto on the front of a sheet where both sides are printed (PAP-8)', async () => {
  const { pdf, contagens } = await write([carta(1), carta(2, 40), carta(3, 90), carta(4)], true);
  expect(contagens).toEqual([
    { paginas: 1, folhas: 1 },
    { paginas: 2, folhas: 1 },
    { paginas: 3, folhas: 2 },
    { paginas: 1, folhas: 1 },
  ]);
  const pages = pagesOf(pdf);
  expect(pages.map((text) => /Pagador (\d)/.exec(text)?.[1] ?? 'vazia')).toEqual([
    '1',
    'vazia',
    '2',
    '2',
    '3',
    '3',
    '3',
    'vazia',
    '4',
  ]);
});

it('has its fonts once: a boleto among many takes less than half of one alone, and is let go of at once (PAP-8)', async () => {
  const { pdf, pieces } = await write(Array.from({ length: 100 }, (_, n) => carta(n)));
  expect(pdf.length / 100).toBeLessThan(15_000);
  for (const piece of pieces.slice(0, 100)) expect(piece.length).toBeGreaterThan(3_000);
});

it('names its payers in the index of a viewer', async () => {
  const { pdf } = await write([carta(1), carta(2)]);
  const titles = [...openPdf(pdf).objects.values()].map((each) => JSON.stringify(each));
  expect(titles.filter((each) => each.includes('"/Dest"'))).toEqual([
    expect.stringContaining('"/Title":"u:Pagador 1 Inventado"'),
    expect.stringContaining('"/Title":"u:Pagador 2 Inventado"'),
  ]);
});
