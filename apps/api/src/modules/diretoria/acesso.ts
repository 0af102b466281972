/** The module whose screens ask the calls of the board. */
export const allow = ['diretoria'] as const;

/** Calls whose path is Financeiro's, or that have a second path there. */
export const allowComFinanceiro = ['diretoria', 'financeiro'] as const;
