/**
 * What is wrong with a period of days 'YYYY-MM-DD', in words for the person; an incomplete period has no problem yet.
 * A period of one day is refused unless `isOneDayAllowed`.
 */
export function rangeProblem(
  start: string | null,
  end: string | null,
  isOneDayAllowed = false,
): string | null {
  if (start === null || end === null || end > start) return null;
  if (!isOneDayAllowed) return 'A data final deve ser posterior à data inicial';
  return end === start ? null : 'A data final não pode ser anterior à data inicial';
}
