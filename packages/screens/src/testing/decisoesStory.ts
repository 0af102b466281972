/** The columns of Para o sistema central, the same in each module. */
export const colunasDaDecisao = [
  'Nome',
  'Campo',
  'Aqui',
  'No central',
  'Situação',
  'Código',
  'Era',
  'Decidido por',
  'Decidido em',
  'Dias',
  'Contado em',
  'Nº',
  'Ações',
];
