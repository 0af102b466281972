import { writeDay } from '@vidas/api-client/words/day.ts';
import type { OperadoraDocumento } from '../declaracao/types.ts';
import { type Coluna, type Forma, larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento, emReais, nada, reais } from '../pdf/written.ts';

/** An invoice that is discharged. */
export interface FaturaQuitada {
  /** ISO day. */
  vencimento: string;
  /** 'janeiro de 2025': the month that it collects. */
  mes: string;
  valorCents: number;
  /** ISO day; null where no day is known. */
  quitadaEm: string | null;
}

/** The annual discharge of a contract (Lei 12.007/2009). */
export interface QuitacaoDocumento {
  id: string;
  /** A code that the operator confirms by telephone: 'K7QD-2M9X-4TRA'. */
  codigo: string;
  operadora: OperadoraDocumento;
  /** The year in which the invoices were due. */
  ano: number;
  codigoContrato: string;
  /** ISO day on which the paper was made. */
  geradaEm: string;
  titular: { nome: string; cpf: string | null };
  /** 'janeiro a dezembro': the months in which something was due. */
  meses: string;
  isAnoInteiro: boolean;
  /** Something of earlier years is still owed: their receipts are not replaced. */
  temDebitoAnterior: boolean;
  /** By due day. */
  faturas: readonly FaturaQuitada[];
}

const [diaColuna, valor] = [34 * mm, 34 * mm];
const colunas: readonly Coluna[] = [
  { rotulo: 'Vencimento', largura: diaColuna, isInteira: true },
  { rotulo: 'Mês cobrado', largura: larguraDaFolha - 2 * diaColuna - valor },
  { rotulo: 'Valor (R$)', largura: valor, isDireita: true, isInteira: true },
  { rotulo: 'Quitada em', largura: diaColuna, isDireita: true, isInteira: true },
];

const somaDe = ({ faturas }: QuitacaoDocumento): number =>
  faturas.reduce((sum, { valorCents }) => sum + valorCents, 0);

/** Sentences above and below the invoices of a discharge. The first one below is art. 4º of the law. */
const dizeres = (quitacao: QuitacaoDocumento) => {
  const { ano, titular, meses, isAnoInteiro, temDebitoAnterior, codigo, operadora } = quitacao;
  const total = somaDe(quitacao);
  const cpf = titular.cpf ? `, CPF ${documento(titular.cpf)},` : '';
  return {
    acima: [
      `Declaramos, nos termos da Lei nº 12.007, de 29 de julho de 2009, que ${titular.nome}${cpf} quitou todos os débitos do plano de saúde do contrato acima com vencimento de 01/01/${ano} a 31/12/${ano}, abaixo relacionados: ${emReais(total)}.`,
      `Meses quitados: ${meses} de ${ano}.${isAnoInteiro ? '' : ' Nos outros meses do ano nada foi faturado.'}`,
    ],
    total: `Total quitado de ${ano}: ${emReais(total)}`,
    abaixo: [
      `Esta declaração substitui, para a comprovação do cumprimento das obrigações do consumidor, as quitações dos faturamentos mensais dos débitos de ${ano}${temDebitoAnterior ? '. Não alcança o que ainda está em aberto de anos anteriores.' : ' e dos anos anteriores.'}`,
      `Código de conferência: ${codigo}. Quem recebe esta declaração pode confirmá-lo com a operadora${operadora.telefone === '' ? '' : `, pelo telefone ${operadora.telefone}`}.`,
      `Responde por esta declaração: ${operadora.nome.replace(/\.+$/, '')}.`,
    ],
  };
};

const diaOuNada = (quitadaEm: string | null): string => (quitadaEm === null ? nada : writeDay(quitadaEm));

/** A whole discharge in blocks of lines, for whoever reads plain text (PAP-9). */
export const quitacaoEmPalavras = (quitacao: QuitacaoDocumento): string[] => {
  const { operadora, ano, id, codigoContrato, geradaEm, faturas } = quitacao;
  const { acima, total, abaixo } = dizeres(quitacao);
  return [
    [
      `Declaração de quitação anual de débitos de ${ano}`,
      `Quitação número ${id}, contrato ${codigoContrato}, emitida em ${writeDay(geradaEm)}`,
      `${operadora.nome}, CNPJ ${documento(operadora.cnpj)}, Registro ANS ${operadora.registroAns}, ${operadora.endereco}`,
    ].join('\n'),
    ...acima.map((linha) => linha.replace('do contrato acima', `do contrato ${codigoContrato}`)),
    faturas
      .map(
        ({ vencimento, mes, valorCents, quitadaEm }) =>
          `Vencimento ${writeDay(vencimento)}, ${mes}: ${emReais(valorCents)}, quitada em ${diaOuNada(quitadaEm)}`,
      )
      .join('\n'),
    total,
    ...abaixo,
  ];
};

/** The annual discharge on A4, each invoice a row. With a password it is locked with AES-256, as what leaves is. */
export const quitacaoPdf = (
  quitacao: QuitacaoDocumento,
  { senha, letraGrande }: Forma = {},
): Promise<Uint8Array> => {
  const { operadora, ano, id, titular, geradaEm, faturas, codigoContrato } = quitacao;
  const { acima, total, abaixo } = dizeres(quitacao);
  const folha = newFolha({
    title: `Declaração de quitação anual de débitos ${ano}`,
    criadoEm: geradaEm,
    autor: operadora.nome,
    ...(senha === undefined ? {} : { senha }),
    letraGrande,
    cabeca: `${operadora.nome} · Quitação nº ${id} · ${titular.nome}`,
    pe: `Quitação nº ${id} · emitida em ${writeDay(geradaEm)}`,
  });
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`);
  folha.text(operadora.endereco);
  folha.skip(3 * mm);
  folha.title(`Declaração de quitação anual de débitos - ${ano}`);
  folha.text(`Quitação número ${id}, contrato ${codigoContrato}`);
  folha.skip(4 * mm);
  for (const linha of acima) {
    folha.text(linha);
    folha.skip(2 * mm);
  }
  folha.skip(2 * mm);
  folha.section('Faturas quitadas', 30 * mm);
  folha.table(
    colunas,
    (escreve) => {
      for (const { vencimento, mes, valorCents, quitadaEm } of faturas)
        escreve([writeDay(vencimento), mes, reais(valorCents), diaOuNada(quitadaEm)]);
    },
    'Faturas quitadas',
  );
  folha.skip(1 * mm);
  folha.text(total, { size: 12, weight: 'bold', align: 'right' });
  folha.skip(4 * mm);
  folha.room(34 * mm);
  const [substitui = '', ...conferencia] = abaixo;
  folha.text(substitui);
  folha.skip(4 * mm);
  for (const linha of conferencia) folha.text(linha);
  return folha.end();
};
