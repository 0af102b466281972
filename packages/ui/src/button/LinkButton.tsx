import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { LinkComponent } from '../layout/link.ts';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonTone } from './buttonLook.ts';

/** Also takes any attribute of a native link (target, download, rel, ref …). */
export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** The words of the link: its destination. */
  readonly children: ReactNode;
  /** The address. */
  readonly href: string;
  /** Default secondary. */
  readonly tone?: ButtonTone | undefined;
  /** Default normal. */
  readonly size?: ButtonSize | undefined;
  /** Drawn before the words; decoration. */
  readonly icon?: ReactNode;
  /** Takes the whole width. */
  readonly isWide?: boolean | undefined;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const Root = styled.a<ButtonLook & { readonly $wide: boolean }>`
  ${buttonLook}
  ${({ $wide }) => $wide && css`width: 100%; white-space: normal;`}
`;

/** A link that looks like a button; as a link it can be opened in a new tab. */
export function LinkButton({
  children,
  tone = 'secondary',
  size = 'normal',
  icon,
  isWide = false,
  linkComponent = 'a',
  ...native
}: LinkButtonProps) {
  return (
    <Root as={linkComponent} {...native} $tone={tone} $size={size} $wide={isWide}>
      {icon}
      {children}
    </Root>
  );
}
