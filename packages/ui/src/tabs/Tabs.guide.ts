import type { Guide } from '../guide/guide.types.ts';

export const tabsGuide: Guide = {
  purpose: 'Partes de um mesmo assunto, uma à vista de cada vez: a ficha de um beneficiário.',
  notWhen: ['Para passos em ordem: use Steps ou WizardDialog.', 'Para ir a outra tela: use links.'],
  dos: [
    'Dê badge com a contagem, nula enquanto não se sabe: o lugar fica guardado.',
    'Guarde em outro lugar o que se digita: só a aba escolhida está na página.',
  ],
  donts: ['Não esconda em uma aba um erro que impede gravar.'],
  keys: [
    ['←, →', 'andam pelas abas e as escolhem'],
    ['Home, End', 'primeira e última aba'],
    ['Tab', 'entra no conteúdo'],
  ],
  code: '<Tabs label="Ficha do beneficiário" items={items} selectedKey={key} onChange={setKey} />',
};
