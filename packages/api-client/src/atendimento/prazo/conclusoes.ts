/** Answers that end the clock of a request, by their codes on the wire (ATD-20). */
export const conclusoes = { APROVADA: 'Aprovada', NEGADA: 'Negada', REALIZADA: 'Realizada' } as const;

export type Conclusao = keyof typeof conclusoes;
