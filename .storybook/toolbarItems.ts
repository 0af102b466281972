import type { Preview } from '@storybook/react-vite';

/** First choices of the toolbar, also those of every test without its own. */
export const initialGlobals = {
  theme: 'light',
  density: 'normal',
  text: 'normal',
  motion: 'system',
  person: 'manager',
};

/** The menus of the toolbar; the viewport has its own. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Tema',
    toolbar: {
      title: 'Tema',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Claro', icon: 'sun' },
        { value: 'dark', title: 'Escuro', icon: 'moon' },
        { value: 'forced', title: 'Alto contraste', icon: 'accessibility' },
      ],
    },
  },
  density: {
    description: 'Densidade',
    toolbar: {
      title: 'Densidade',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Densidade normal' },
        { value: 'compact', title: 'Densidade compacta' },
      ],
    },
  },
  text: {
    description: 'Tamanho do texto',
    toolbar: {
      title: 'Texto',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Texto 100%' },
        { value: 'double', title: 'Texto 200%' },
      ],
    },
  },
  motion: {
    description: 'Movimento',
    toolbar: {
      title: 'Movimento',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Movimento do sistema' },
        { value: 'reduced', title: 'Menos movimento' },
      ],
    },
  },
  person: {
    description: 'Quem usa, e como',
    toolbar: {
      title: 'Pessoa',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'manager', title: 'Gestora' },
        { value: 'seller', title: 'Vendedora' },
        { value: 'keyboard', title: 'Só teclado' },
        { value: 'slow', title: 'Rede lenta' },
      ],
    },
  },
};

/** Common screens, from the smallest phone that the portal supports to a wide monitor. */
export const viewports = {
  phoneSmall: { name: 'Celular pequeno 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Celular 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
  desk: { name: 'Mesa 1366', styles: { width: '1366px', height: '768px' } },
  wide: { name: 'Monitor 1920', styles: { width: '1920px', height: '1080px' } },
};
