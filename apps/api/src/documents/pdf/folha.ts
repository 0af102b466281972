import type { Weight } from './fonts.ts';
import { mm, newPapel, page, type Papel, type PapelOptions } from './papel.ts';
import { type Celula, celulas, heightOf } from './celulas.ts';
import { leading, medidasDe } from './medidas.ts';
import { registrosDe } from './registros.ts';
import { line, wrapped } from './text.ts';

const lado = medidasDe(false).side;
const inicio = 22 * mm;
const [cabecaEm, peEm] = [11 * mm, 14 * mm];
const footHeight = 22 * mm;

/** Text width of a portrait sheet, in points. */
export const larguraDaFolha = page.width - 2 * lado;
/** Text width of a landscape sheet, in points. */
export const larguraDeitada = page.height - 2 * lado;

/** A column of a table. */
export interface Coluna {
  rotulo: string;
  /** In points. */
  largura: number;
  isDireita?: boolean;
  /** Amounts, days and codes, which are never broken; names continue on a further line. */
  isInteira?: boolean;
}

/** Writes a row: one text per column; '\n' starts another line of a name. */
export type EscreveLinha = (textos: readonly string[], weight?: Weight) => void;

/** Form of a paper: password and large print, both optional (PAP-9). */
export interface Forma {
  senha?: string | undefined;
  letraGrande?: boolean | undefined;
}

export interface FolhaOptions extends PapelOptions {
  /** Head of every further page: the paper's name and owner. */
  cabeca: string;
  /** Foot of every page, before its number. */
  pe: string;
  /** Large print: no text below 18 points, and tables as records, a line per column (PAP-9). */
  letraGrande?: boolean | undefined;
  /** Open paper whose last page is new: several sheets in one file. */
  em?: Papel | undefined;
}

/** A paper written from top to bottom over as many pages as needed, each with head, foot and "página 2 de 3". */
export interface Folha {
  papel: Papel;
  /** Starts another page unless that much is left of this one. */
  room: (needed: number) => void;
  skip: (height: number) => void;
  /** Operator and its numbers, at the top of the first page. */
  operator: (nome: string, numeros?: string) => void;
  title: (words: string) => void;
  /** A heading, kept on one page with the next `together` points. */
  section: (words: string, together?: number) => void;
  /** A paragraph in as many lines as needed. */
  text: (words: string, style?: { size?: number; weight?: Weight; align?: 'left' | 'right' }) => void;
  /** A label and its value; a long value continues on a further line. */
  pair: (rotulo: string, valor: string) => void;
  /** A table whose column names repeat on every further page, under `continuacao`. */
  table: (colunas: readonly Coluna[], write: (linha: EscreveLinha) => void, continuacao?: string) => void;
  /** Reserves this height on the left for `draw`. */
  figure: (height: number, draw: (at: { x: number; y: number }) => void) => void;
  /** Reserves this height at the foot of a page for `draw`. */
  atFoot: (height: number, draw: (top: number) => void) => void;
  /** Writes heads and feet; the file stays open for another sheet. */
  close: () => void;
  /** Writes heads and feet, and returns the file. */
  end: () => Promise<Uint8Array>;
}

