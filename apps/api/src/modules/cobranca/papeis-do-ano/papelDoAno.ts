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
  /** As it leaves; throws Failure for a holder without CPF. */
  protegida: () => Promise<Uint8Array>;
  mail: (destino: { email: string; login: string; reenviar: boolean }) => Promise<Saida>;
}

/** A kind of paper that each holder gets once a year, as it is sent and downloaded with the others. */
export interface EspecieDoAno {
  papel: PapelDoAno;
  /** The kind of the job that sends it. */
  tipo: string;
  /** 'Declarações': begins the words of its progress. */
  nome: string;
  /** 'Declaração de Imposto de Renda': the paper in a call that somebody makes about it. */
  documento: string;
  /** 'declaracao-ir': begins the name of its file. */
  arquivo: string;
  /** Names a paper among those that are sent. */
  chave: (id: string) => string;
  /** Those of a year that can be made, by name, as the list shows them. */
  todas: (db: Db, ano: number) => Promise<DeclaracaoDoAno[]>;
  /** Throws Failure in words where a holder gets none. */
  uma: (titular: string, ano: number) => Promise<PapelPronto>;
  semCpf: string;
  /** The reason recorded for a sending that was interrupted. */
  interrompido: string;
}
