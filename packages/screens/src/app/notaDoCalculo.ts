/** A cached figure with the moment of its calculation. */
interface Calculado {
  /** YYYY-MM-DDTHH:MM */
  readonly calculadoEm: string;
}

/** Note of a section with cached figures: the hour of the oldest one (REL-29); empty while none is known. */
export const notaDoCalculo = (partes: readonly (Calculado | null | undefined)[]): { note?: string } => {
  const [primeira] = partes.flatMap((parte) => parte?.calculadoEm ?? []).toSorted();
  return primeira === undefined ? {} : { note: `às ${primeira.slice(11)}` };
};
