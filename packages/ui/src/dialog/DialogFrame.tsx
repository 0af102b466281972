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

/**
 * True when the focus is nowhere, or on a dialog around the element. Half a second after opening, react-aria focuses
 * such a dialog again.
 */
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

/** The element that had the focus before. If it left with an earlier dialog, the element before that dialog. */
function stillThere({ element, host }: Before): Element | null {
  if (element === null || element.isConnected) return element;
  const earlier = host && befores.get(host);
  return earlier ? stillThere(earlier) : null;
}

/**
 * Restores the focus to the earlier element when the dialog goes and nothing else took it. react-aria does this in
 * the next frame, which is too early when a late answer closed the dialog: the page is still inert then. A dialog
 * opened from another one may also lose the focus to it, because react-aria focuses that one half a second late.
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
        // The act of the dialog may have disabled that element. Its nearest focusable ancestor then gets the focus,
        // in a table the cell.
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
  /** Called by the cross. Without it the dialog has no cross. */
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
