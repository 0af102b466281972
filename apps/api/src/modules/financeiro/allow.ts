/** Every call is for this module alone, whatever the occupation (FIN-6). */
export const allow = ['financeiro'] as const;
