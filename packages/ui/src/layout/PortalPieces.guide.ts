import type { Guide } from '../guide/guide.types.ts';

export const portalPiecesGuide: Guide = {
  purpose:
    'ChoiceLink é um caminho a escolher, grande o bastante para o polegar, com uma linha que diz o que ele significa. LinkList põe links lado a lado sob um texto.',
  notWhen: ['Para um ato na mesma página: use Button.', 'Para as portas dos módulos: use TileGrid.'],
  dos: [
    'Marque com isFirst o caminho que a maioria segue, um só por página.',
    'Diga em description a consequência da escolha.',
  ],
  donts: ['Não ponha mais caminhos do que se compara de relance.'],
  keys: [['Enter', 'segue o link']],
};
