import { counted } from '@vidas/api-client/words/counted.ts';
import { readBlock } from '@vidas/ui/grid-field/readBlock.ts';
import { type Coluna, colunasDe, escrito, type LinhaDaGrade, linhaNova, problemaDaCelula } from './grade.ts';

/** Most rows of a grid: a rule has at most 200 tracks. */
export const maisLinhas = 200;

const maisCelulas = maisLinhas * colunasDe('2').length;
const maisDitas = 4;

const normal = (texto: string): string =>
  texto
    .toLowerCase()
    .replaceAll('–', '-')
    .replace(/ \(.*\)$/, '');

/** True for a first line that repeats the headers. */
const isCabecalho = (celulas: readonly string[], colunas: readonly Coluna[]): boolean =>
  celulas.length > 0 &&
  celulas.every((celula, index) => normal(celula) === normal(colunas[index]?.label ?? ''));

/** Grid with a pasted block, or the reason of its refusal (RCO-23). */
export const colaNaGrade = (
  grade: readonly LinhaDaGrade[],
  [linha, coluna]: readonly [linha: number, coluna: number],
  texto: string,
  tipo: '1' | '2' | '3',
): { readonly grade: LinhaDaGrade[] } | { readonly problem: string } => {
  const colunas = colunasDe(tipo).slice(coluna);
  const [primeira = [], ...resto] = readBlock(texto);
  const bloco = isCabecalho(primeira, colunas) ? resto : [primeira, ...resto];
  const celulas = bloco.reduce((sum, each) => sum + each.length, 0);
  const refuse = (porque: string) => ({ problem: `${porque} Nada foi posto na grade.` });
  if (bloco.every((each) => each.every((celula) => celula === ''))) return refuse('O bloco está vazio.');
  if (celulas > maisCelulas)
    return refuse(
      `O bloco tem ${celulas.toLocaleString('pt-BR')} células; cabem no máximo ${maisCelulas.toLocaleString('pt-BR')}.`,
    );
  if (linha + bloco.length > maisLinhas)
    return refuse(`O bloco passa da linha ${maisLinhas}, a última da grade.`);
  const largura = Math.max(...bloco.map((each) => each.length));
  if (largura > colunas.length)
    return refuse(
      `O bloco tem ${largura} colunas; a partir de “${colunas[0]?.label ?? ''}” cabem ${colunas.length}.`,
    );
  const unread = bloco.flatMap((each, abaixo) =>
    each.flatMap((celula, direita) => {
      const { indice = 0, label = '' } = colunas[direita] ?? {};
      const problem = problemaDaCelula(indice, celula);
      return problem ? [`Linha ${linha + abaixo + 1}, coluna ${label}: ${problem}.`] : [];
    }),
  );
  if (unread.length > 0) {
    const mais = unread.length - maisDitas;
    const outras = mais > 0 ? ` E mais ${counted(mais, 'célula', 'células')}.` : '';
    return refuse(`${unread.slice(0, maisDitas).join(' ')}${outras}`);
  }
  const nova = grade.map((each) => [...each]);
  while (nova.length < linha + bloco.length) nova.push([...linhaNova]);
  for (const [abaixo, each] of bloco.entries())
    for (const [direita, celula] of each.entries()) {
      const { indice = 0 } = colunas[direita] ?? {};
      (nova[linha + abaixo] as string[])[indice] = escrito(indice, celula);
    }
  return { grade: nova };
};
