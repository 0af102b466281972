import type { Guide } from '../../guide/guide.types.ts';

export const passwordFieldGuide: Guide = {
  purpose: 'Uma senha: escondida até que se toque no olho, nunca corrigida nem completada com palavras.',
  notWhen: ['Para um código que todos podem ver: use TextField.'],
  dos: ['Ponha autoComplete new-password onde a senha é criada.'],
  donts: ['Não proíba colar: quem usa um cofre de senhas cola.'],
  keys: [['Espaço, Enter', 'no olho, mostram e escondem a senha']],
};
