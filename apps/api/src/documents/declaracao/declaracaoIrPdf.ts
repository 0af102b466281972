import { type Coluna, larguraDaFolha, type Forma, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { glue } from '../pdf/text.ts';
import { dia, documento, emReais, reais } from '../pdf/written.ts';
import type { DeclaracaoDocumento, PessoaDeclarada } from './types.ts';

const months = [
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
const perRow = 6;
const largura = larguraDaFolha / perRow;
const metade = (from: number): Coluna[] =>
  months
    .slice(from, from + perRow)
    .map((rotulo) => ({ rotulo: `${rotulo} (R$)`, largura, isDireita: true, isInteira: true }));

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** Total of a declaration in cents. */
export const totalDaDeclaracao = (pessoas: readonly PessoaDeclarada[]): number =>
  sum(pessoas.map(({ mesesCents }) => sum(mesesCents)));

/**
 * The income-tax declaration of a contract on A4, a block of twelve months for each person. With `senha` it is locked with AES-256, as what goes
 * by e-mail is.
 */
export const declaracaoIrPdf = (
  declaracao: DeclaracaoDocumento,
  { senha, letraGrande }: Forma = {},
): Promise<Uint8Array> => {
  const { operadora, pessoas, geradaEm, anoBase, id, titular, codigoContrato, codigo } = declaracao;
  const folha = newFolha({
    title: `Declaração de Imposto de Renda ${anoBase}`,
    criadoEm: geradaEm,
    autor: operadora.nome,
    ...(senha === undefined ? {} : { senha }),
    letraGrande,
    cabeca: `${operadora.nome} · Declaração nº ${id} · ${titular.nome}`,
    pe: `Declaração nº ${id} · emitida em ${dia(geradaEm)}`,
  });
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`);
  folha.text(operadora.endereco);
  folha.skip(3 * mm);
  folha.title(`Declaração de pagamentos para o Imposto de Renda - ano-base ${anoBase}`);
  folha.text(`Declaração número ${id}, contrato ${codigoContrato}`);
  folha.skip(4 * mm);
  const cpf = titular.cpf ? `, CPF${glue}${documento(titular.cpf)},` : '';
  folha.text(
    `Declaramos, para fins da Declaração de Ajuste Anual do Imposto de Renda da Pessoa Física, que ${titular.nome}${cpf} pagou a esta operadora, de 01/01/${anoBase} a 31/12/${anoBase}, ${emReais(totalDaDeclaracao(pessoas))} pelo plano de saúde do contrato acima, distribuídos entre as pessoas abaixo pela data do pagamento.`,
  );
  for (const pessoa of pessoas) {
    folha.skip(4 * mm);
    folha.section(`${pessoa.nome} (${pessoa.relacao})`, 42 * mm);
    folha.text(pessoa.cpf ? `CPF ${documento(pessoa.cpf)}` : 'CPF não informado');
    for (const from of [0, perRow])
      folha.table(metade(from), (escreve) =>
        escreve(pessoa.mesesCents.slice(from, from + perRow).map((cents) => reais(cents))),
      );
    folha.skip(1 * mm);
    folha.text(`Total de ${pessoa.nome}: ${emReais(sum(pessoa.mesesCents))}`, {
      weight: 'bold',
      align: 'right',
    });
  }
  folha.skip(4 * mm);
  folha.room(30 * mm);
  folha.text(`Total pago em ${anoBase}: ${emReais(totalDaDeclaracao(pessoas))}`, {
    size: 12,
    weight: 'bold',
    align: 'right',
  });
  folha.skip(4 * mm);
  folha.text(
    'Valores de mensalidade e coparticipação efetivamente pagos. Guarde este documento com os comprovantes: a Receita Federal pode pedi-los.',
  );
  folha.skip(4 * mm);
  folha.text(
    `Código de conferência: ${codigo}. Quem recebe esta declaração pode confirmá-lo com a operadora${operadora.telefone === '' ? '' : `, pelo telefone ${operadora.telefone}`}.`,
  );
  folha.text(`Responde por esta declaração: ${operadora.nome.replace(/\.+$/, '')}.`);
  return folha.end();
};
