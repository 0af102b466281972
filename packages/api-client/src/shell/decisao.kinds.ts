import * as f from '../report/field.ts';

const situacoes = ['Diverge', 'Mantido aqui', 'Aguarda o central', 'Contado ao central'];

/**
 * A decision that the core system has not taken yet, for the list of each module (CAR-8). Both values come before the explanatory fields.
 */
export const linhaDaDecisao = {
  nome: f.text('Nome', { footer: 'count' }),
  campo: f.required(f.text('Campo', { isWhole: true })),
  aqui: f.text('Aqui'),
  central: f.text('No central'),
  situacao: f.required(f.choice('Situação', situacoes)),
  codigo: f.required(f.code('Código')),
  antes: f.text('Era'),
  quem: f.required(f.text('Decidido por')),
  em: f.required(f.moment('Decidido em')),
  dias: f.required(f.count('Dias')),
  contadaEm: f.moment('Contado em'),
  id: f.required(f.count('Nº')),
};

/** Texts of such a list's question. */
export const perguntaDeDecisoes = (says: string) => ({
  summary:
    'O que se decidiu aqui e o sistema central ainda não tem, com o que aguarda resposta primeiro; onde os dois mudaram, o valor de cada um.',
  says,
  empty: [
    'Nada aguarda o sistema central',
    'O que se decide aqui aparece nesta lista até ele o ter.',
  ] as const,
});
