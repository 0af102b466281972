import type { Generated } from 'kysely';
import type { Competencia, Momento } from './kinds.ts';

/** A file handed to a messaging service; `servico` names the service, `nome` is the campaign's name in small letters. */
export interface CampanhaImportacaoTable {
  id: Generated<number>;
  servico: string;
  nome: string;
  sha256: string;
  competencia: Competencia;
  /** 0 for the first import in the month, then one more for each repetition that a person confirmed. */
  vez: number;
  situacao: 'IMPORTANDO' | 'IMPORTADA';
  /** As the service counts; null while it is not known. */
  campanha_id: number | null;
  login: string;
  iniciada_em: Momento;
}

/** A sending that was authorised once (MSG-13); the key is the service and its campaign. */
export interface CampanhaAutorizacaoTable {
  servico: string;
  campanha_id: number;
  situacao: 'ENVIANDO' | 'DUVIDA' | 'AUTORIZADA';
  login: string;
  iniciada_em: Momento;
  /** Who sent it again although nobody knew what had become of the first sending. */
  decidida_por: string | null;
  decidida_em: Momento | null;
}

/** What our server remembers of its calls to the messaging service. */
export interface MensageriaTables {
  campanha_importacao: CampanhaImportacaoTable;
  campanha_autorizacao: CampanhaAutorizacaoTable;
}
