/** CSS pixels that a sheet of A4 leaves between margins of 12 mm. */
const room = { portrait: 703, landscape: 1031 };

/** Widths of a column on paper, in CSS pixels. */
export interface PaperColumn {
  /** Its longest text on one line. */
  readonly whole: number;
  /** Its longest word in px. A code is one word. */
  readonly least: number;
}

export interface Paper {
  readonly orientation: 'portrait' | 'landscape';
  /** The columns of each sheet, by their indexes. Every sheet begins with the first column, which names the row. */
  readonly sheets: readonly (readonly number[])[];
}

/** A text column is not narrower than this while it is longer. */
const leastText = 96;

/** Fills sheets of that width one after another; each begins with the first column. */
const fill = (needs: readonly number[], width: number): number[][] => {
  const [key = 0] = needs;
  const sheets: number[][] = [[]];
  let left = width;
  needs.forEach((need, index) => {
    const last = sheets.at(-1) as number[];
    if (need <= left || index === 0) {
      last.push(index);
      left -= need;
    } else {
      sheets.push([0, index]);
      left = width - key - need;
    }
  });
  return sheets;
};

/** Lays columns out so that none is lost: upright, else across, else with wrapped lines, else on further sheets. */
export function layOut(columns: readonly PaperColumn[]): Paper {
  const whole = columns.reduce((sum, column) => sum + column.whole, 0);
  if (whole <= room.portrait)
    return {
      orientation: 'portrait',
      sheets: fill(
        columns.map((one) => one.whole),
        whole,
      ),
    };
  const needs = columns.map(({ whole: wide, least }) => Math.max(least, Math.min(wide, leastText)));
  const { length } = fill(needs, room.landscape);
  // As wide as the number of sheets asks for, so that the last has not one column alone.
  let width = Math.min(
    room.landscape,
    needs.reduce((sum, need) => sum + need, 0),
  );
  while (width > 8 && length > 1 && fill(needs, width - 8).length === length) width -= 8;
  return { orientation: 'landscape', sheets: fill(needs, width) };
}
