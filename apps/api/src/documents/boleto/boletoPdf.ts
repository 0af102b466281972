import { bytesOf, mm, newPdf, page } from '../pdf/newPdf.ts';
import { line } from '../pdf/text.ts';
import { codigoDeBarras, linhaDigitavel, linhaImpressa } from './boleto.rules.ts';
import { alturaDaFicha, fichaDeCompensacao } from './ficha.ts';
import {
  demonstrativo,
  type LinhaImpressa,
  linhasComTotal,
  linhasQueCabem,
  reciboDoPagador,
} from './recibo.ts';
import type { BoletoDocumento, Protecao } from './types.ts';

const x = page.margin;
const bottom = page.height - page.margin;

const corte = (doc: PDFKit.PDFDocument, y: number): void => {
  line(doc, 'Recorte aqui', { x, y: y - 3 * mm, width: 190 * mm }, { size: 5.5, align: 'right' });
  doc
    .save()
    .dash(3, { space: 3 })
    .moveTo(x, y)
    .lineTo(x + 190 * mm, y)
    .stroke()
    .restore();
};

const note = (doc: PDFKit.PDFDocument, y: number, text: string): void =>
  line(doc, text, { x, y, width: 190 * mm }, { size: 7, align: 'right' });

/** The further pages of a long bill. */
const maisPaginas = (
  doc: PDFKit.PDFDocument,
  numeroDocumento: string,
  linhas: readonly LinhaImpressa[],
): void => {
  const top = page.margin + 8 * mm;
  const each = linhasQueCabem(top, bottom - 6 * mm);
  for (let at = 0; at < linhas.length; at += each) {
    doc.addPage();
    line(
      doc,
      `Demonstrativo do documento ${numeroDocumento} (continuação)`,
      { x, y: page.margin, width: 190 * mm },
      { size: 10, weight: 'bold' },
    );
    const y = demonstrativo(doc, top, linhas.slice(at, at + each));
    if (at + each < linhas.length) note(doc, y, 'Continua na página seguinte');
  }
};

/**
 * A boleto of Banco do Brasil on A4: receipt with what is charged, cutting line, slip for the cashier with its barcode; locked with
 * AES-256. Throws RangeError naming the field that makes no valid barcode.
 */
export const boletoPdf = async (boleto: BoletoDocumento, { senha }: Protecao): Promise<Uint8Array> => {
  const codigo = codigoDeBarras(boleto);
  const impresso = { codigo, linha: linhaImpressa(linhaDigitavel(codigo)) };
  const doc = newPdf({ title: `Boleto ${boleto.numeroDocumento}`, criadoEm: boleto.emitidoEm, senha });
  const ficha = bottom - alturaDaFicha;
  const linhas = linhasComTotal(boleto);
  const top = reciboDoPagador(doc, page.margin, boleto) + 2 * mm;
  const most = linhasQueCabem(top, ficha - 16 * mm);
  if (linhas.length > 0) {
    const y = demonstrativo(doc, top, linhas.slice(0, most));
    if (linhas.length > most) note(doc, y, 'Continua na página seguinte');
  }
  line(doc, 'Autenticação mecânica', { x, y: ficha - 11 * mm, width: 190 * mm }, { size: 6, align: 'right' });
  corte(doc, ficha - 4 * mm);
  fichaDeCompensacao(doc, ficha, boleto, impresso);
  maisPaginas(doc, boleto.numeroDocumento, linhas.slice(most));
  return bytesOf(doc);
};
