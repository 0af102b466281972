import { createContext, useContext } from 'react';

/** The side menu on a narrow screen, shared by the frame, the menu button of the header and the menu. */
export interface Drawer {
  /** False when the frame has no side menu. */
  readonly hasMenu: boolean;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

const noDrawer: Drawer = { hasMenu: false, isOpen: false, setIsOpen: () => {} };

/** Set by AppFrame. */
export const DrawerContext = createContext<Drawer>(noDrawer);

/** The drawer of the surrounding frame; one that never opens outside a frame. */
export const useDrawer = (): Drawer => useContext(DrawerContext);

/** The id of the side menu, for the button that opens it. */
export const menuId = 'menu-lateral';
