import type { Guide } from '../guide/guide.types.ts';

export const portalFrameGuide: Guide = {
  purpose: 'A moldura do portal da ouvidoria: uma coluna, letra grande e “Sair rápido” sempre ao alcance.',
  notWhen: ['Para o sistema interno: use AppFrame.'],
  dos: ['Ponha uma pergunta por vez na coluna.'],
  donts: ['Não carregue nada de outro endereço.'],
  keys: [['Tab', 'o primeiro leva a pular para o conteúdo']],
  frameHeight: 560,
};
