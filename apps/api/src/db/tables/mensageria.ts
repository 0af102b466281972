import type { Generated } from 'kysely';
import type { Competencia, Momento } from './kinds.ts';

/** A file handed to a messaging service; `servico` is the service, `nome` the campaign's name in lower case. */
export interface CampanhaImportacaoTable {
  id: Generated<number>;
  servico: string;
  nome: string;
  sha256: string;
  competencia: Competencia;
  /** 0 for the month's first import, then one more per repetition that a person confirmed. */
  vez: number;
  situacao: 'IMPORTANDO' | 'IMPORTADA';
  /** The service's id; null while unknown. */
  campanha_id: number | null;
  login: string;
  iniciada_em: Momento;
  /** Last time that the service was asked for the state of its messages; null before the first (NOT-18). */
  consultada_em: Generated<Momento | null>;
}

/** A sending authorised once (MSG-13); the key is service and campaign. */
export interface CampanhaAutorizacaoTable {
  servico: string;
  campanha_id: number;
  situacao: 'ENVIANDO' | 'DUVIDA' | 'AUTORIZADA';
  login: string;
  iniciada_em: Momento;
  /** Person who repeated a doubtful sending. */
  decidida_por: string | null;
  decidida_em: Momento | null;
}

/** A line of an imported campaign that names a holder. */
export interface CampanhaLinhaTable {
  importacao_id: number;
  /** From 1, in file order. */
  ordem: number;
  titular_matricula: string;
  telefone: string;
  texto: string;
  push: boolean;
  sms: boolean;
}

/** Our record of calls to the messaging service. */
export interface MensageriaTables {
  campanha_importacao: CampanhaImportacaoTable;
  campanha_autorizacao: CampanhaAutorizacaoTable;
  campanha_linha: CampanhaLinhaTable;
}
