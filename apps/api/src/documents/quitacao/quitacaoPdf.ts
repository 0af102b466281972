import type { OperadoraDocumento } from '../declaracao/types.ts';
import { type Coluna, type Forma, larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { dia, documento, emReais, nada, reais } from '../pdf/written.ts';

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

/** The annual discharge on A4, each invoice a row. With a password it is locked with AES-256, as what leaves is. */
export const quitacaoPdf = (quitacao: QuitacaoDocumento, forma: Forma = {}): Promise<Uint8Array> => {
  const { operadora, ano, id, titular, geradaEm, faturas, meses, codigo, codigoContrato } = quitacao;
  const total = faturas.reduce((sum, { valorCents }) => sum + valorCents, 0);
  const folha = newFolha({
    title: `Declaração de quitação anual de débitos ${ano}`,
    criadoEm: geradaEm,
    autor: operadora.nome,
    ...forma,
    cabeca: `${operadora.nome} · Quitação nº ${id} · ${titular.nome}`,
    pe: `Quitação nº ${id} · emitida em ${dia(geradaEm)}`,
  });
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`);
  folha.text(operadora.endereco);
  folha.skip(3 * mm);
  folha.title(`Declaração de quitação anual de débitos - ${ano}`);
  folha.text(`Quitação nº ${id} - Contrato ${codigoContrato}`);
  folha.skip(4 * mm);
  const cpf = titular.cpf ? `, CPF ${documento(titular.cpf)},` : '';
  folha.text(
    `Declaramos, nos termos da Lei nº 12.007, de 29 de julho de 2009, que ${titular.nome}${cpf} quitou todos os débitos do plano de saúde do contrato acima com vencimento de 01/01/${ano} a 31/12/${ano}, abaixo relacionados: ${emReais(total)}.`,
  );
  folha.skip(2 * mm);
  folha.text(
    quitacao.isAnoInteiro
      ? `Meses quitados: ${meses} de ${ano}.`
      : `Meses quitados: ${meses} de ${ano}. Nos outros meses do ano nada foi faturado.`,
  );
  folha.skip(4 * mm);
  folha.section('Faturas quitadas', 30 * mm);
  folha.table(
    colunas,
    (escreve) => {
      for (const { vencimento, mes, valorCents, quitadaEm } of faturas)
        escreve([dia(vencimento), mes, reais(valorCents), quitadaEm === null ? nada : dia(quitadaEm)]);
    },
    'Faturas quitadas',
  );
  folha.skip(1 * mm);
  folha.text(`Total quitado de ${ano}: ${emReais(total)}`, { size: 12, weight: 'bold', align: 'right' });
  folha.skip(4 * mm);
  folha.room(34 * mm);
  // Art. 4º of the law.
  folha.text(
    `Esta declaração substitui, para a comprovação do cumprimento das obrigações do consumidor, as quitações dos faturamentos mensais dos débitos de ${ano}${quitacao.temDebitoAnterior ? '. Não alcança o que ainda está em aberto de anos anteriores.' : ' e dos anos anteriores.'}`,
  );
  folha.skip(4 * mm);
  folha.text(
    `Código de conferência: ${codigo}. Quem recebe esta declaração pode confirmá-lo com a operadora${operadora.telefone === '' ? '' : `, pelo telefone ${operadora.telefone}`}.`,
  );
  folha.text(`Responde por esta declaração: ${operadora.nome}.`);
  return folha.end();
};
