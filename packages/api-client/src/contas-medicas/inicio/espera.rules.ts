/** Bands of waiting time for lots and guides, the shortest first; `ate` is the last day of the band (CTM-61). */
export const faixasDeEspera = [
  { nome: 'Até 15 dias', ate: 15 },
  { nome: '16 a 30 dias', ate: 30 },
  { nome: '31 a 60 dias', ate: 60 },
  { nome: 'Mais de 60 dias', ate: Number.POSITIVE_INFINITY },
] as const;

/** Days after which a presented guide should have been paid (CTM-64). */
export const diasParaPagar = 60;

/** Status of a valid guide that waits for another person than who approved it (CTM-79). */
export const esperaSegundaPessoa = 'Espera segunda pessoa';
