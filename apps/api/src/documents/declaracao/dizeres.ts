import { writeDay } from '@vidas/api-client/words/day.ts';
import { glue } from '../pdf/text.ts';
import { documento, emReais } from '../pdf/written.ts';
import type { DeclaracaoDocumento, PessoaDeclarada } from './types.ts';

export const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** Total of a declaration in cents. */
export const totalDaDeclaracao = (pessoas: readonly PessoaDeclarada[]): number =>
  sum(pessoas.map(({ mesesCents }) => sum(mesesCents)));

export const declaramos = ({ titular, anoBase, pessoas }: DeclaracaoDocumento): string => {
  const cpf = titular.cpf ? `, CPF${glue}${documento(titular.cpf)},` : '';
  return `Declaramos, para fins da Declaração de Ajuste Anual do Imposto de Renda da Pessoa Física, que ${titular.nome}${cpf} pagou a esta operadora, de 01/01/${anoBase} a 31/12/${anoBase}, ${emReais(totalDaDeclaracao(pessoas))} pelo plano de saúde do contrato acima, distribuídos entre as pessoas abaixo pela data do pagamento.`;
};

export const dizCpf = ({ cpf }: Pick<PessoaDeclarada, 'cpf'>): string =>
  cpf ? `CPF ${documento(cpf)}` : 'CPF não informado';

export const totalDaPessoa = ({ nome, mesesCents }: PessoaDeclarada): string =>
  `Total de ${nome}: ${emReais(sum(mesesCents))}`;

export const totalPago = ({ anoBase, pessoas }: DeclaracaoDocumento): string =>
  `Total pago em ${anoBase}: ${emReais(totalDaDeclaracao(pessoas))}`;

export const guarde =
  'Valores de mensalidade e coparticipação efetivamente pagos. Guarde este documento com os comprovantes: a Receita Federal pode pedi-los.';

/** Two lines: the check code, and who answers for the declaration. */
export const conferencia = ({ codigo, operadora }: DeclaracaoDocumento): string[] => [
  `Código de conferência: ${codigo}. Quem recebe esta declaração pode confirmá-lo com a operadora${operadora.telefone === '' ? '' : `, pelo telefone ${operadora.telefone}`}.`,
  `Responde por esta declaração: ${operadora.nome.replace(/\.+$/, '')}.`,
];

/** A whole declaration in blocks of lines, for whoever reads plain text (PAP-9). */
export const declaracaoEmPalavras = (declaracao: DeclaracaoDocumento): string[] => {
  const { operadora, id, codigoContrato, geradaEm, pessoas, anoBase } = declaracao;
  return [
    [
      `Declaração de pagamentos para o Imposto de Renda, ano-base ${anoBase}`,
      `Declaração número ${id}, contrato ${codigoContrato}, emitida em ${writeDay(geradaEm)}`,
      `${operadora.nome}, CNPJ ${documento(operadora.cnpj)}, Registro ANS ${operadora.registroAns}, ${operadora.endereco}`,
    ].join('\n'),
    declaramos(declaracao).replace('do contrato acima', `do contrato ${codigoContrato}`),
    ...pessoas.map((pessoa) =>
      [
        `${pessoa.nome} (${pessoa.relacao}), ${dizCpf(pessoa)}`,
        ...pessoa.mesesCents.map((cents, mes) => `${months[mes]}: ${emReais(cents)}`),
        totalDaPessoa(pessoa),
      ].join('\n'),
    ),
    totalPago(declaracao),
    guarde,
    ...conferencia(declaracao),
  ];
};
