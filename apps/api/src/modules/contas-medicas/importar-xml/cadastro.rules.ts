import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { AjustesDasRegras } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import type { GuiaTiss, Identificado } from '../../../imports/tiss/guiaTiss.ts';
import type { AutorizacaoDaConta, ItemJulgado } from '../regras/itemJulgado.ts';

/** A beneficiary for judging a lot; days are ISO. */
export interface BeneficiarioDoLote {
  matricula: string;
  ativadoEm: string | null;
  /** First day without cover (FMT-13). */
  canceladoEm: string | null;
  nascimento: string;
  sexo: 'F' | 'M';
}

/** A code in the register of procedures. */
export interface ProcedimentoDoLote {
  tabela: string;
  codigo: string;
  descricao: string;
  tipo: 'HM' | 'SADT' | null;
  valorCents: number;
  codigoAmb: string | null;
  classificacao: string;
  sexo: 'F' | 'M' | null;
  idadeMinima: number | null;
  idadeMaxima: number | null;
}

/** Register data of everything that a portion of guides names. */
export interface CadastroDoLote {
  /** By matrícula. */
  beneficiarios: ReadonlyMap<string, BeneficiarioDoLote>;
  /** By code: one code may exist in several tables. */
  procedimentos: ReadonlyMap<string, readonly ProcedimentoDoLote[]>;
  /** Provider's numbers of guides accepted before. */
  apresentadas: ReadonlySet<string>;
  /** Active providers by code, CPF and CNPJ; values are codes. */
  prestadores: ReadonlyMap<string, string>;
  cids: ReadonlySet<string>;
  /** Switches and values of the trade rules. */
  ajustes: AjustesDasRegras;
  /** The provider's stored items by matrícula, as far as the trade rules look. */
  guardados: ReadonlyMap<string, readonly ItemJulgado[]>;
  /** Authorizations with a quantity, by matrícula. */
  autorizacoes: ReadonlyMap<string, readonly AutorizacaoDaConta[]>;
}

/** Matrícula of a card number; null for an invalid number. */
export const matriculaDaCarteira = (carteira: string): string | null => {
  const digitos = carteira.replace(/[.\-/\s]/g, '');
  return /^\d{1,20}$/.test(digitos) ? matriculaInteira(digitos) : null;
};

/** Key of a provider in `CadastroDoLote.prestadores`; leading zeros of a code are ignored. */
export const chaveDoPrestador = ({ por, numero }: Identificado): string =>
  por === 'codigo' ? `codigo ${numero.trim().replace(/^0+(?=.)/, '')}` : `${por} ${numero}`;

/** Distinct names in some guides. */
export interface ChavesDoLote {
  matriculas: string[];
  procedimentos: string[];
  /** Numbers that the provider gave the guides. */
  numeros: string[];
  quem: Identificado[];
  cids: string[];
  /** Days of the procedures. */
  dias: string[];
  /** Names by which the guides may name their authorizations. */
  autorizacoes: string[];
}

/** CID-10 code in the register's notation. */
export const cidSemPonto = (cid: string): string => cid.replace('.', '').toUpperCase();

const unicos = (valores: readonly (string | null | undefined)[]): string[] => [
  ...new Set(valores.filter((each): each is string => typeof each === 'string' && each !== '')),
];

/** Names by which a guide may name its authorization. */
export const nomesDaAutorizacao = ({ numeroOperadora, senha }: GuiaTiss): string[] =>
  unicos([numeroOperadora, senha]);

/** Names to look up before some guides can be judged. */
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
    cids: unicos(guias.flatMap(({ cids }) => cids.map(({ valor }) => cidSemPonto(valor)))),
    dias: unicos(itens.map(({ data, tabela }) => (tabela?.valor === '22' ? data?.valor : null))),
    autorizacoes: unicos(guias.flatMap(nomesDaAutorizacao)),
  };
};
