import type { Guide } from '../guide/guide.types.ts';

export const tagGuide: Guide = {
  purpose: 'O estado de uma coisa em um ponto e uma palavra: Ativo, Em atraso, Glosado.',
  notWhen: ['Para um aviso com frase: use Notice.', 'Para algo que se toca: use Button.'],
  dos: ['Use a mesma palavra em toda parte para o mesmo estado.'],
  donts: ['Não diga o estado só pela cor: a palavra tem de bastar.'],
  keys: [],
};
