/**
 * The server's answer to the export. `arquivo` is null when there was nothing to export, undefined from a server that only marks.
 */
export interface RespostaDaExportacao {
  readonly quantidade: number;
  readonly nomeArquivo?: string | undefined;
  readonly arquivo?: string | null | undefined;
}

/** The question: the insurer, and its list just before. */
export interface ExportacaoPedida {
  readonly codCongenere: string;
  readonly quantidade: number;
  /** CSV of the list. */
  readonly arquivo: string;
}

/** A CSV to save. */
export interface ArquivoExportado {
  readonly nome: string;
  readonly csv: string;
  readonly quantidade: number;
}

const withBom = (csv: string): string => (csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`);

/**
 * The file of an export; null when there was nothing to export. A server that only marks returns no file, so ours is the CSV of the list
 * read before. On a second attempt such a server finds everything marked, because the first answer was lost. The list is then still the
 * right file.
 */
export const arquivoExportado = (
  { quantidade, nomeArquivo, arquivo }: RespostaDaExportacao,
  pedida: ExportacaoPedida,
  isSecondAttempt: boolean,
): ArquivoExportado | null => {
  const nome = nomeArquivo ?? `movimentacao-${pedida.codCongenere.replaceAll(/[^\w-]/g, '_')}.csv`;
  if (typeof arquivo === 'string') return { nome, csv: withBom(arquivo), quantidade };
  if (arquivo === null || (quantidade === 0 && !isSecondAttempt)) return null;
  return { nome, csv: withBom(pedida.arquivo), quantidade: quantidade || pedida.quantidade };
};
