import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that another module's menu lists too.

/** Reanalyses of denials: atendimento and ouvidoria. */
export const reanalises = {
  ...item('reanalises', 'Reanálises', 'refresh'),
  help: [
    'A reanálise de uma negativa se pede na linha dela, uma vez, e se responde em sete dias úteis (RN ANS 623/2024, art. 16).',
    'Responder a reanálise mantém a negativa, com a cláusula ou a base legal, ou a revê. A resposta volta ao sistema central.',
  ],
  load: () => import('./reanalise/ReanalisesScreen.tsx').then((file) => file.ReanalisesScreen),
} satisfies MenuItem;