export const newFolha = ({ cabeca, pe, letraGrande = false, em, ...options }: FolhaOptions): Folha => {
  const papel = em ?? newPapel(options);
  const { doc, within, artefact } = papel;
  const { width: pageWidth, height } = doc.page;
  const { isGrande, pt, side, body, label, least, leastOfHead } = medidasDe(letraGrande);
  const width = pageWidth - 2 * side;
  /** Lines of a repeated text: one shrinking line, or in large print as many as needed. */
  const repetidas = (words: string, most: number): string[] => {
    if (!isGrande && most === 1) return [words];
    return wrapped(papel, words, width, { size: label }).slice(0, isGrande ? undefined : most);
  };
  const alturaDe = (linhas: readonly string[]): number => linhas.length * label * leading;
  const cabecas = repetidas(cabeca, 2);
  // Page numbers are not known yet, so the longest possible ones are measured.
  const pes = repetidas(`${pe} · página 888 de 888`, 1);
  const top = isGrande ? cabecaEm + alturaDe(cabecas) + 4 * mm : inicio;
  const bottom = height - (isGrande ? peEm + alturaDe(pes) : footHeight);
  let y = inicio;
  /** Repeats a table's head on each page; null outside of tables. */
  let repeat: (() => void) | null = null;

  const room = (needed: number): void => {
    if (y + needed <= bottom) return;
    papel.nextPage();
    y = top;
    repeat?.();
  };
  const lines = (
    texts: readonly string[],
    place: { x: number; width: number },
    style: { size: number; weight?: Weight; align?: 'left' | 'right' },
  ): void => {
    for (const each of texts) {
      room(style.size * leading);
      line(papel, each, { ...place, y }, style);
      y += style.size * leading;
    }
  };
  const block = (
    elemento: 'H1' | 'H2' | 'P',
    words: string,
    { size, align = 'left', ...rest }: { size: number; weight?: Weight; align?: 'left' | 'right' },
  ): void => {
    // An enlarged page shows only a part, so everything in large print is aligned left.
    const style = { ...rest, size: pt(size), align: isGrande ? 'left' : align } as const;
    within(elemento, () => lines(wrapped(papel, words, width, style), { x: side, width }, style));
  };

  const rule = (at: number, shade: string): void =>
    artefact(() => {
      doc
        .moveTo(side, at)
        .lineTo(side + width, at)
        .strokeColor(shade)
        .stroke()
        .strokeColor('#000000');
    });

  const celulasDe = (
    colunas: readonly Coluna[],
    textos: readonly string[],
    style: { size: number; weight: Weight; isHead: boolean },
  ): Celula<Coluna>[] => celulas(papel, side, { colunas, textos, ...style });

  const row = (
    linha: readonly Celula<Coluna>[],
    elemento: 'TH' | 'TD',
    style: { size: number; weight: Weight },
  ): void => {
    const from = y;
    within('TR', () => {
      for (const { coluna, x, lines: texts } of linha)
        within(
          elemento,
          () =>
            texts.forEach((text, at) =>
              line(
                papel,
                text,
                { x, y: from + at * style.size * leading, width: coluna.largura - 2 * mm },
                {
                  ...style,
                  least,
                  align: coluna.isDireita ? 'right' : 'left',
                  isWhole: elemento === 'TD' && coluna.isInteira === true,
                },
              ),
            ),
          elemento === 'TH' ? { scope: 'Column' } : {},
        );
    });
    y = from + heightOf(linha, style.size);
  };

  const head = (colunas: readonly Coluna[]): Celula<Coluna>[] =>
    celulasDe(
      colunas,
      colunas.map(({ rotulo }) => rotulo),
      { size: label, weight: 'bold', isHead: true },
    );

  const registros: Folha['table'] = (colunas, write, continuacao) => {
    const linhas =
      continuacao === undefined ? [] : wrapped(papel, `${continuacao} (continuação)`, width, { size: label });
    repeat = () => artefact(() => lines(linhas, { x: side, width }, { size: label }), 'Pagination');
    write((textos, weight = 'normal') => {
      const registro = registrosDe(papel, { colunas, textos, weight, size: body, width });
      room(registro.height);
      registro.write({ x: side, y });
      y += registro.height;
      rule(y - mm, '#5f6b67');
    });
    repeat = null;
  };

  const table: Folha['table'] = (colunas, write, continuacao) => {
    if (isGrande) return registros(colunas, write, continuacao);
    const heads = head(colunas);
    const again =
      continuacao === undefined ? [] : wrapped(papel, `${continuacao} (continuação)`, width, { size: 9 });
    const style = { size: label, weight: 'bold' } as const;
    const writeHead = (): void => {
      row(heads, 'TH', style);
      rule(y - 0.3 * mm, '#000000');
      y += 0.6 * mm;
    };
    room(heightOf(heads, label) + 2 * body * leading);
    within('Table', () => {
      writeHead();
      repeat = () => {
        artefact(() => {
          lines(again, { x: side, width }, { size: 9 });
          writeHead();
        }, 'Pagination');
      };
      write((textos, weight = 'normal') => {
        const own = { size: body, weight };
        const linha = celulasDe(colunas, textos, { ...own, isHead: false });
        room(heightOf(linha, body));
        row(linha, 'TD', own);
        rule(y - 0.3 * mm, '#bfc7c4');
      });
      repeat = null;
    });
  };

  const close = (): void =>
    papel.onEachPage((numero, de) => {
      const at = { x: side, width };
      const put = (linhas: readonly string[], from: number, align: 'left' | 'center'): void =>
        linhas.forEach((text, index) =>
          line(
            papel,
            text,
            { ...at, y: from + index * label * leading },
            { size: label, least: leastOfHead, align },
          ),
        );
      if (numero > 1) put(cabecas, cabecaEm, 'left');
      put(
        repetidas(`${pe} · página ${numero} de ${de}`, 1),
        height - peEm - (isGrande ? alturaDe(pes) - label : 0),
        isGrande ? 'left' : 'center',
      );
    });

  return {
    papel,
    room,
    table,
    close,
    skip: (more) => {
      y += more;
    },
    operator: (nome, numeros) => {
      block('P', nome, { size: 13, weight: 'bold' });
      if (numeros !== undefined) block('P', numeros, { size: 10 });
      y += 5 * mm;
    },
    title: (words) => {
      block('H1', words, { size: 14, weight: 'bold' });
      y += 2 * mm;
    },
    section: (words, together = 20 * mm) => {
      room(together);
      block('H2', words, { size: 11, weight: 'bold' });
    },
    text: (words, { size = 10, weight = 'normal', align = 'left' } = {}) =>
      block('P', words, { size, weight, align }),
    pair: (rotulo, valor) => {
      if (isGrande) {
        const nomes = wrapped(papel, rotulo, width, { size: body, weight: 'bold' });
        const textos = wrapped(papel, valor, width, { size: body });
        room(Math.min(nomes.length + textos.length, 6) * body * leading);
        within('P', () => {
          lines(nomes, { x: side, width }, { size: body, weight: 'bold' });
          lines(textos, { x: side, width }, { size: body });
        });
        y += 2 * mm;
        return;
      }
      const left = 52 * mm;
      const texts = wrapped(papel, valor, width - left, { size: body });
      room(texts.length * body * leading + mm);
      within('P', () => {
        line(papel, rotulo, { x: side, y, width: left - 2 * mm }, { size: body, weight: 'bold' });
        lines(texts, { x: side + left, width: width - left }, { size: body });
      });
      y += mm;
    },
    figure: (more, draw) => {
      room(more);
      draw({ x: side, y });
      y += more;
    },
    atFoot: (more, draw) => {
      room(more);
      draw(bottom - more);
      y = bottom;
    },
    end: () => {
      close();
      return papel.bytes();
    },
  };
};
