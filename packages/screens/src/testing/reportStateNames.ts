/** The states of a declared report in the workbench, in order: the name on screen, and its search words. */
export const reportStateNames = {
  Default: { name: 'Padrão', tags: [] },
  NotAskedYet: { name: 'Sem pergunta', tags: [] },
  Loading: { name: 'Carregando', tags: [] },
  Failed: { name: 'Falhou', tags: ['erro'] },
  Offline: { name: 'Sem rede', tags: ['erro'] },
  Forbidden: { name: 'Sem permissão', tags: ['erro'] },
  Empty: { name: 'Vazio', tags: ['vazio'] },
  NoResult: { name: 'Sem resultado', tags: ['vazio'] },
  OneRow: { name: 'Uma linha', tags: [] },
  LongText: { name: 'Texto longo', tags: [] },
  ManyRows: { name: 'Muitas linhas', tags: [] },
  Dark: { name: 'Escuro', tags: ['escuro'] },
  Narrow: { name: 'Celular', tags: ['celular'] },
} as const satisfies Record<string, { name: string; tags: readonly string[] }>;

export type ReportStateName = keyof typeof reportStateNames;
