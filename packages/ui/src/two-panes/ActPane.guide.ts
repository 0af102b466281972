import type { Guide } from '../guide/guide.types.ts';

export const actPaneGuide: Guide = {
  purpose:
    'Um formulário longo com um só ato: à direita fica à vista o que dele resulta, com o número e o ato.',
  notWhen: [
    'Para escolher uma coisa de uma lista: use TwoPanes.',
    'Para um formulário que cabe na tela: use Form.',
  ],
  dos: [
    'Ponha em figure o número que se diz em voz alta.',
    'Ponha no fim do resultado o que o ato deixa por fazer.',
  ],
  donts: ['Não ponha campos à direita.', 'Não ponha mais de um ato principal.'],
  keys: [['Tab', 'vai dos campos ao ato']],
  frameHeight: 420,
  code:
    '<ActPane title="A cobrar no cartão" figure="R$ 750,00" result={facts} footer={acts}>\n' +
    '  {fields}\n' +
    '</ActPane>',
};
