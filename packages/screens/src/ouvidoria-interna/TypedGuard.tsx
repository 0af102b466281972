import { lazy, Suspense } from 'react';

// Loaded at the first input. When its code cannot be loaded, the page stays without a question.
const LeaveGuard = lazy(() =>
  import('@vidas/ui/leaving/LeaveGuard.tsx').then(
    ({ LeaveGuard: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

interface TypedGuardProps {
  readonly isOn: boolean;
  /** Name of the form in the question. */
  readonly title: string;
}

/** Asks before a text of the portal is lost; Sair rápido never asks (OUV-12). */
export function TypedGuard({ isOn, ...guard }: TypedGuardProps) {
  if (!isOn) return null;
  return (
    <Suspense>
      <LeaveGuard isOn {...guard} />
    </Suspense>
  );
}
