import { matriculaInteira } from '@vidas/api-client/kinds/matricula';
import type { Identificado } from '../../../imports/tiss/guiaTiss.ts';

/** A beneficiary as a lot needs him; days ISO. */
export interface BeneficiarioDoLote {
  matricula: string;
  ativadoEm: string | null;
  /** The first day without cover (FMT-13). */
  canceladoEm: string | null;
}

/** A code of the register of procedures. */
export interface ProcedimentoDoLote {
  tabela: string;
  codigo: string;
  descricao: string;
  tipo: 'HM' | 'SADT' | null;
  valorCents: number;
  codigoAmb: string | null;
}

/** What the register says about everything that a portion of guides names. */
export interface CadastroDoLote {
  /** By matrícula. */
  beneficiarios: ReadonlyMap<string, BeneficiarioDoLote>;
  /** By code: one code may stand in several tables. */
  procedimentos: ReadonlyMap<string, readonly ProcedimentoDoLote[]>;
  /** The provider's numbers of guides that were accepted before. */
  apresentadas: ReadonlySet<string>;
  /** Active providers by code, CPF and CNPJ; values are codes. */
  prestadores: ReadonlyMap<string, string>;
  cids: ReadonlySet<string>;
}

/** The matrícula behind a card; null for what is no number of a card. */
export const matriculaDaCarteira = (carteira: string): string | null => {
  const digitos = carteira.replace(/[.\-/\s]/g, '');
  return /^\d{1,20}$/.test(digitos) ? matriculaInteira(digitos) : null;
};

/** The key of a provider in `CadastroDoLote.prestadores`; zeros in front of a code say nothing. */
export const chaveDoPrestador = ({ por, numero }: Identificado): string =>
  por === 'codigo' ? `codigo ${numero.trim().replace(/^0+(?=.)/, '')}` : `${por} ${numero}`;
