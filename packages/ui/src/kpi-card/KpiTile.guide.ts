import type { Guide } from '../guide/guide.types.ts';

export const kpiTileGuide: Guide = {
  purpose:
    'Um indicador em uma moldura própria, na grade ou no carrossel de um painel: número, variação e linha de evolução.',
  notWhen: ['Para os indicadores sobre uma tabela: use KpiStrip.'],
  dos: [
    'Dê href: um número é a porta das linhas que ele conta.',
    'Num painel que deve caber na janela, ligue isLine.',
    'Diga com o que se compara em delta.comparedTo.',
  ],
  donts: ['Não escreva zero quando não se sabe: nulo mostra um traço.'],
  keys: [['Enter', 'com href, abre os detalhes']],
};
