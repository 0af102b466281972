import type { Preenchido } from '../retorno/escreveRetorno.ts';

/** One bank day: the lines of its file, and people's acts after it. */
interface Dia {
  linhas: Preenchido[];
  atos: (() => Promise<unknown>)[];
}

/** Bank days by number, from 1; 0 is the day before the first. */
export interface Agenda {
  ultimo: number;
  dia: (i: number) => string;
  /** Days of payment and of credit for the file of a day. */
  paga: (i: number) => { pagoEm: string; creditoEm: string };
  /** Adds lines to the file of a day, or of the next day when that one has no file. */
  traz: (i: number, ...linhas: readonly Preenchido[]) => void;
  faz: (i: number, ato: () => Promise<unknown>) => void;
  doDia: (i: number) => Readonly<Dia>;
}

export const abreAgenda = (dias: readonly string[], semArquivo: number | undefined): Agenda => {
  const agenda = dias.map((): Dia => ({ linhas: [], atos: [] }));
  const chega = (i: number): number => (i === semArquivo ? i + 1 : i);
  const doDia = (i: number): Dia => {
    const found = agenda[i];
    if (!found) throw new RangeError(`There is no bank day ${i}.`);
    return found;
  };
  const dia = (i: number): string => {
    const found = dias[i];
    if (found === undefined) throw new RangeError(`There is no bank day ${i}.`);
    return found;
  };
  return {
    ultimo: dias.length - 1,
    dia,
    paga: (i) => ({ pagoEm: dia(chega(i) - 1), creditoEm: dia(chega(i)) }),
    traz: (i, ...linhas) => void (doDia(chega(i)).linhas = [...doDia(chega(i)).linhas, ...linhas]),
    faz: (i, ato) => void (doDia(i).atos = [...doDia(i).atos, ato]),
    doDia,
  };
};
