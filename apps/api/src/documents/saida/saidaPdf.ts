import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { OperadoraDocumento } from '../declaracao/types.ts';
import { type Forma, larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento, emReais, reais } from '../pdf/written.ts';

/** A request to leave on paper; money in cents, moments local. */
export interface SaidaDocumento {
  operadora: OperadoraDocumento;
  protocolo: string;
  titular: string;
  plano: string;
  contratacao: string;
  destino: string;
  canal: string;
  quemPediu: string;
  pedidoEm: string;
  pessoas: readonly { nome: string; matricula: string; cpf: string | null }[];
  novoTitular: string | null;
  obitoEm: string | null;
  /** Consequences that the person was told. */
  itens: readonly string[];
  /** Effect in a sentence. */
  efeito: string;
  /** Moment of the paper. */
  emitidoEm: string;
}

/** Account of a leaving; null where the contracting company pays the fees. */
export interface ContaDaSaida {
  emAberto: readonly { numero: string; vencimento: string; saldoCents: number }[];
  /** Paid for days after the leaving, given back. */
  devolverCents: number;
  /** Billed and unpaid for days after the leaving: not owed. */
  naoDevidoCents: number;
}

const [fatura, valor] = [40 * mm, 34 * mm];
const deFaturas = [
  { rotulo: 'Fatura', largura: fatura, isInteira: true },
  { rotulo: 'Vencimento', largura: larguraDaFolha - fatura - valor },
  { rotulo: 'Em aberto (R$)', largura: valor, isInteira: true, isDireita: true },
];
const [matricula, cpf] = [34 * mm, 38 * mm];
const dePessoas = [
  { rotulo: 'Quem sai', largura: larguraDaFolha - matricula - cpf },
  { rotulo: 'Matrícula', largura: matricula, isInteira: true },
  { rotulo: 'CPF', largura: cpf, isInteira: true },
];

const comeca = (title: string, saida: SaidaDocumento, { letraGrande }: Forma) => {
  const { operadora, protocolo, titular, emitidoEm } = saida;
  const folha = newFolha({
    title,
    criadoEm: emitidoEm.slice(0, 10),
    autor: operadora.nome,
    letraGrande,
    cabeca: `${operadora.nome} · ${title} · ${titular}`,
    pe: `Protocolo ${protocolo} · emitido em ${writeDayTime(emitidoEm)}`,
  });
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`);
  folha.text(operadora.endereco);
  if (operadora.telefone !== '') folha.text(`Telefone ${operadora.telefone}`);
  folha.skip(3 * mm);
  folha.title(title);
  for (const [rotulo, dito] of [
    ['Protocolo', protocolo],
    ['Pedido', `${writeDayTime(saida.pedidoEm)}, ${saida.canal.toLowerCase()}`],
    ['Quem pediu', saida.quemPediu],
    ['Titular', titular],
    ['Plano', saida.plano],
    ['Contratação', saida.contratacao],
    ['Pedido feito', saida.destino],
    ...(saida.obitoEm === null ? [] : [['Óbito', writeDay(saida.obitoEm)] as const]),
    ...(saida.novoTitular === null ? [] : [['Novo titular', saida.novoTitular] as const]),
  ] as const)
    folha.pair(rotulo, dito);
  folha.skip(3 * mm);
  folha.table(
    dePessoas,
    (escreve) => {
      for (const pessoa of saida.pessoas)
        escreve([pessoa.nome, pessoa.matricula, pessoa.cpf === null ? 'sem dado' : documento(pessoa.cpf)]);
    },
    'Quem sai',
  );
  folha.skip(3 * mm);
  folha.text(saida.efeito, { weight: 'bold' });
  folha.skip(3 * mm);
  return folha;
};

/** Receipt of a request to leave, given at once (RN ANS 561/2022; RET-25). */
export const reciboDeSaidaPdf = (saida: SaidaDocumento, forma: Forma = {}): Promise<Uint8Array> => {
  const folha = comeca('Recibo do pedido de saída', saida, forma);
  folha.section('O que foi dito a quem pediu', 20 * mm);
  if (saida.itens.length === 0) folha.text('Nenhum item foi marcado como dito.');
  for (const item of saida.itens) folha.text(`• ${item}`);
  return folha.end();
};

/** Proof of a cancelling, with the open invoices and the amount to give back (RN ANS 561/2022; RET-25). */
export const comprovanteDeSaidaPdf = (
  saida: SaidaDocumento,
  conta: ContaDaSaida | null,
  forma: Forma = {},
): Promise<Uint8Array> => {
  const folha = comeca('Comprovante do cancelamento pedido', saida, forma);
  folha.section('Cobranças e devolução', 20 * mm);
  if (conta === null) {
    folha.text('As mensalidades deste contrato são cobradas da contratante: as contas se fazem com ela.');
    return folha.end();
  }
  if (conta.emAberto.length === 0) folha.text('Nenhuma fatura em aberto nesta data.');
  else
    folha.table(
      deFaturas,
      (escreve) => {
        for (const each of conta.emAberto)
          escreve([each.numero, writeDay(each.vencimento), reais(each.saldoCents)]);
        const total = conta.emAberto.reduce((sum, { saldoCents }) => sum + saldoCents, 0);
        escreve(['', 'Total em aberto', reais(total)], 'bold');
      },
      'Faturas em aberto',
    );
  folha.skip(2 * mm);
  folha.text(`A devolver, de dias pagos depois da saída: ${emReais(conta.devolverCents)}.`);
  if (conta.naoDevidoCents > 0)
    folha.text(
      `Do que está em aberto, ${emReais(conta.naoDevidoCents)} é de dias depois da saída e não é devido.`,
    );
  folha.text('Coparticipações usadas até a saída podem ser cobradas depois deste comprovante.');
  return folha.end();
};
