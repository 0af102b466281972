import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Notice } from '../notice/Notice.tsx';
import { space } from '../theme/scale.ts';
import { Dialog } from './Dialog.tsx';
import { fold } from '../fold/fold.ts';

const bare = (text: string): string => fold(text.trim().replace(/\s+/gu, ' '));

/**
 * True when a person typed the requested word. Case, accents and the number of spaces do not matter. An empty word
 * never counts.
 */
export const isSameWord = (typed: string, wanted: string): boolean =>
  bare(typed) !== '' && bare(typed) === bare(wanted);

export interface ConfirmProps {
  /** The question, with the thing's name in it: Excluir o plano "Smart 200"? */
  readonly question: ReactNode;
  /** The consequence, and whether it can be undone. */
  readonly children?: ReactNode;
  /** The verb on the button: Excluir, never OK. */
  readonly actionLabel: string;
  /** Default Cancelar; another word when the act itself is a cancellation. */
  readonly cancelLabel?: string | undefined;
  /** Default danger, for an act that destroys; primary for others. */
  readonly tone?: 'danger' | 'primary' | undefined;
  /**
   * A text to be typed first, for an act that cannot be undone; best the name of the thing. Case, accents and outer
   * spaces do not count.
   */
  readonly typedWord?: string | undefined;
  /** The reason why the act failed. The dialog stays open, so that the person can try again or leave. */
  readonly errorMessage?: string | undefined;
  /** True while the act runs. It can then neither be repeated nor left. */
  readonly isPending?: boolean | undefined;
  /** Default true. */
  readonly isOpen?: boolean | undefined;
  /** Called when the person confirms. */
  readonly onConfirm: () => void;
  /** Called when the person gives up, by the button, Escape or the cross. */
  readonly onCancel: () => void;
}

const Body = styled.form`
  display: grid;
  gap: ${space.l};
`;

/** Longest time between the presses of a double click, in ms. */
const doubleClick = 500;

/** Asks before an important act; a double click confirms only once. */
export function Confirm({
  question,
  children,
  actionLabel,
  cancelLabel = 'Cancelar',
  tone = 'danger',
  typedWord,
  errorMessage,
  isPending = false,
  isOpen = true,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const wordsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const confirmedAt = useRef(-doubleClick);
  const isTyped = typedWord !== undefined;
  useEffect(() => {
    if (isOpen && isTyped) field.current?.focus();
  }, [isOpen, isTyped]);
  useEffect(() => {
    // An act that has ended may be tried again at once.
    if (!isPending) confirmedAt.current = -doubleClick;
  }, [isPending, errorMessage]);
  const handleConfirm = () => {
    if (isPending) return;
    if (typedWord === undefined || isSameWord(typed, typedWord)) {
      // The second press of a double click comes before the pending state is drawn.
      const now = performance.now();
      const isSecond = now - confirmedAt.current < doubleClick;
      confirmedAt.current = now;
      return isSecond ? undefined : onConfirm();
    }
    setIsRefused(true);
    field.current?.focus();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    handleConfirm();
  };
  return (
    <Dialog
      title={question}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      isDismissable={!isPending}
      onClose={onCancel}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} isPending={isPending} onPress={handleConfirm}>
            {actionLabel}
          </Button>
        </>
      }
    >
      <Body noValidate onSubmit={handleSubmit}>
        {children && <div id={wordsId}>{children}</div>}
        {isTyped && (
          <TextField
            ref={field}
            label={
              <>
                Para confirmar, digite <strong>{typedWord}</strong>
              </>
            }
            autoComplete="off"
            spellCheck={false}
            aria-describedby={children ? wordsId : undefined}
            value={typed}
            isDisabled={isPending}
            errorMessage={isRefused ? `Digite “${typedWord}” para confirmar.` : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsRefused(false);
            }}
          />
        )}
        {errorMessage && (
          <Notice tone="negative" isLive>
            {errorMessage}
          </Notice>
        )}
      </Body>
    </Dialog>
  );
}
