import { Button } from '../button/Button.tsx';
import { Kbd } from '../text/Kbd.tsx';
import type { DeskAct, DeskActs } from './desk.types.ts';

export interface DeskButtonsProps {
  readonly acts: DeskActs;
  readonly isPending: boolean;
  /** The focus is in the form, whose key is Enter; else the key is E. */
  readonly isTyped: boolean;
  /** False while the thing is on its way. */
  readonly isReady: boolean;
  /** An act of the desk, pressed at a moment of the clock of events. */
  readonly onDecide: (act: DeskAct, at: number) => void;
}

/** The acts of a thing, each beside its key, the main one last. */
export function DeskButtons({ acts, isPending, isTyped, isReady, onDecide }: DeskButtonsProps) {
  const { accept, deny, picks = [], quantity } = acts;
  const off = !isReady;
  const plain = (act: DeskAct, key: string) => (
    <Button
      key={key}
      aria-keyshortcuts={key}
      isDisabled={off || isPending}
      onPress={({ timeStamp }) => onDecide(act, timeStamp)}
    >
      {act.label} <Kbd aria-hidden="true">{key}</Kbd>
    </Button>
  );
  return (
    <>
      {quantity && (
        <Button tone="quiet" aria-keyshortcuts="Q" isDisabled={off} onPress={quantity.onPress}>
          {quantity.label} <Kbd aria-hidden="true">Q</Kbd>
        </Button>
      )}
      {picks.map((pick, at) => plain(pick, String(at + 1)))}
      {deny && plain(deny, 'G')}
      {accept && 'form' in accept && (
        <Button
          tone="primary"
          type="submit"
          aria-keyshortcuts={isTyped ? 'Enter' : 'E'}
          isDisabled={off}
          isPending={accept.isPending}
          // The native attribute: the acts stand below the form.
          {...{ form: accept.form }}
        >
          {accept.label} <Kbd aria-hidden="true">{isTyped ? 'Enter' : 'E'}</Kbd>
        </Button>
      )}
      {accept && 'decide' in accept && (
        <Button
          tone="primary"
          aria-keyshortcuts="E"
          isDisabled={off}
          isPending={isPending}
          onPress={({ timeStamp }) => onDecide(accept, timeStamp)}
        >
          {accept.label} <Kbd aria-hidden="true">E</Kbd>
        </Button>
      )}
    </>
  );
}
