/** Kinds of requests with a clock, by their codes on the wire. */
export const origens = { AUTORIZACAO: 'Autorização', PROTOCOLO: 'Protocolo' } as const;

export type Origem = keyof typeof origens;
