import type { ReactNode } from 'react';
import { MenuTrigger, type PopoverProps } from 'react-aria-components/Menu';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry, MenuGroup } from './menu.types.ts';
import { Pane, Trigger } from './menuParts.ts';

export interface MenuProps {
  /** The name of the button and of the menu. */
  readonly label: string;
  /** The content of the button, such as an icon or the person's badge. */
  readonly trigger: ReactNode;
  /** Acts and groups of acts; a key is unique in the whole menu. */
  readonly items: readonly (MenuEntry | MenuGroup)[];
  /** Called with the key of the chosen act. */
  readonly onAction: (key: string) => void;
  /** Default bottom end, which aligns menu and button at their right edges. */
  readonly placement?: PopoverProps['placement'] | undefined;
  /** True while the button does not open the menu. */
  readonly isDisabled?: boolean | undefined;
  /** Size of the button. Default normal. */
  readonly size?: 'small' | 'normal' | undefined;
  /** Called before the menu is shown, for items that are computed only then. */
  readonly onOpen?: (() => void) | undefined;
}

/** A button that opens a list of acts. Arrow keys move, letters jump, Escape closes. */
export function Menu({
  label,
  trigger,
  items,
  onAction,
  placement = 'bottom end',
  isDisabled = false,
  size = 'normal',
  onOpen,
}: MenuProps) {
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <Trigger aria-label={label} isDisabled={isDisabled} $tone="quiet" $size={size}>
        {trigger}
      </Trigger>
      <Pane placement={placement}>
        <MenuList label={label} items={items} onAction={onAction} />
      </Pane>
    </MenuTrigger>
  );
}
