import { createContext, useContext } from 'react';

/** State of the side menu on a narrow screen, shared by the frame, the header's menu button and the menu. */
export interface Drawer {
  /** False when the frame has no side menu. */
  readonly hasMenu: boolean;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

const noDrawer: Drawer = { hasMenu: false, isOpen: false, setIsOpen: () => {} };

/** The context that AppFrame provides. */
export const DrawerContext = createContext<Drawer>(noDrawer);

/** The drawer of the surrounding frame. Outside a frame it never opens. */
export const useDrawer = (): Drawer => useContext(DrawerContext);

/** The id of the side menu, for the button that opens it. */
export const menuId = 'menu-lateral';
