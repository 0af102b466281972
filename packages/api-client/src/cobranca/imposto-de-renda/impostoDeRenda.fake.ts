import { fake } from '../../http/fake.ts';
import {
  type DeclaracaoIr,
  declaracaoPdf,
  enviaImpostoRenda,
  listarDeclaracoes,
} from './impostoDeRenda.contract.ts';

/** The declaration of an invented contract `index` years back, with the given changes. */
export const fakeDeclaracao = (index = 1, given: Partial<DeclaracaoIr> = {}): DeclaracaoIr => ({
  nome: 'Conceição Inventada de Ávila',
  idDeclaracao: `${2026 - index}0000001200`,
  codigoContrato: '00000012',
  matricula: '0000001200',
  anoBase: 2026 - index,
  geradaEm: `${2027 - index}-02-20`,
  total: 522_900 - index * 30_000,
  codigo: `K7QD-2M9X-4TR${index}`,
  ...given,
});

/** The calls of the screen over these declarations; `pdf` is the paper in base64. */
export const declaracaoFakes = (
  declaracoes: readonly DeclaracaoIr[] = [1, 2, 3].map((index) => fakeDeclaracao(index)),
  pdf = '',
) => [
  fake(listarDeclaracoes, {
    status: declaracoes.length > 0,
    message:
      declaracoes.length > 0
        ? 'Dados obtidos com sucesso!'
        : 'Declarações de Imposto de Renda não encontradas!',
    tipoDeclaracoes: declaracoes.length > 0 ? [{ declaracoes: [...declaracoes] }] : [],
  }),
  fake(declaracaoPdf, { data: pdf }),
  fake(enviaImpostoRenda, { status: true, message: 'Declaração enviada com sucesso!', isRepetido: false }),
];
