import { bytesOf, mm, newPdf, page } from '../pdf/newPdf.ts';
import { line, wrapped } from '../pdf/text.ts';
import { dia, reais } from '../pdf/written.ts';

/** What the receipt of a lot tells. */
export interface ComprovanteDoLote {
  operadora: string;
  registroAns: string;
  /** Null of a lot that was only validated, or refused. */
  protocolo: string | null;
  message: string;
  prestador: string;
  numeroLote: string;
  nomeArquivo: string;
  versao: string;
  /** 'YYYY-MM-DDTHH:MM:SS' */
  momento: string;
  usuario: string;
  guias: { total: number; aceitas: number; pendentes: number };
  valorAceitoCents: number;
  valorRejeitadoCents: number;
  rejeitadas: readonly { guia: string; motivo: string }[];
}

const x = 20 * mm;
const width = page.width - 2 * x;
const bottom = page.height - 22 * mm;

/** Reasons that are printed; a file that is all wrong is mended on the screen. */
const MOTIVOS = 400;

/** The receipt of a lot on A4 (TIS-23): what came, what went in, and why the rest did not. Pages are numbered. */
export const comprovantePdf = async (comprovante: ComprovanteDoLote): Promise<Uint8Array> => {
  const { momento, numeroLote, guias, protocolo, rejeitadas } = comprovante;
  const title = protocolo === null ? 'Resultado de lote TISS' : 'Comprovante de recebimento de lote TISS';
  const doc = newPdf({ title, criadoEm: momento.slice(0, 10) });
  const quando = `${dia(momento.slice(0, 10))} ${momento.slice(11, 16)}`;
  let number = 1;
  const foot = (): void =>
    line(
      doc,
      `Lote ${numeroLote} - ${quando} - página ${number}`,
      { x, y: page.height - 14 * mm, width },
      { size: 8, align: 'center' },
    );
  let y = 20 * mm;
  const room = (needed: number): void => {
    if (y + needed <= bottom) return;
    foot();
    doc.addPage();
    number += 1;
    y = 20 * mm;
  };
  const text = (words: string, size: number, weight: 'normal' | 'bold' = 'normal'): void => {
    doc.font(weight).fontSize(size);
    for (const each of wrapped(doc, words, width)) {
      room(size * 1.5);
      line(doc, each, { x, y, width }, { size, weight });
      y += size * 1.5;
    }
  };
  const pair = (label: string, value: string): void => {
    room(6 * mm);
    line(doc, label, { x, y, width: 48 * mm }, { size: 10, weight: 'bold' });
    line(doc, value, { x: x + 50 * mm, y, width: width - 50 * mm }, { size: 10, least: 7 });
    y += 6 * mm;
  };

  text(comprovante.operadora, 13, 'bold');
  text(`Registro ANS ${comprovante.registroAns}`, 9);
  y += 6 * mm;
  text(title, 14, 'bold');
  y += 3 * mm;
  if (protocolo !== null) pair('Protocolo', protocolo);
  pair('Prestador', comprovante.prestador);
  pair('Lote', `${numeroLote} (TISS ${comprovante.versao})`);
  pair('Arquivo', comprovante.nomeArquivo);
  pair('Quando e por quem', `${quando}, ${comprovante.usuario}`);
  pair('Guias', `${guias.aceitas} de ${guias.total} aceitas, ${guias.pendentes} com pendência`);
  pair('Valor aceito', `R$ ${reais(comprovante.valorAceitoCents)}`);
  pair('Valor rejeitado', `R$ ${reais(comprovante.valorRejeitadoCents)}`);
  y += 3 * mm;
  text(comprovante.message, 10, 'bold');
  if (rejeitadas.length > 0) {
    y += 4 * mm;
    text('Guias que ficaram fora', 11, 'bold');
    for (const { guia, motivo } of rejeitadas.slice(0, MOTIVOS)) text(`${guia}: ${motivo}`, 9);
    if (rejeitadas.length > MOTIVOS) text(`e mais ${rejeitadas.length - MOTIVOS} motivos.`, 9);
  }
  foot();
  return bytesOf(doc);
};
