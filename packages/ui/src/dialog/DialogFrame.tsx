import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { ToastPlace } from '../toast/ToastPlace.tsx';
import { DialogBody } from './DialogBody.tsx';
import { useFocusBack } from './useFocusBack.ts';

export interface DialogFrameProps {
  /** The heading, and the name of the dialog. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The acts below, the main one last. */
  readonly footer?: ReactNode;
  readonly role: 'dialog' | 'alertdialog';
  /** What the cross does; without it there is no cross. */
  readonly onClose?: (() => void) | undefined;
}

const Root = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space.m};
  padding: ${space.l} ${space.l} ${space.m} ${space.xl};
`;

const Title = styled(Heading)`
  flex: 1;
  min-width: 0;
  padding-top: ${space.xs};
  font-size: ${font.size.title};
  line-height: 1.3;
  font-weight: ${font.weight.strong};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s};
  padding: ${space.m} ${space.xl};
  border-top: ${size.hairline} solid ${color.border};
`;

/** Title with its cross, the part that scrolls, the acts below: the inside of a dialog and of a drawer. */
export function DialogFrame({ title, children, footer, role, onClose }: DialogFrameProps) {
  const root = useRef<HTMLElement>(null);
  useFocusBack(root);
  return (
    <Root ref={root} role={role}>
      <Head>
        <Title slot="title" level={2}>
          {title}
        </Title>
        {onClose && <IconButton label="Fechar" icon={<CloseIcon />} onPress={onClose} />}
      </Head>
      <DialogBody>{children}</DialogBody>
      {footer && <Foot>{footer}</Foot>}
      <ToastPlace level="dialog" />
    </Root>
  );
}
