import type { Guide } from '../../guide/guide.types.ts';

export const textFieldGuide: Guide = {
  purpose: 'Uma linha de texto, com rótulo, ajuda e erro.',
  notWhen: [
    'Para CPF, CNPJ, CEP, telefone, dinheiro ou número: use o campo próprio, que põe a pontuação e confere.',
    'Para várias linhas: use TextArea.',
    'Para um dia ou um mês: use DatePicker ou CompetencePicker.',
  ],
  dos: ['Ligue isTabular em códigos e matrículas.', 'Marque o que é opcional com isOptional.'],
  donts: ['Não use o placeholder no lugar do rótulo.'],
  keys: [],
};
