import type { ColumnType, Generated } from 'kysely';
import type { Momento } from './kinds.ts';

/** An imported TISS lot; `padrao` is the TISS version, '4.01.00'. */
interface LoteXmlTable {
  id: Generated<number>;
  prestador_codigo: string;
  numero: string;
  nome_arquivo: string;
  padrao: string;
  recebido_em: Momento;
  sha256: string | null;
  /** `sequencialTransacao`; null for lots from before this column, like the three below. */
  sequencial: ColumnType<string | null, string | null | undefined, string | null>;
  login: ColumnType<string | null, string | null | undefined, string | null>;
  status: ColumnType<
    'OK' | 'Parcialmente' | null,
    'OK' | 'Parcialmente' | null | undefined,
    'OK' | 'Parcialmente' | null
  >;
  /** Sum of the accepted guides, in cents. */
  valor_cents: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A staged guide of a running import; business queries never read it. */
interface LoteXmlEstagioTable {
  importacao: string;
  ordem: number;
  /** Number that the guide gets. */
  numero: Generated<string>;
  /** Columns of `guia` and `guia_item`, and texts of `guia_pendencia`. */
  guia: object;
  itens: object;
  pendencias: object;
}

/** An attempt to import a lot, with the keys of its problems; `numero` without the R1, R2… of a corrected file. */
interface LoteXmlTentativaTable {
  id: Generated<number>;
  prestador_codigo: string;
  numero: string;
  nome_arquivo: string;
  feita_em: Momento;
  login: string;
  status: 'OK' | 'Parcialmente' | 'Rejeitado';
  problemas: ColumnType<string[], string, string>;
}

/** A paper of an import as it left; `dados` makes a protocol again that the schema refused. */
interface LotePapelTable {
  lote_xml_id: number;
  papel: 'PROTOCOLO' | 'COMPROVANTE' | 'REJEITADAS';
  nome: string;
  conteudo: Uint8Array;
  dados: ColumnType<object | null, string | null, string | null>;
}

/** A guide in a downloaded analysis of its lot; `por` is the login. */
interface DemonstrativoGuiaTable {
  guia_numero: string;
  lote_xml_id: number;
  baixado_em: Momento;
  por: string;
  formato: 'XML' | 'PDF';
  /** Some guides of the lot were still under review. */
  parcial: boolean;
}

/** TISS lots, their papers and the answers that were downloaded. */
export interface LoteTissTables {
  lote_xml: LoteXmlTable;
  lote_xml_estagio: LoteXmlEstagioTable;
  lote_xml_tentativa: LoteXmlTentativaTable;
  lote_papel: LotePapelTable;
  demonstrativo_guia: DemonstrativoGuiaTable;
}
