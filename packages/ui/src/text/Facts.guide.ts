import type { Guide } from '../guide/guide.types.ts';

export const factsGuide: Guide = {
  purpose:
    'Facts mostra nomes e valores de um registro que se lê, um sob o outro; List, pontos ou passos em um texto.',
  notWhen: ['Para mudar os valores: use Form com os campos.', 'Para comparar registros: use ReportTable.'],
  dos: ['Deixe o valor vazio como nulo: aparece um traço discreto.'],
  donts: ['Não ponha dezenas de fatos sem separar por título.'],
  keys: [],
};
