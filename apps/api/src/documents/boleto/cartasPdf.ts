import { newPapel, type PapelOptions } from '../pdf/papel.ts';
import { desenhaBoleto } from './boletoPdf.ts';
import type { BoletoDocumento } from './types.ts';

/** Number of pages and of paper sheets. */
export interface Contagem {
  paginas: number;
  folhas: number;
}

/** Print settings of letters. */
export interface CartasOptions extends Omit<PapelOptions, 'senha' | 'isDeitado'> {
  /** Both sides of the paper: each boleto begins on the front of a sheet. */
  isFrenteVerso: boolean;
}

/** Boletos for the post in one file without a password, for printing. */
export interface Cartas {
  /** Writes a boleto on new sheets. Throws RangeError naming the cause of an invalid one. */
  escreve: (boleto: BoletoDocumento) => Contagem;
  /** Finished bytes of the file; null without any. */
  prontos: () => Uint8Array | null;
  /** The rest of the file. */
  fim: () => Promise<Uint8Array>;
}

/** A new file of letters. At most one boleto is in memory. */
export const newCartas = ({ isFrenteVerso, ...options }: CartasOptions): Cartas => {
  const papel = newPapel(options);
  let isFirst = true;
  let isOnFront = true;
  const blank = (): void => {
    papel.nextPage();
    papel.release();
  };
  return {
    escreve: (boleto) => {
      if (!isFirst) {
        if (!isOnFront) blank();
        papel.nextPage();
      }
      isFirst = false;
      // Entry in the viewer's index, for reprinting a single letter.
      papel.doc.outline.addItem(boleto.pagador.nome);
      papel.within('Sect', () => desenhaBoleto(papel, boleto, { isCarta: true }));
      const paginas = papel.pages();
      isOnFront = !isFrenteVerso || paginas % 2 === 0;
      papel.release();
      return { paginas, folhas: isFrenteVerso ? Math.ceil(paginas / 2) : paginas };
    },
    prontos: papel.taken,
    fim: papel.bytes,
  };
};
