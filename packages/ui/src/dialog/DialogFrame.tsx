import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { ToastPlace } from '../toast/ToastPlace.tsx';
import { DialogBody } from './DialogBody.tsx';

/** Nowhere, or on a dialog around the element: what react-aria focuses once more half a second after it opened. */
const isLostFrom = (before: Element | null): boolean => {
  const now = document.activeElement;
  return now === document.body || (now !== null && now !== before && now.contains(before));
};

interface Before {
  readonly element: Element | null;
  /** Surrounding dialog. */
  readonly host: Element | null;
}

/** The element that had the focus before each dialog. */
const befores = new WeakMap<Element, Before>();

/** Element that had the focus before; if it left with an earlier dialog, the element before that dialog. */
function stillThere({ element, host }: Before): Element | null {
  if (element === null || element.isConnected) return element;
  const earlier = host && befores.get(host);
  return earlier ? stillThere(earlier) : null;
}

/**
 * Restores the focus to the element that had it before the dialog was drawn, when the dialog goes and nothing else took the
 * focus. react-aria's dialogs do this in the next frame; when a late answer (and no press) closed the dialog, the page behind is
 * still inert in that frame, because React ends the inertness after it, and the focus would be lost. When this dialog was opened
 * in another one and goes half a second after that one came, the other one may have taken the focus for itself.
 */
function useFocusBack(dialog: RefObject<Element | null>): void {
  const [before] = useState((): Before => {
    const element = document.activeElement;
    return { element, host: element?.closest('[role="dialog"], [role="alertdialog"]') ?? null };
  });
  useEffect(() => {
    if (dialog.current) befores.set(dialog.current, before);
    return () => {
      setTimeout(() => {
        const element = stillThere(before);
        if (!isLostFrom(element)) return;
        // The dialog's act may have disabled that element: then the nearest focusable ancestor, in a table the cell.
        for (let place = element; place !== null; place = place.parentElement) {
          if (place instanceof HTMLElement) place.focus();
          if (document.activeElement === place) return;
        }
      });
    };
  }, [before, dialog]);
}

export interface DialogFrameProps {
  /** The heading, and the name of the dialog. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The acts below, the main one last. */
  readonly footer?: ReactNode;
  readonly role: 'dialog' | 'alertdialog';
  /** Called by the cross; without it there is no cross. */
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
