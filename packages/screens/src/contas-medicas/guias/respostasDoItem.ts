import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';

/** Trade rules that offer a denial: of an undecided item, with a code that the operator has (CTM-98). */
export const respostasDoItem = (
  { status, achados }: Pick<GuiaItem, 'status' | 'achados'>,
  codigos: readonly { readonly codigo: string }[],
): AchadoDoItem[] =>
  status === 1 ? [] : achados.filter(({ glosa }) => codigos.some(({ codigo }) => codigo === glosa));
