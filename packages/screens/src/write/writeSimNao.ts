/** 'Sim' and 'Não' for the SIM and NAO of the register; anything else as it is. */
export const writeSimNao = (value: string | null): string | null =>
  value === 'SIM' ? 'Sim' : value === 'NAO' ? 'Não' : value;
