/** Kinds of contract in revenue and loss ratio, by the names of their API calls. */
export const tiposDeContrato = { individual: 'Individual', empresarial: 'Empresarial' } as const;

export type TipoDeContrato = keyof typeof tiposDeContrato;

/** The types of plans by their codes. */
export const tiposDePlano: Readonly<Record<string, string>> = {
  INDIVIDUAL: 'Individual',
  EMPRESARIAL: 'Empresarial',
  ADESAO: 'Adesão',
};
