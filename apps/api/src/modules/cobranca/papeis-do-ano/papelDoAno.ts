import type { PapelDoAno } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import type { DeclaracaoDoAno } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { ComForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import type { Saida } from '../envio.ts';

/** A paper of one holder and year, before it is made. */
export interface PapelPronto extends ComForma {
  id: string;
  cpf: string | null;
  email: string | null;
  totalCents: number;
  /** Paper with its password; throws Failure for a holder without CPF. */
  protegida: () => Promise<Uint8Array>;
  mail: (destino: { email: string; login: string; reenviar: boolean }) => Promise<Saida>;
}

/** A kind of paper that each holder gets once a year, for bulk sending and download. */
export interface EspecieDoAno {
  papel: PapelDoAno;
  /** Kind of the job that sends it. */
  tipo: string;
  /** 'Declarações': first word of the progress. */
  nome: string;
  /** 'Declaração de Imposto de Renda': the paper's name in the list of calls. */
  documento: string;
  /** 'declaracao-ir': first part of the file name. */
  arquivo: string;
  /** Key of a paper among the sent ones. */
  chave: (id: string) => string;
  /** Papers of a year that can be made, by name. */
  todas: (db: Db, ano: number) => Promise<DeclaracaoDoAno[]>;
  /** Throws Failure for a holder without the paper. */
  uma: (titular: string, ano: number) => Promise<PapelPronto>;
  semCpf: string;
  /** Reason recorded for an interrupted sending. */
  interrompido: string;
}
