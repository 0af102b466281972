import type { Guide } from '../guide/guide.types.ts';

export const errorStateGuide: Guide = {
  purpose: 'Uma falha no lugar da coisa que não veio, com “Tentar de novo”.',
  notWhen: [
    'Quando não há dados, mas nada falhou: use EmptyState.',
    'Quando o resto da tela serve: use Notice.',
  ],
  dos: ['Mostre as palavras do servidor.', 'Ligue isRetrying enquanto tenta.'],
  donts: ['Não dê o botão quando repetir não adianta: sem onRetry ele não aparece.'],
  keys: [['Enter, Espaço', 'em “Tentar de novo”, repetem']],
};
