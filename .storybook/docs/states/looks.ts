/** A look of a state. */
export type Look = 'light' | 'dark' | 'phone';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The windows, in px: a desk and a phone. */
export const windows = {
  desk: { width: 1366, height: 854 },
  phone: { width: 390, height: 854 },
} as const satisfies Record<string, Size>;

export const looks: Readonly<Record<Look, { readonly name: string; readonly window: keyof typeof windows }>> =
  {
    light: { name: 'Claro', window: 'desk' },
    dark: { name: 'Escuro', window: 'desk' },
    phone: { name: 'Celular', window: 'phone' },
  };

/** The looks of a state; a story for the phone or for the dark theme has only its own. */
export const looksOf = (tags: readonly string[]): readonly Look[] => {
  if (tags.includes('celular')) return ['phone'];
  return tags.includes('escuro') ? ['dark'] : ['light', 'dark', 'phone'];
};
