/** The ten age bands of prices and commission by code 1 to 10, as reports show them (FMT-11). */
export const faixasEtarias = [
  '0-18',
  '19-23',
  '24-28',
  '29-33',
  '34-38',
  '39-43',
  '44-48',
  '49-53',
  '54-58',
  '59+',
] as const;

/** The text of an age band by its code 1 to 10. */
export const textoDaFaixa = (codigo: number): string => faixasEtarias[codigo - 1] ?? '';
