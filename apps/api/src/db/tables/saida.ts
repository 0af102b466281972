import type { Canal, Destino, ItemDaSaida, Via } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { Passo } from '@vidas/api-client/retencao/saida/passos.rules.ts';
import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A request to leave; its bonds are in `saida_pessoa`. */
export interface SaidaTable {
  id: Generated<number>;
  /** Number of 20 digits, also of its row in `protocolo_atendimento`. */
  protocolo: string;
  titular_matricula: string;
  via: Via;
  destino: Destino;
  canal: Canal;
  quem_pediu: string;
  pedido_em: Momento;
  /** First request to the company, proved by the person. */
  primeiro_pedido_em: Dia | null;
  obito_em: Dia | null;
  /** Consequences that the person was told. */
  itens: ItemDaSaida[];
  novo_titular: string | null;
  motivo: string;
  por: string;
  registrada_em: Momento;
  aguarda: 'CONTRATANTE' | 'TIPO' | null;
  direto_desde: Dia | null;
  efeito_em: Momento | null;
  /** Day from which the term of the proof counts. */
  sabida_em: Momento | null;
  comprovada_em: Momento | null;
  retirada_em: Momento | null;
  responsavel: string;
  proximo_em: Dia | null;
}

/** A bond that a request wants to end. */
export interface SaidaPessoaTable {
  saida_id: number;
  matricula: string;
}

/** A step of a request, with its author. */
export interface SaidaPassoTable {
  id: Generated<number>;
  saida_id: number;
  passo: Passo;
  em: Momento;
  texto: string;
  por: string;
  registrado_em: Momento;
}

/** Requests to leave. */
export interface SaidaTables {
  saida: SaidaTable;
  saida_pessoa: SaidaPessoaTable;
  saida_passo: SaidaPassoTable;
}
