import { writeDay } from '@vidas/api-client/words/day.ts';
import { newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { emReais } from '../pdf/written.ts';

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

/** Reasons that are printed; a file that is all wrong is mended on the screen. */
const MOTIVOS = 400;

/** The receipt of a lot on A4 (TIS-23): what came, what went in, and why the rest did not. Pages are numbered. */
export const comprovantePdf = (comprovante: ComprovanteDoLote): Promise<Uint8Array> => {
  const { momento, numeroLote, guias, protocolo, rejeitadas } = comprovante;
  const title = protocolo === null ? 'Resultado de lote TISS' : 'Comprovante de recebimento de lote TISS';
  const quando = `${writeDay(momento.slice(0, 10))} ${momento.slice(11, 16)}`;
  const folha = newFolha({
    title,
    criadoEm: momento.slice(0, 10),
    autor: comprovante.operadora,
    cabeca: `${comprovante.operadora} · ${title} · ${comprovante.prestador}`,
    pe: `Lote ${numeroLote} · ${quando}`,
  });
  const { text, pair, skip } = folha;
  folha.operator(comprovante.operadora, `Registro ANS ${comprovante.registroAns}`);
  folha.title(title);
  if (protocolo !== null) pair('Protocolo', protocolo);
  pair('Prestador', comprovante.prestador);
  pair('Lote', `${numeroLote} (TISS ${comprovante.versao})`);
  pair('Arquivo', comprovante.nomeArquivo);
  pair('Quando e por quem', `${quando}, ${comprovante.usuario}`);
  pair('Guias', `${guias.aceitas} de ${guias.total} aceitas, ${guias.pendentes} com pendência`);
  pair('Valor aceito', emReais(comprovante.valorAceitoCents));
  pair('Valor rejeitado', emReais(comprovante.valorRejeitadoCents));
  skip(3 * mm);
  text(comprovante.message, { weight: 'bold' });
  if (rejeitadas.length > 0) {
    skip(4 * mm);
    folha.section('Guias que ficaram fora');
    for (const { guia, motivo } of rejeitadas.slice(0, MOTIVOS)) text(`${guia}: ${motivo}`);
    if (rejeitadas.length > MOTIVOS) text(`e mais ${rejeitadas.length - MOTIVOS} motivos.`);
  }
  return folha.end();
};
