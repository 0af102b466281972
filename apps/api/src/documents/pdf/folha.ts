import type { Weight } from './fonts.ts';
import { mm, newPapel, page, type Papel, type PapelOptions } from './papel.ts';
import { line, wrapped } from './text.ts';

const side = 20 * mm;
const top = 22 * mm;
const footHeight = 22 * mm;
/** Size of what is read, of labels and of what pages repeat, in points; the least of an amount that would not fit. */
const [body, label, least] = [10, 8, 8];
const leading = 1.4;

/** Width of what is written on an upright sheet, in points. */
export const larguraDaFolha = page.width - 2 * side;
/** The same of one that lies on its long side. */
export const larguraDeitada = page.height - 2 * side;

/** A column of a table. */
export interface Coluna {
  rotulo: string;
  /** In points. */
  largura: number;
  isDireita?: boolean;
  /** Amounts, days and codes, which are never parted; names go on in a further line. */
  isInteira?: boolean;
}

/** Writes a row: a text for each column; '\n' begins another line of a name. */
export type EscreveLinha = (textos: readonly string[], weight?: Weight) => void;

/** Settings of a sheet. */
export interface FolhaOptions extends PapelOptions {
  /** Head of every further page: which paper it is, and whose. */
  cabeca: string;
  /** Foot of every page, before its number. */
  pe: string;
}

/** A paper that is written from the top down, over as many pages as it needs, each with head, foot and "página 2 de 3". */
export interface Folha {
  papel: Papel;
  /** Goes on to another page unless that much is left of this one. */
  room: (needed: number) => void;
  skip: (height: number) => void;
  /** The operator and its numbers, at the top of the first page. */
  operator: (nome: string, numeros?: string) => void;
  title: (words: string) => void;
  /** A heading; what follows it stands on the same page for `together` points. */
  section: (words: string, together?: number) => void;
  /** A paragraph over as many lines as it needs. */
  text: (words: string, style?: { size?: number; weight?: Weight; align?: 'left' | 'right' }) => void;
  /** A label and what stands for it; a long value goes on in a further line. */
  pair: (rotulo: string, valor: string) => void;
  /** A table whose columns are named again on every further page, under `continuacao`. */
  table: (colunas: readonly Coluna[], write: (linha: EscreveLinha) => void, continuacao?: string) => void;
  /** Writes heads and feet, and gives the file. */
  end: () => Promise<Uint8Array>;
}

interface Celula {
  coluna: Coluna;
  x: number;
  lines: readonly string[];
}

/** A new sheet. */
export const newFolha = ({ cabeca, pe, ...options }: FolhaOptions): Folha => {
  const papel = newPapel(options);
  const { doc, within, artefact } = papel;
  const { width: pageWidth, height } = doc.page;
  const width = pageWidth - 2 * side;
  const bottom = height - footHeight;
  let y = top;
  /** Writes again what a table has on every page; null outside of tables. */
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
    style: { size: number; weight?: Weight; align?: 'left' | 'right' },
  ): void => within(elemento, () => lines(wrapped(papel, words, width, style), { x: side, width }, style));

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
    { size, weight, isHead }: { size: number; weight: Weight; isHead: boolean },
  ): Celula[] => {
    let x = side;
    return colunas.map((coluna, at) => {
      const texto = textos[at] ?? '';
      const inner = coluna.largura - 2 * mm;
      const isWhole = (coluna.isInteira ?? false) && !isHead;
      const lines = isWhole
        ? [texto]
        : texto.split('\n').flatMap((words) => wrapped(papel, words, inner, { size, weight }));
      const celula = { coluna, x, lines };
      x += coluna.largura;
      return celula;
    });
  };
  const heightOf = (celulas: readonly Celula[], size: number): number =>
    celulas.reduce((most, { lines: { length } }) => Math.max(most, length), 1) * size * leading + 0.6 * mm;

  const row = (
    celulas: readonly Celula[],
    elemento: 'TH' | 'TD',
    style: { size: number; weight: Weight },
  ): void => {
    const from = y;
    within('TR', () => {
      for (const { coluna, x, lines: texts } of celulas)
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
    y = from + heightOf(celulas, style.size);
  };

  const head = (colunas: readonly Coluna[]): Celula[] =>
    celulasDe(
      colunas,
      colunas.map(({ rotulo }) => rotulo),
      { size: label, weight: 'bold', isHead: true },
    );

  const table: Folha['table'] = (colunas, write, continuacao) => {
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
        const celulas = celulasDe(colunas, textos, { ...own, isHead: false });
        room(heightOf(celulas, body));
        row(celulas, 'TD', own);
        rule(y - 0.3 * mm, '#bfc7c4');
      });
      repeat = null;
    });
  };

  return {
    papel,
    room,
    table,
    skip: (more) => {
      y += more;
    },
    operator: (nome, numeros) => {
      block('P', nome, { size: 13, weight: 'bold' });
      if (numeros !== undefined) block('P', numeros, { size: body });
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
    text: (words, { size = body, weight = 'normal', align = 'left' } = {}) =>
      block('P', words, { size, weight, align }),
    pair: (rotulo, valor) => {
      const left = 52 * mm;
      const texts = wrapped(papel, valor, width - left, { size: body });
      room(texts.length * body * leading + mm);
      within('P', () => {
        line(papel, rotulo, { x: side, y, width: left - 2 * mm }, { size: body, weight: 'bold' });
        lines(texts, { x: side + left, width: width - left }, { size: body });
      });
      y += mm;
    },
    end: () => {
      papel.onEachPage((numero, de) => {
        const at = { x: side, width };
        if (numero > 1)
          wrapped(papel, cabeca, width, { size: label })
            .slice(0, 2)
            .forEach((text, row) =>
              line(papel, text, { ...at, y: 11 * mm + row * label * leading }, { size: label }),
            );
        line(
          papel,
          `${pe} · página ${numero} de ${de}`,
          { ...at, y: height - 14 * mm },
          { size: label, align: 'center', least: 7 },
        );
      });
      return papel.bytes();
    },
  };
};
