import { use } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { ClosingContext } from '../leaving/closing.ts';

/** Closes the dialog or drawer around as its cross does: what is typed in it and not saved is asked for first. */
export function CloseButton(props: Omit<ButtonProps, 'onPress'>) {
  const closing = use(ClosingContext);
  return <Button {...props} onPress={() => closing?.close()} />;
}
