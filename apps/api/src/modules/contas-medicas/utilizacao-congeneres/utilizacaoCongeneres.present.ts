import { writeDay } from '@vidas/api-client/words/day.ts';
import type {
  ArquivoUtilizacao,
  Utilizacao,
} from '@vidas/api-client/contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.contract.ts';
import { csvLines, withBom } from '../../../documents/csv.ts';
import type { UtilizacaoRow } from './utilizacaoCongeneres.sql.ts';

export const presentUtilizacao = (row: UtilizacaoRow): Utilizacao => ({
  GUI_OCOR: row.guia,
  GUI_DTEMI: row.emitida_em,
  GUI_DESCRICAO: row.descricao,
  COD_SAU: row.matricula,
  PEF_NOME: row.nome,
  NM_PRESTADOR: row.prestador,
  NM_CONGENERE: row.congenere,
});

const cabecalho = ['GUI_OCOR', 'GUI_DTEMI', 'GUI_DESCRICAO', 'COD_SAU', 'PEF_NOME', 'NM_PRESTADOR'];

const lineOf = (row: UtilizacaoRow): string[] => [
  row.guia,
  writeDay(row.emitida_em),
  row.descricao,
  row.matricula,
  row.nome,
  row.prestador,
];

/** Writes a file for each partner insurer while the rows stream past; only the text is kept, not the rows (CMR-11). */
export class ArquivosUtilizacao {
  readonly #parts = new Map<string, string[]>();

  add(rows: readonly UtilizacaoRow[]): void {
    for (const [codigo, some] of Map.groupBy(rows, (row) => row.congenere_codigo)) {
      const parts = this.#parts.get(codigo) ?? [csvLines([cabecalho])];
      parts.push(csvLines(some.map(lineOf)));
      this.#parts.set(codigo, parts);
    }
  }

  /** The files of the month of this ISO day, by the code of the insurer. */
  files(dia: string): ArquivoUtilizacao[] {
    const mes = dia.slice(0, 7).replace('-', '');
    const byCode = [...this.#parts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return byCode.map(([codigo, parts]) => ({
      nomeArquivo: `utilizacao${codigo.replaceAll(/[^\w-]/g, '_')}-${mes}.csv`,
      utilizacao: withBom(parts.join('')),
    }));
  }
}
