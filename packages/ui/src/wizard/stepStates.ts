/** State of a step: not reached, current, passed, or passed with a problem. */
export type StepState = 'ahead' | 'current' | 'done' | 'error';

/** Position of a wizard; `furthest` is the last step ever reached, so that one may go back and forward again. */
export interface WizardPlace {
  readonly index: number;
  readonly furthest: number;
  /** Steps that were checked and had a problem. */
  readonly wrong: ReadonlySet<number>;
}

/** Position at the start of a wizard. */
export const wizardStart: WizardPlace = { index: 0, furthest: 0, wrong: new Set() };

const withWrong = (wrong: ReadonlySet<number>, index: number, isWrong: boolean): ReadonlySet<number> => {
  const next = new Set(wrong);
  if (isWrong) next.add(index);
  else next.delete(index);
  return next;
};

/** Position after a check. A good step leads to the next of `count`, a wrong one stays. */
export const checked = (
  place: WizardPlace,
  { isGood, count }: { readonly isGood: boolean; readonly count: number },
): WizardPlace => {
  const wrong = withWrong(place.wrong, place.index, !isGood);
  if (!isGood) return { ...place, wrong };
  const index = Math.min(place.index + 1, count - 1);
  return { index, furthest: Math.max(place.furthest, index), wrong };
};

/** Shows and marks the step whose content the saving refused. */
export const refusedAt = (place: WizardPlace, index: number): WizardPlace => ({
  ...wentTo(place, index),
  wrong: withWrong(place.wrong, index, true),
});

/** Position after going to a step that was reached before. A later step changes nothing. */
export const wentTo = (place: WizardPlace, index: number): WizardPlace =>
  index < 0 || index > place.furthest ? place : { ...place, index };

/** The state of each of `count` steps. */
export const stepStates = ({ index, furthest, wrong }: WizardPlace, count: number): StepState[] =>
  Array.from({ length: count }, (_, step) => {
    if (step === index) return 'current';
    if (wrong.has(step)) return 'error';
    return step < furthest || step < index ? 'done' : 'ahead';
  });
