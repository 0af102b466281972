import { use } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { ClosingContext } from '../leaving/closing.ts';

/** Closes the dialog or drawer around it as its cross does, and asks first where typed text is not saved. */
export function CloseButton(props: Omit<ButtonProps, 'onPress'>) {
  const closing = use(ClosingContext);
  return <Button {...props} onPress={() => closing?.close()} />;
}
