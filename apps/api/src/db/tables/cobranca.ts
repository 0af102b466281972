import type { Generated } from 'kysely';
import type { Momento } from './kinds.ts';

/** A sending by e-mail; `chave` names the paper: 'boleto:{titulo}' or 'declaracao:{id}'. */
export interface CobrancaEnvioTable {
  id: Generated<number>;
  chave: string;
  /** In small letters. */
  destinatario: string;
  situacao: 'ENVIANDO' | 'ENVIADO' | 'FALHOU' | 'EM_DUVIDA';
  login: string;
  iniciado_em: Momento;
  enviado_em: Momento | null;
  /** Why it counts towards the ceilings of its day; null for one that does not (COB-28). */
  conta_como: Generated<'DE_NOVO' | 'FORA_DO_CADASTRO' | null>;
  /** What a declaration said when it was sent; null for bills, and where an older version sent it (COB-29). */
  valor_cents: Generated<number | null>;
}

/** What became of the declaration of one holder when those of its year were sent by e-mail. */
export interface DeclaracaoEnvioItemTable {
  ano_base: number;
  titular_matricula: string;
  situacao: 'PENDENTE' | 'ENVIADO' | 'SEM_EMAIL' | 'SEM_CPF' | 'FALHOU' | 'EM_DUVIDA';
  motivo: string | null;
}

/** Collection. */
export interface CobrancaTables {
  cobranca_envio: CobrancaEnvioTable;
  declaracao_envio_item: DeclaracaoEnvioItemTable;
}
