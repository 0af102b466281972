import type { CampoDaNip, Desfecho, Natureza } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A complaint that ANS passed on; the answer and the outcome come once each. */
export interface NipTable {
  id: Generated<number>;
  /** Number of ANS. */
  demanda: string;
  matricula: string;
  natureza: Natureza;
  notificada_em: Dia;
  assunto: string;
  texto: string;
  /** Our protocol that the complaint is about. */
  protocolo: string | null;
  registrada_por: string;
  registrada_em: Momento;
  resposta: string | null;
  respondida_em: Dia | null;
  respondida_por: string | null;
  resposta_registrada_em: Momento | null;
  desfecho: Desfecho | null;
  desfecho_em: Dia | null;
  desfecho_por: string | null;
  desfecho_registrado_em: Momento | null;
  /** Registered by mistake: it leaves the lists, and its number is free. */
  cancelada_em: Momento | null;
  cancelada_por: string | null;
  cancelada_motivo: string | null;
}

/** One corrected field of a NIP. */
export interface NipMudancaTable {
  id: Generated<number>;
  nip_id: number;
  campo: CampoDaNip;
  antes: string | null;
  depois: string | null;
  motivo: string;
  por: string;
  em: Momento;
}

/** The register of NIPs. */
export interface NipTables {
  nip: NipTable;
  nip_mudanca: NipMudancaTable;
}
