import { writeDay } from '@vidas/api-client/words/day.ts';
import { csvLines } from '../../../documents/csv.ts';

/** What a line of the file says of a movement; `ocorrida_em` is ISO. */
export interface LinhaDoArquivo {
  matricula: string;
  nome: string;
  operacao: string;
  ocorrida_em: string;
}

const cabecalho = csvLines([['COD_SAU', 'PEF_NOME', 'OPERACAO', 'DT_OCORRENCIA']]);

/** Builds a file while its rows stream past; only the text is kept, not the rows. */
export class ArquivoCsv {
  readonly #parts = [cabecalho];

  add(rows: readonly LinhaDoArquivo[]): void {
    this.#parts.push(
      csvLines(rows.map((row) => [row.matricula, row.nome, row.operacao, writeDay(row.ocorrida_em)])),
    );
  }

  text(): string {
    return this.#parts.join('');
  }
}

/** The file for the insurer, in the order of the rows; `withBom` prepares it for download. */
export const movimentacaoCsv = (rows: readonly LinhaDoArquivo[]): string => {
  const arquivo = new ArquivoCsv();
  arquivo.add(rows);
  return arquivo.text();
};

/** 'movimentacao-0201-20261121-093000.csv', from the insurer's code and the moment 'YYYY-MM-DDTHH:MM:SS'. */
export const nomeDoArquivo = (congenere: string, momento: string): string => {
  const safe = congenere.replaceAll(/[^\w-]/g, '_');
  return `movimentacao-${safe}-${momento.slice(0, 10).replaceAll('-', '')}-${momento.slice(11, 19).replaceAll(':', '')}.csv`;
};
