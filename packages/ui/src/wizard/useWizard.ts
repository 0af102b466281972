import { useEffect, useRef, useState, type RefObject } from 'react';
import { checked, refusedAt, stepStates, wentTo, wizardStart } from './stepStates.ts';
import type { StepItem } from './Steps.tsx';
import type { WizardProps, WizardStep } from './wizardTypes.ts';

/** The key of the last step, when there is a summary. */
export const summaryKey = 'resumo';

/** The state of a wizard. */
export interface WizardState {
  /** With the summary, if there is one. */
  readonly steps: readonly WizardStep[];
  readonly items: readonly StepItem[];
  readonly index: number;
  /** The steps up to this one are mounted. */
  readonly furthest: number;
  readonly isLast: boolean;
  readonly isChecking: boolean;
  /** Why going on was refused, in words. */
  readonly problem: string | undefined;
  /** The DOM section of the current step. */
  readonly section: RefObject<HTMLElement | null>;
  readonly next: () => void;
  readonly goTo: (key: string) => void;
  readonly back: () => void;
}

const wrongField =
  ':is(input, select, textarea, button, [role="combobox"])[aria-invalid="true"], [aria-invalid="true"] :is(input, select, textarea)';

/** Position and moves of a wizard: a step is checked on the way forward, not on the way back. */
export function useWizard({
  steps: given,
  summary,
  onSave,
  isSaving = false,
  errorMessage,
  errorStep,
}: WizardProps): WizardState {
  const [place, setPlace] = useState(wizardStart);
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const steps: readonly WizardStep[] = summary
    ? [...given, { key: summaryKey, label: 'Resumo', content: null }]
    : given;
  const count = steps.length;
  const index = Math.min(place.index, count - 1);
  const isLast = index === count - 1;

  const lastShown = useRef(index);
  useEffect(() => {
    if (lastShown.current === index) return;
    lastShown.current = index;
    section.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [index]);
  useEffect(() => {
    // After rendering, because only then the wrong fields are marked.
    if (problem) section.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [problem, place]);

  const refusedStep = given.findIndex(({ key }) => key === errorStep);
  const [refusal, setRefusal] = useState<string>();
  // Detects a new refusal; a running save clears the old one.
  if (refusal !== errorMessage) {
    setRefusal(errorMessage);
    if (errorMessage !== undefined && refusedStep >= 0) {
      setProblem(errorMessage);
      setPlace(refusedAt(place, refusedStep));
    }
  }

  const move = (to: typeof place) => {
    setProblem(undefined);
    setPlace(to);
  };
  const check = async (): Promise<boolean | null> => {
    try {
      return (await steps[index]?.validate?.()) ?? true;
    } catch {
      return null;
    }
  };
  const next = async () => {
    if (isChecking || isSaving) return;
    setIsChecking(true);
    const answer = await check();
    setIsChecking(false);
    if (answer === null) return setProblem('Não foi possível conferir este passo. Tente de novo.');
    const to = checked({ ...place, index }, { isGood: answer, count });
    if (!answer) {
      setProblem('Corrija os campos marcados para continuar.');
      setPlace(to);
      return;
    }
    move(to);
    if (isLast) onSave();
  };
  return {
    steps,
    items: stepStates({ ...place, index }, count).map((state, step) => ({
      key: steps[step]?.key ?? '',
      label: steps[step]?.label ?? '',
      state,
    })),
    index,
    furthest: place.furthest,
    isLast,
    isChecking,
    problem,
    section,
    next: () => void next(),
    goTo: (key) =>
      move(
        wentTo(
          place,
          steps.findIndex((step) => step.key === key),
        ),
      ),
    back: () => move(wentTo(place, index - 1)),
  };
}
