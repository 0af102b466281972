/** What is wrong with a period of months 'YYYY-MM', in words for the person; one month is a period, an incomplete one has no problem yet. */
export function competenceRangeProblem(start: string | null, end: string | null): string | null {
  if (start === null || end === null || end >= start) return null;
  return 'A competência final não pode ser anterior à inicial';
}
