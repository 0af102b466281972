import { newPapel, type PapelOptions } from '../pdf/papel.ts';
import { desenhaBoleto } from './boletoPdf.ts';
import type { BoletoDocumento } from './types.ts';

/** How many pages and sheets of paper something has. */
export interface Contagem {
  paginas: number;
  folhas: number;
}

/** How letters are printed. */
export interface CartasOptions extends Omit<PapelOptions, 'senha' | 'isDeitado'> {
  /** On both sides of the paper: each boleto begins on the front of a sheet. */
  isFrenteVerso: boolean;
}

/** Boletos to be posted, in one file that is not locked: whoever prints them opens it. */
export interface Cartas {
  /** Writes a boleto on sheets of its own. Throws RangeError naming what makes no valid one. */
  escreve: (boleto: BoletoDocumento) => Contagem;
  /** Bytes of the file that are ready; null for none. */
  prontos: () => Uint8Array | null;
  /** The rest of the file. */
  fim: () => Promise<Uint8Array>;
}

/** A new file of letters. No more than one boleto is in memory. */
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
      // The pages of a viewer's index, by which one letter is found and printed again.
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
