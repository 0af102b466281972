/** How a step stands: still ahead, on show, passed, or passed by with something wrong in it. */
export type StepState = 'ahead' | 'current' | 'done' | 'error';

/** Where a wizard is; `furthest` is the last step that was ever reached, so that one may go back and come forward again. */
export interface WizardPlace {
  readonly index: number;
  readonly furthest: number;
  /** Steps that were checked and refused. */
  readonly wrong: ReadonlySet<number>;
}

/** Before anything is filled in. */
export const wizardStart: WizardPlace = { index: 0, furthest: 0, wrong: new Set() };

const withWrong = (wrong: ReadonlySet<number>, index: number, isWrong: boolean): ReadonlySet<number> => {
  const next = new Set(wrong);
  if (isWrong) next.add(index);
  else next.delete(index);
  return next;
};

/** The step was checked: a good one gives way to the next of `count`, a wrong one stays. */
export const checked = (
  place: WizardPlace,
  { isGood, count }: { readonly isGood: boolean; readonly count: number },
): WizardPlace => {
  const wrong = withWrong(place.wrong, place.index, !isGood);
  if (!isGood) return { ...place, wrong };
  const index = Math.min(place.index + 1, count - 1);
  return { index, furthest: Math.max(place.furthest, index), wrong };
};

/** To a step that was reached before; a step still ahead leaves all as it is. */
export const wentTo = (place: WizardPlace, index: number): WizardPlace =>
  index < 0 || index > place.furthest ? place : { ...place, index };

/** How each of `count` steps stands. */
export const stepStates = ({ index, furthest, wrong }: WizardPlace, count: number): StepState[] =>
  Array.from({ length: count }, (_, step) => {
    if (step === index) return 'current';
    if (wrong.has(step)) return 'error';
    return step < furthest || step < index ? 'done' : 'ahead';
  });
