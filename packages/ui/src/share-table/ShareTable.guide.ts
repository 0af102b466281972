import type { Guide } from '../guide/guide.types.ts';

export const shareTableGuide: Guide = {
  purpose:
    'Poucas linhas de um início: o que espera ou o que houve, com o número, o valor e uma barra que o repete. O nome da linha abre exatamente as linhas que ela conta.',
  notWhen: [
    'Para muitas linhas, com filtro ou ordem: use ReportTable.',
    'Para coisas com uma frase e sem número: use EntryList.',
  ],
  dos: [
    'Escreva a unidade no cabeçalho (R$), não em cada célula.',
    'Use isCaution só no que pede um ato; a palavra também o diz.',
    'Em um painel de muitas tabelas, ligue isDense: o nome fica no cabeçalho e as linhas são baixas.',
    'Passe expected enquanto carrega: a tabela guarda a altura.',
  ],
  donts: ['Não dê share a linhas de unidades diferentes: as barras não se comparariam.'],
  keys: [['Enter', 'abre as linhas do nome em foco']],
};
