import { use } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { ClosingContext } from '../leaving/closing.ts';

/**
 * A button that closes the dialog or drawer around it, as its cross does. It asks first when typed text is not saved.
 */
export function CloseButton(props: Omit<ButtonProps, 'onPress'>) {
  const closing = use(ClosingContext);
  return <Button {...props} onPress={() => closing?.close()} />;
}
