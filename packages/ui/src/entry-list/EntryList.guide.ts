import type { Guide } from '../guide/guide.types.ts';

export const entryListGuide: Guide = {
  purpose:
    'Coisas uma sob a outra, cada uma com uma linha e um link: o que está pendente, o que veio por último.',
  notWhen: [
    'Para muitas linhas, com filtro ou ordem: use ReportTable.',
    'Para nomes e valores de um registro: use Facts.',
  ],
  dos: [
    'Escreva o que falta em palavras; isCaution só reforça.',
    'Ponha em acts os botões que agem sobre a coisa; no celular eles vêm embaixo.',
    'Passe expected enquanto carrega: a lista guarda a altura.',
  ],
  donts: ['Não ponha dois links na mesma linha: a linha inteira é um.'],
  keys: [['Enter', 'abre a linha em foco']],
};
