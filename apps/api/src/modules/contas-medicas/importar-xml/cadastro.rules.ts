import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { GuiaTiss, Identificado } from '../../../imports/tiss/guiaTiss.ts';

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

/** What some guides name, each once. */
export interface ChavesDoLote {
  matriculas: string[];
  procedimentos: string[];
  /** The provider's numbers of the guides. */
  numeros: string[];
  quem: Identificado[];
  cids: string[];
}

/** A code of CID-10 as the register writes it. */
export const cidSemPonto = (cid: string): string => cid.replace('.', '').toUpperCase();

const unicos = (valores: readonly (string | null | undefined)[]): string[] => [
  ...new Set(valores.filter((each): each is string => typeof each === 'string' && each !== '')),
];

/** Everything that must be looked up before some guides can be judged. */
export const chavesDe = (guias: readonly GuiaTiss[]): ChavesDoLote => {
  const itens = guias.flatMap((guia) => guia.itens);
  const quem = [
    ...guias.flatMap(({ executante, solicitante }) => [executante?.valor, solicitante?.valor]),
    ...itens.flatMap(({ equipe }) => equipe.map((each) => each.quem)),
  ].filter((each): each is Identificado => Boolean(each));
  return {
    matriculas: unicos(guias.map(({ carteira }) => carteira && matriculaDaCarteira(carteira.valor))),
    procedimentos: unicos(itens.map(({ codigo }) => codigo?.valor)),
    numeros: unicos(guias.map(({ numeroPrestador }) => numeroPrestador?.valor)),
    quem: [...new Map(quem.map((each) => [chaveDoPrestador(each), each])).values()],
    cids: unicos(guias.map(({ cid }) => cid && cidSemPonto(cid.valor))),
  };
};
