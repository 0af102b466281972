import type { ComissaoPaga } from '@vidas/api-client/vendas/fechamento';
import { type Celula, type Folha, larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { bytesOf, mm, newPdf } from '../pdf/newPdf.ts';
import { dia, reais } from '../pdf/written.ts';

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

const [codigo, quantidade, valor] = [13 * mm, 13 * mm, 19.5 * mm];
const nome = larguraDaFolha - codigo - 2 * quantidade - 5 * valor;
const larguras = [codigo, nome, quantidade, valor, quantidade, valor, valor, valor, valor];

const celulas = (textos: readonly string[]): Celula[] =>
  textos.map((texto, at) => ({ texto, largura: larguras[at] ?? 0, isDireita: at > 1 }));

const cabecalho = (folha: Folha): void => {
  folha.row(celulas(['', '', 'Vendas', '', 'Vendas', 'Valor', 'Saldo', '', 'A']), {
    size: 7,
    weight: 'bold',
  });
  folha.row(
    celulas([
      'Código',
      'Vendedor',
      'comiss.',
      'Comissão',
      'estorn.',
      'estornado',
      'anterior',
      'Pago',
      'transportar',
    ]),
    { size: 7, weight: 'bold' },
  );
  folha.skip(1 * mm);
};

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
  const doc = newPdf({ title, criadoEm: emitidoEm, contaPaginas: true });
  const folha = newFolha(doc, `${title} - emitido em ${dia(emitidoEm)}`, cabecalho);
  folha.text(operadora, 13, 'bold');
  folha.skip(4 * mm);
  folha.text('Relatório de comissão', 14, 'bold');
  folha.skip(3 * mm);
  folha.pair('Competência', mes);
  folha.pair('Fechada em', dia(fechadoEm));
  folha.pair('Pagamento', pagoEm === null ? 'ainda não pago' : dia(pagoEm));
  folha.pair('Emissão', dia(emitidoEm));
  folha.pair('Emitido por', emitidoPor);
  const total = totalDe(linhas);
  folha.pair('Total pago', `R$ ${reais(total.pago)}`);
  folha.skip(6 * mm);
  cabecalho(folha);
  for (const linha of linhas) folha.row(celulas(textosDe(linha)), { size: 7.5 });
  folha.skip(1 * mm);
  folha.row(celulas(textosDe(total)), { size: 7.5, weight: 'bold' });
  folha.end();
  return bytesOf(doc);
};
