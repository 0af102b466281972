import type { Generated } from 'kysely';
import type { Momento } from './kinds.ts';

/** A person's change of one field of a beneficiary's record; `campo` is the SIB's name of it (SIB-30). */
export interface BeneficiarioAlteracaoTable {
  id: Generated<number>;
  matricula: string;
  campo: string;
  antes: string | null;
  depois: string | null;
  login: string;
  em: Momento;
}

/** The trail of corrections of the register. */
export interface AlteracaoTables {
  beneficiario_alteracao: BeneficiarioAlteracaoTable;
}
