import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';

/** An item for the trade rules; days are ISO, quantities ten-thousandths. Null means absent or unreadable. */
export interface ItemJulgado {
  /** Number of its guide, for texts. */
  guia: string;
  item: number;
  /** Name of the provider; null for a reader who sees only one provider. */
  prestador: string | null;
  tabela: string | null;
  codigo: string | null;
  dia: string | null;
  grau: string | null;
  /** The professional by council, else the provider by code. */
  medico: string;
  /** Council of the professional. */
  conselho: string | null;
  quantidade: number | null;
  totalCents: number | null;
  /** Factor in hundredths. */
  fator: number | null;
  /** ANS table 61. */
  via: string | null;
  isUrgencia: boolean;
  /** Facts of its code in the operator's table; all null for an unknown code. */
  classificacao: string | null;
  precoCents: number | null;
  sexo: 'F' | 'M' | null;
  idadeMinima: number | null;
  idadeMaxima: number | null;
  /** Numbers by which the guide may name its authorization. */
  autorizacoes: readonly string[];
}

/** An authorization with the quantity of its procedure. */
export interface AutorizacaoDaConta {
  codigo: string;
  tabela: string;
  procedimento: string;
  /** Whole units. */
  quantidade: number;
}

/** Guide, person and other items for the judgement of an item. */
export interface ContextoDaConta {
  /** Null when unknown, and for a newborn on a parent's card. */
  pessoa: { nascimento: string; sexo: 'F' | 'M' } | null;
  /** Period of the bill, ISO days. */
  inicio: string | null;
  fim: string | null;
  /** Items of the guide in their order, the judged one among them. */
  irmaos: readonly ItemJulgado[];
  /** Items of the same person in other guides. */
  outros: readonly ItemJulgado[];
  /** Authorizations of the same person. */
  autorizacoes: readonly AutorizacaoDaConta[];
  /** True: of two equal items of the guide only the second has a finding. */
  soAntes: boolean;
}

/** Evidence, and the quantity that may still be paid. */
export type Veredito = Pick<AchadoDoItem, 'texto' | 'qtdPaga'>;

/** A rule: returns a verdict, null for an item without fault, undefined for one that it cannot judge. */
export type Regra = (
  item: ItemJulgado,
  contexto: ContextoDaConta,
  valores: readonly number[],
) => Veredito | null | undefined;

/** Place of an item in words. */
export const lugar = ({ guia, item, prestador }: ItemJulgado): string =>
  `o item ${item} da guia ${guia}${prestador === null ? '' : ` (${prestador})`}`;

/** Computes a fact once per list of items, because a guide may have thousands. */
export const porLista = <T>(make: (itens: readonly ItemJulgado[]) => T) => {
  const known = new WeakMap<readonly ItemJulgado[], T>();
  return (itens: readonly ItemJulgado[]): T => {
    const made = known.get(itens) ?? make(itens);
    known.set(itens, made);
    return made;
  };
};
