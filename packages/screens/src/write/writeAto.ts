import { writeReais } from '@vidas/api-client/words/money.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { LinhaDoAto, Unidade } from '@vidas/api-client/kinds/confirmado.ts';

/** A row of an act with its name on screen. */
export interface LinhaVista extends LinhaDoAto {
  readonly nome: string;
}

/** Content of an act, for its question: '135 guias, R$ 9.863,34; a maior: guia 20018335, R$ 620,00.' */
export const writeAto = (linhas: readonly LinhaVista[], unidade: Unidade): string => {
  const quantas = linhas.reduce((sum, { quantas: own = 1 }) => sum + own, 0);
  const soma = linhas.reduce((sum, { cents = 0 }) => sum + cents, 0);
  const count = counted(quantas, unidade.um, unidade.varios);
  if (!unidade.temValor) return `${count}.`;
  const total = [`${count}, ${writeReais(soma)}`, unidade.doValor].filter(Boolean).join(' ');
  const [first, ...others] = linhas;
  if (!first || others.length === 0) return `${total}.`;
  const largest = others.reduce((most, each) => ((each.cents ?? 0) > (most.cents ?? 0) ? each : most), first);
  return `${total}; ${unidade.maior ?? 'a maior'}: ${largest.nome}, ${writeReais(largest.cents ?? 0)}.`;
};
