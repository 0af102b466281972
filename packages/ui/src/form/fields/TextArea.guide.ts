import type { Guide } from '../../guide/guide.types.ts';

export const textAreaGuide: Guide = {
  purpose: 'Várias linhas de texto; a caixa cresce com o que se escreve.',
  notWhen: ['Para uma linha: use TextField.', 'Para uma lista de palavras ou códigos: use MultiTagField.'],
  dos: ['Com um limite, dê maxLength e hasCounter: a pessoa vê quanto falta.'],
  donts: ['Não dê uma caixa pequena para um relato: ponha mais rows.'],
  keys: [['Enter', 'passa à linha seguinte, sem enviar']],
};
