import type { Generated } from 'kysely';
import type { Competencia, Momento } from './kinds.ts';

/** A file that was handed to a messaging service; `servico` names the service, `nome` the campaign in small letters. */
export interface CampanhaImportacaoTable {
  id: Generated<number>;
  servico: string;
  nome: string;
  sha256: string;
  competencia: Competencia;
  /** 0 for the first time in the month, then counted up by whoever confirms a repetition. */
  vez: number;
  situacao: 'IMPORTANDO' | 'IMPORTADA';
  /** As the service counts; null while it is not known. */
  campanha_id: number | null;
  login: string;
  iniciada_em: Momento;
}

/** A sending that was authorised once; the key is the service and its campaign. */
export interface CampanhaAutorizacaoTable {
  servico: string;
  campanha_id: number;
  situacao: 'ENVIANDO' | 'AUTORIZADA';
  login: string;
  iniciada_em: Momento;
}

/** What our server remembers of its calls to the messaging service. */
export interface MensageriaTables {
  campanha_importacao: CampanhaImportacaoTable;
  campanha_autorizacao: CampanhaAutorizacaoTable;
}
