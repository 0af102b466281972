import { useState } from 'react';
import styled from 'styled-components';
import { bareIconLook } from '../../button/buttonLook.ts';
import { EyeIcon, EyeOffIcon } from '../../icon/icons.tsx';
import { size } from '../../theme/scale.ts';
import { type InputFieldProps, TextField } from './TextField.tsx';

/** Set autoComplete to current-password or new-password. */
export type PasswordFieldProps = InputFieldProps;

const Eye = styled.button`
  ${bareIconLook}
  display: grid;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
`;

/** A password: hidden until the eye is pressed, never corrected or completed. A note shows when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCaps, setIsCaps] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      {...(isCaps && { hint: 'A tecla Caps Lock está ligada.' })}
      onKeyUp={(event) => {
        props.onKeyUp?.(event);
        setIsCaps(event.getModifierState('CapsLock'));
      }}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      trailing={
        <Eye
          type="button"
          aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
          disabled={props.isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </Eye>
      }
    />
  );
}
