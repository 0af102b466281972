/** Every call of the module is for the module alone, whatever the occupation (FIN-6). */
export const allow = ['financeiro'] as const;
