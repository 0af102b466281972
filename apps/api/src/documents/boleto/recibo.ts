import { mm, page } from '../pdf/newPdf.ts';
import { line } from '../pdf/text.ts';
import { dia, documento, reais } from '../pdf/written.ts';
import { nossoNumeroImpresso } from './boleto.rules.ts';
import { agenciaCodigo, cabecalho, endereco, quem, valorDoDocumento } from './ficha.ts';
import { linhaDeCelulas } from './grade.ts';
import type { BoletoDocumento, LinhaDemonstrativo } from './types.ts';

const x = page.margin;
const lineHeight = 4.2 * mm;

/** The payer's receipt from `top`; returns the top of what follows. */
export const reciboDoPagador = (doc: PDFKit.PDFDocument, top: number, boleto: BoletoDocumento): number => {
  const { beneficiario } = boleto;
  let y = cabecalho(doc, top, 'Recibo do pagador');
  const row = (...celulas: Parameters<typeof linhaDeCelulas>[2]): void => {
    y = linhaDeCelulas(doc, { x, y }, celulas);
  };
  row(
    { largura: 105, rotulo: 'Beneficiário', valor: beneficiario.nome },
    { largura: 40, rotulo: 'CPF/CNPJ do beneficiário', valor: documento(beneficiario.documento) },
    { largura: 45, rotulo: 'Agência / Código do beneficiário', valor: agenciaCodigo(boleto), align: 'right' },
  );
  const { atraso } = boleto;
  if (atraso)
    row(
      { largura: 65, rotulo: 'Vencimento original', valor: dia(atraso.vencimentoOriginal) },
      {
        largura: 40,
        rotulo: '(=) Valor do documento',
        valor: reais(valorDoDocumento(boleto)),
        align: 'right',
      },
      { largura: 40, rotulo: '(+) Multa', valor: reais(atraso.multaCents), align: 'right' },
      { largura: 45, rotulo: '(+) Juros', valor: reais(atraso.jurosCents), align: 'right' },
    );
  row(
    { largura: 65, rotulo: 'Nosso número', valor: nossoNumeroImpresso(boleto.nossoNumero) },
    { largura: 40, rotulo: 'Número do documento', valor: boleto.numeroDocumento },
    { largura: 40, rotulo: 'Vencimento', valor: dia(boleto.vencimento), weight: 'bold' },
    {
      largura: 45,
      rotulo: atraso ? '(=) Valor cobrado' : 'Valor',
      valor: reais(boleto.valorCents),
      align: 'right',
      weight: 'bold',
    },
  );
  row({ largura: 190, rotulo: 'Endereço do beneficiário', valor: endereco(beneficiario) });
  row({ largura: 190, rotulo: 'Pagador', valor: quem(boleto.pagador) });
  return y + 1 * mm;
};

const columns = {
  beneficiario: { x, width: 80 * mm },
  descricao: { x: x + 82 * mm, width: 76 * mm },
  valor: { x: x + 160 * mm, width: 30 * mm },
} as const;

const rowOf = (
  doc: PDFKit.PDFDocument,
  y: number,
  texts: Record<keyof typeof columns, string>,
  weight: 'normal' | 'bold' = 'normal',
): void => {
  for (const key of ['beneficiario', 'descricao', 'valor'] as const)
    line(
      doc,
      texts[key],
      { ...columns[key], y },
      { size: 7.5, least: 6, weight, align: key === 'valor' ? 'right' : 'left' },
    );
};

/** How many lines of the bill fit between two heights, with their heading. */
export const linhasQueCabem = (top: number, bottom: number): number =>
  Math.max(0, Math.floor((bottom - top) / lineHeight) - 1);

/** A printed line of what is charged. */
export interface LinhaImpressa extends LinhaDemonstrativo {
  isTotal: boolean;
}

/** What is charged and, last, its total; nothing for a bill that lists nothing. */
export const linhasComTotal = ({ demonstrativo: linhas, valorCents }: BoletoDocumento): LinhaImpressa[] =>
  linhas.length === 0
    ? []
    : [
        ...linhas.map((linha) => ({ ...linha, isTotal: false })),
        { beneficiario: '', descricao: 'Total', valorCents, isTotal: true },
      ];

/** The charged items under their heading; returns the top of what follows. */
export const demonstrativo = (
  doc: PDFKit.PDFDocument,
  top: number,
  linhas: readonly LinhaImpressa[],
): number => {
  rowOf(doc, top, { beneficiario: 'Beneficiário', descricao: 'Demonstrativo', valor: 'Valor (R$)' }, 'bold');
  doc
    .moveTo(x, top + 3.6 * mm)
    .lineTo(x + 190 * mm, top + 3.6 * mm)
    .stroke();
  let y = top + lineHeight;
  for (const { beneficiario, descricao, valorCents, isTotal } of linhas) {
    rowOf(doc, y, { beneficiario, descricao, valor: reais(valorCents) }, isTotal ? 'bold' : 'normal');
    y += lineHeight;
  }
  return y;
};
