import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that other modules' menus list too.

/** Retention: cobrança; the home of retenção loads the same screen. */
export const retencao = {
  ...item('retencao', 'Retenção', 'retention'),
  help: [
    'Escolha a competência e use Buscar. As abas trazem quem foi cancelado no mês, quem sai no fim do mês corrente, quem está em atendimento e quem já foi finalizado.',
    'O botão + registra um atendimento. Em atendimento o resultado fica em branco; finalizado, ele diz o que a conversa deu. Retidos conta só quem retirou o pedido antes do registro ou tem contrato novo ativo no fim do mês.',
    'Um atendimento finalizado pode ser reaberto na aba Finalizados. A seta no começo da linha abre o histórico.',
  ],
  load: () => import('./RetencaoScreen.tsx').then((file) => file.RetencaoScreen),
} satisfies MenuItem;

/** Requests to leave: cobrança and retenção. */
export const pedidosDeSaida = {
  ...item('pedidos-de-saida', 'Pedidos de saída', 'declaration'),
  help: [
    'Novo pedido começa por quem liga: nome, CPF, matrícula ou carteira. Marque quem sai e o que foi dito; o tipo de contratação decide desde quando vale (RN ANS 561/2022).',
    'O formulário mostra o que a família paga por mês e o que custou em doze meses; o que não se sabe é "sem dado". Cada abertura fica em Consultas registradas.',
    'Andamento registra o que se fez: levado à contratante, a resposta, o dia informado, o comprovante, a retirada antes do registro.',
    'O comprovante sai em dez dias úteis. Contradição diz quando o central cancela em outro dia.',
  ],
  load: () => import('./saida/SaidasScreen.tsx').then((file) => file.SaidasScreen),
} satisfies MenuItem;
