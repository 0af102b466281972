import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ComissaoPaga } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { type Coluna, larguraDeitada, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { emReais, reais } from '../pdf/written.ts';

/** A seller's closed month, in cents; reversals are positive. */
export type LinhaDoRelatorio = Omit<ComissaoPaga, 'comissaoId'>;

/** Commissions of a closed month; days ISO. */
export interface RelatorioComissao {
  operadora: string;
  /** 'YYYY-MM' */
  competencia: string;
  fechadoEm: string;
  /** Null while unpaid. */
  pagoEm: string | null;
  emitidoEm: string;
  emitidoPor: string;
  linhas: readonly LinhaDoRelatorio[];
  /** Sales of all sellers together; a shared sale counts once. */
  vendas: { comissionadas: number; estornadas: number };
}

const [codigo, quantidade, valor] = [16 * mm, 25 * mm, 27 * mm];
const numero = { isDireita: true, isInteira: true } as const;
/** Amounts are paid, or to be paid until then. */
const colunasDe = (isPago: boolean): readonly Coluna[] => [
  { rotulo: 'Código', largura: codigo, isInteira: true },
  { rotulo: 'Vendedor', largura: larguraDeitada - codigo - 2 * quantidade - 5 * valor },
  { rotulo: 'Vendas comissionadas', largura: quantidade, ...numero },
  { rotulo: 'Comissão (R$)', largura: valor, ...numero },
  { rotulo: 'Vendas estornadas', largura: quantidade, ...numero },
  { rotulo: 'Valor estornado (R$)', largura: valor, ...numero },
  { rotulo: 'Saldo anterior (R$)', largura: valor, ...numero },
  { rotulo: isPago ? 'Pago (R$)' : 'A pagar (R$)', largura: valor, ...numero },
  { rotulo: 'A transportar (R$)', largura: valor, ...numero },
];

const textosDe = (linha: LinhaDoRelatorio): string[] => [
  linha.codigoVendedor,
  linha.nomeVendedor,
  String(linha.vendasComissionadas),
  reais(linha.comissaoValor),
  String(linha.vendasEstornadas),
  reais(linha.valorEstornado),
  reais(linha.saldoAnterior),
  reais(linha.pago),
  reais(linha.aTransportar),
];

const totalDe = ({ linhas, vendas }: Pick<RelatorioComissao, 'linhas' | 'vendas'>): LinhaDoRelatorio => {
  const soma = (de: (linha: LinhaDoRelatorio) => number) =>
    linhas.reduce((total, linha) => total + de(linha), 0);
  return {
    codigoVendedor: '',
    nomeVendedor: 'Total',
    vendasComissionadas: vendas.comissionadas,
    comissaoValor: soma((linha) => linha.comissaoValor),
    vendasEstornadas: vendas.estornadas,
    valorEstornado: soma((linha) => linha.valorEstornado),
    saldoAnterior: soma((linha) => linha.saldoAnterior),
    pago: soma((linha) => linha.pago),
    aTransportar: soma((linha) => linha.aTransportar),
  };
};

/** Commissions of a closed month on A4 by seller, with totals and page numbers "n de m" (VEN-10). */
export const relatorioComissaoPdf = (relatorio: RelatorioComissao): Promise<Uint8Array> => {
  const { operadora, competencia, fechadoEm, pagoEm, emitidoEm, emitidoPor, linhas, vendas } = relatorio;
  const mes = `${competencia.slice(5)}/${competencia.slice(0, 4)}`;
  const title = `Relatório de comissão ${mes}`;
  const {
    operator,
    title: heading,
    pair,
    skip,
    table,
    end,
  } = newFolha({
    title,
    criadoEm: emitidoEm,
    autor: operadora,
    isDeitado: true,
    cabeca: `${operadora} · ${title}`,
    pe: `${title} · emitido em ${writeDay(emitidoEm)}`,
  });
  const total = totalDe(relatorio);
  operator(operadora);
  heading('Relatório de comissão');
  pair('Competência', mes);
  pair('Fechada em', writeDay(fechadoEm));
  pair('Pagamento', pagoEm === null ? 'ainda não pago' : writeDay(pagoEm));
  pair('Emissão', writeDay(emitidoEm));
  pair('Emitido por', emitidoPor);
  pair(pagoEm === null ? 'Total a pagar' : 'Total pago', emReais(total.pago));
  skip(4 * mm);
  table(colunasDe(pagoEm !== null), (escreve) => {
    for (const linha of linhas) escreve(textosDe(linha));
    escreve(textosDe(total), 'bold');
  });
  if (linhas.reduce((soma, linha) => soma + linha.vendasComissionadas, 0) !== vendas.comissionadas) {
    skip(2 * mm);
    pair('Vendas', 'no total, uma venda dividida entre vendedores conta uma vez');
  }
  return end();
};
