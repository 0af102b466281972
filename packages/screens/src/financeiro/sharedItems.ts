import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that other modules' menus list too.

/** The check of the account and its differences: homes of financeiro and tecnologia. */
export const conferenciaDaNoite = {
  ...item('conferencia-da-noite', 'Conferência da noite', 'fileCheck'),
  help: [
    'Cada linha é algo que não bate. Abrir mostra a conta da fatura; a diferença que já não se acha fica fechada por 90 dias.',
    'Conferir agora e Parar são de um gerente de Financeiro ou de Tecnologia.',
  ],
  load: () =>
    import('./conferencia-da-noite/ConferenciaDaNoiteScreen.tsx').then(
      (file) => file.ConferenciaDaNoiteScreen,
    ),
} satisfies MenuItem;
