import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text in pdf.js: left, baseline from the foot of the page, width and size, in points. */
export interface Trecho {
  texto: string;
  x: number;
  base: number;
  largura: number;
  corpo: number;
}

/** A page, in points. */
export interface Pagina {
  largura: number;
  altura: number;
  trechos: readonly Trecho[];
}

/** Pages of a PDF as seen by a browser's reader. */
export const paginasDe = async (bytes: Uint8Array, senha?: string): Promise<Pagina[]> => {
  const task = getDocument({
    data: new Uint8Array(bytes),
    ...(senha === undefined ? {} : { password: senha }),
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const paginas: Pagina[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , largura = 0, altura = 0] = page.view;
    const { items } = await page.getTextContent({ disableNormalization: true });
    const trechos = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a = 0, b = 0, , , x = 0, base = 0] = item.transform as number[];
      return [{ texto: item.str, x, base, largura: item.width, corpo: Math.hypot(a, b) }];
    });
    paginas.push({ largura, altura, trechos });
  }
  await task.destroy();
  return paginas;
};

const mm = 72 / 25.4;
/** Minimum white margins of printers, at the sides and at head and foot. */
const [aosLados, noAlto] = [10 * mm, 5 * mm];
/** Rounding, in points. */
const folga = 0.5;

const foraDaMargem = ({ largura, altura }: Pagina, { x, base, largura: own, corpo }: Trecho): boolean =>
  x < aosLados - folga ||
  x + own > largura - aosLados + folga ||
  base - 0.25 * corpo < noAlto ||
  base + 0.75 * corpo > altura - noAlto;

/** Compares from the baseline to the top of a capital or figure; accents and descenders may overlap. */
const seCobrem = (one: Trecho, other: Trecho): boolean =>
  one.x + one.largura > other.x + folga &&
  other.x + other.largura > one.x + folga &&
  one.base + 0.7 * one.corpo > other.base + folga / 2 &&
  other.base + 0.7 * other.corpo > one.base + folga / 2;

/** Faults of a page: text outside its margins, overlapping text, and cut text. */
export const faltasDaPagina = (pagina: Pagina): string[] => {
  const { trechos } = pagina;
  const sorted = trechos.toSorted((one, other) => other.base - one.base);
  return sorted.flatMap((one, at) => [
    ...(foraDaMargem(pagina, one) ? [`fora da margem: ${one.texto}`] : []),
    ...(one.texto.includes('…') ? [`cortado: ${one.texto}`] : []),
    ...sorted
      .slice(at + 1)
      // No paper uses a larger font size.
      .filter((other) => one.base - other.base < 25 && seCobrem(one, other))
      .map((other) => `um sobre o outro: ${one.texto} | ${other.texto}`),
  ]);
};
