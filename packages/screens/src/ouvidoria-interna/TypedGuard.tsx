import { lazy, Suspense } from 'react';

// Loaded when something is typed. Where its code does not come, nothing is asked, and the page stays.
const LeaveGuard = lazy(() =>
  import('@vidas/ui/leaving/LeaveGuard.tsx').then(
    ({ LeaveGuard: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

interface TypedGuardProps {
  readonly isOn: boolean;
  /** What is filled in. */
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
