import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that other modules' menus list too.

/** Retention: cobrança; the home of retenção loads the same screen. */
export const retencao = {
  ...item('retencao', 'Retenção', 'retention'),
  help: [
    'Escolha a competência e use Buscar. As abas trazem quem foi cancelado no mês, quem sai no fim do mês corrente, quem está em atendimento e quem já foi finalizado.',
    'O botão + registra um atendimento. Em atendimento o resultado fica em branco; finalizado, ele é positivo quando o beneficiário fica e negativo quando ele sai.',
    'Um atendimento finalizado pode ser reaberto na aba Finalizados. A seta no começo da linha abre o histórico.',
  ],
  load: () => import('./RetencaoScreen.tsx').then((file) => file.RetencaoScreen),
} satisfies MenuItem;
