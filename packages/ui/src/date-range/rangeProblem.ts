/** What is wrong with a period of days 'YYYY-MM-DD', in words for the person; an incomplete period has no problem yet. */
export function rangeProblem(start: string | null, end: string | null): string | null {
  if (start === null || end === null || end > start) return null;
  return 'A data final deve ser posterior à data inicial';
}
