import { mm, page, type Papel } from '../pdf/papel.ts';
import { line } from '../pdf/text.ts';

const x = page.margin;
const width = 190 * mm;

/** Cutting line above the slip. */
export const corte = (papel: Papel, y: number): void =>
  papel.artefact(() => {
    line(papel, 'Recorte aqui', { x, y: y - 3.2 * mm, width }, { size: 7 });
    papel.doc
      .save()
      .dash(3, { space: 3 })
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
      .restore();
  });
