import type { Guide } from '../guide/guide.types.ts';

export const appFrameGuide: Guide = {
  purpose: 'A moldura do sistema interno: cabeçalho, menu lateral e a página, que rola ao lado.',
  notWhen: ['Para o portal público: use PortalFrame.', 'Para a entrada: use SplitHero.'],
  dos: [
    'Dê header e menu; sem menu a página toma a largura toda.',
    'Passe linkComponent, para trocar de tela sem recarregar.',
  ],
  donts: ['Não ponha outra barra fixa dentro da página: a altura é das linhas.'],
  keys: [
    ['Tab', 'o primeiro leva a pular para o conteúdo'],
    ['Esc', 'em janela estreita, fecha o menu'],
  ],
  frameHeight: 640,
  code: '<AppFrame header={header} menu={menu}>\n' + '  {page}\n' + '</AppFrame>',
};
