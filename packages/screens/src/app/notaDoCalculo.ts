/** What is kept for a while, with when it was worked out. */
interface Calculado {
  /** YYYY-MM-DDTHH:MM */
  readonly calculadoEm: string;
}

/** The note of a section whose figures are kept: the hour of the oldest one (REL-29); none while none is known. */
export const notaDoCalculo = (partes: readonly (Calculado | null | undefined)[]): { note?: string } => {
  const [primeira] = partes.flatMap((parte) => parte?.calculadoEm ?? []).toSorted();
  return primeira === undefined ? {} : { note: `às ${primeira.slice(11)}` };
};
