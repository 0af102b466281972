/** The kinds of contracts by which revenue and loss ratio are asked for, by the names of their questions. */
export const tiposDeContrato = { individual: 'Individual', empresarial: 'Empresarial' } as const;

export type TipoDeContrato = keyof typeof tiposDeContrato;

/** The types of plans by their codes. */
export const tiposDePlano: Readonly<Record<string, string>> = {
  INDIVIDUAL: 'Individual',
  EMPRESARIAL: 'Empresarial',
  ADESAO: 'Adesão',
};
