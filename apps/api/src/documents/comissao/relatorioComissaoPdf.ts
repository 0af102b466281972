import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ComissaoPaga } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { type Coluna, larguraDeitada, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { emReais, reais } from '../pdf/written.ts';

/** What a seller's closed month was, in cents; what was taken back is positive. */
export type LinhaDoRelatorio = Omit<ComissaoPaga, 'comissaoId'>;

/** The commissions of a closed month; days ISO. */
export interface RelatorioComissao {
  operadora: string;
  /** 'YYYY-MM' */
  competencia: string;
  fechadoEm: string;
  /** Null while it is not paid. */
  pagoEm: string | null;
  emitidoEm: string;
  emitidoPor: string;
  linhas: readonly LinhaDoRelatorio[];
}

const [codigo, quantidade, valor] = [16 * mm, 25 * mm, 27 * mm];
const numero = { isDireita: true, isInteira: true } as const;
const colunas: readonly Coluna[] = [
  { rotulo: 'Código', largura: codigo, isInteira: true },
  { rotulo: 'Vendedor', largura: larguraDeitada - codigo - 2 * quantidade - 5 * valor },
  { rotulo: 'Vendas comissionadas', largura: quantidade, ...numero },
  { rotulo: 'Comissão (R$)', largura: valor, ...numero },
  { rotulo: 'Vendas estornadas', largura: quantidade, ...numero },
  { rotulo: 'Valor estornado (R$)', largura: valor, ...numero },
  { rotulo: 'Saldo anterior (R$)', largura: valor, ...numero },
  { rotulo: 'Pago (R$)', largura: valor, ...numero },
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

const totalDe = (linhas: readonly LinhaDoRelatorio[]): LinhaDoRelatorio => {
  const soma = (de: (linha: LinhaDoRelatorio) => number) =>
    linhas.reduce((total, linha) => total + de(linha), 0);
  return {
    codigoVendedor: '',
    nomeVendedor: 'Total',
    vendasComissionadas: soma((linha) => linha.vendasComissionadas),
    comissaoValor: soma((linha) => linha.comissaoValor),
    vendasEstornadas: soma((linha) => linha.vendasEstornadas),
    valorEstornado: soma((linha) => linha.valorEstornado),
    saldoAnterior: soma((linha) => linha.saldoAnterior),
    pago: soma((linha) => linha.pago),
    aTransportar: soma((linha) => linha.aTransportar),
  };
};

/** The commissions of a closed month on A4, seller by seller, with their totals; each page says how many there are (VEN-10). */
export const relatorioComissaoPdf = (relatorio: RelatorioComissao): Promise<Uint8Array> => {
  const { operadora, competencia, fechadoEm, pagoEm, emitidoEm, emitidoPor, linhas } = relatorio;
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
  const total = totalDe(linhas);
  operator(operadora);
  heading('Relatório de comissão');
  pair('Competência', mes);
  pair('Fechada em', writeDay(fechadoEm));
  pair('Pagamento', pagoEm === null ? 'ainda não pago' : writeDay(pagoEm));
  pair('Emissão', writeDay(emitidoEm));
  pair('Emitido por', emitidoPor);
  pair('Total pago', emReais(total.pago));
  skip(4 * mm);
  table(colunas, (escreve) => {
    for (const linha of linhas) escreve(textosDe(linha));
    escreve(textosDe(total), 'bold');
  });
  return end();
};
