/** True for SIM and for any other value that is neither blank nor NAO (REL-7). */
export const isSim = (value: string | null): boolean =>
  value !== null &&
  !['', 'nao', 'n'].includes(value.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase());
