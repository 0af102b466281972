/** Module whose screens use the calls of the board. */
export const allow = ['diretoria'] as const;

/** Calls below Financeiro's path, or with a second path there. */
export const allowComFinanceiro = ['diretoria', 'financeiro'] as const;
