import type { Guide } from '../guide/guide.types.ts';

export const kpiLineGuide: Guide = {
  purpose:
    'Muitos indicadores em uma linha só, os mais importantes primeiro; os que não cabem vêm com Mais números.',
  notWhen: ['Para poucos indicadores, ou para os que abrem linhas: use KpiStrip.'],
  dos: ['Ponha na frente o que mais se lê: a largura da janela decide quantos ficam à vista.'],
  donts: ['Não ponha atrás do botão um número que pede um ato.'],
  keys: [['Enter', 'no botão, mostra os outros números ou os recolhe']],
};
