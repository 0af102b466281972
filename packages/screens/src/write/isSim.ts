/** True for SIM and for anything else that is neither blank nor NAO (decisions Q59). */
export const isSim = (value: string | null): boolean =>
  value !== null &&
  !['', 'nao', 'n'].includes(value.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase());
