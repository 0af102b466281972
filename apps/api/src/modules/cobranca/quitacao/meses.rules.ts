import { namesOfMonths } from '@vidas/api-client/words/day.ts';

/** Every month of a year, January in the lowest bit. */
export const anoInteiro = 0xfff;

/** Months in words, January in the lowest bit: 'março', 'março e maio', 'março a dezembro', 'janeiro, março a maio e julho'. */
export const mesesEscritos = (meses: number): string => {
  const has = (month: number): boolean => (meses & (1 << month)) !== 0;
  const runs: string[] = [];
  for (let from = 0; from < namesOfMonths.length; from += 1) {
    if (!has(from)) continue;
    let to = from;
    while (has(to + 1)) to += 1;
    const run = namesOfMonths.slice(from, to + 1);
    // Two in a row are read sooner with 'e'.
    for (const words of run.length > 2 ? [`${run[0]} a ${run.at(-1)}`] : run) runs.push(words);
    from = to;
  }
  const last = runs.pop() ?? '';
  return runs.length === 0 ? last : `${runs.join(', ')} e ${last}`;
};
