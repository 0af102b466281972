import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';

/** Findings that offer a denial for an undecided item, with a code of the operator's table (CTM-98). */
export const respostasDoItem = (
  { status, achados }: Pick<GuiaItem, 'status' | 'achados'>,
  codigos: readonly { readonly codigo: string }[],
): AchadoDoItem[] =>
  status === 1 ? [] : achados.filter(({ glosa }) => codigos.some(({ codigo }) => codigo === glosa));
