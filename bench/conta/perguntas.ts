/** The questions to the lists that read the account. */
export const pedido = {
  hoje: '2026-11-27',
  dia: '2026-11-10',
  mes: '2026-10',
  titular: '0000000013',
  ano: 2026,
  limites: [1, 31, 61, 91],
} as const;

/** A statement as the database gets it. */
export interface Pergunta {
  text: string;
  values: readonly unknown[];
}
