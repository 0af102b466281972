import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MenuList, type MenuListProps } from './MenuList.tsx';
import { Pane } from './menuParts.ts';

interface OpenMenuProps extends MenuListProps {
  /** Button beside the menu. It handles its own press. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** An open menu beside a button that is no trigger of react-aria, so that its code can load later than the button. */
export function OpenMenu({ anchor, onClose, onAction, ...list }: OpenMenuProps) {
  const trigger = useRef(anchor);
  return (
    <Pane
      triggerRef={trigger}
      trigger="MenuTrigger"
      aria-label={list.label}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
    >
      <MenuList
        {...list}
        onAction={(key) => {
          // The menu closes first, so that a dialog of the act later returns the focus to the button.
          flushSync(onClose);
          anchor.focus();
          onAction(key);
        }}
      />
    </Pane>
  );
}
