import { counted } from '@vidas/api-client/words/counted.ts';
import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { isFreshEscape } from '@vidas/ui/popover/isFreshEscape.ts';
import { isTouch } from '@vidas/ui/theme/isTouch.ts';
import { VisuallyHidden } from '@vidas/ui/text/VisuallyHidden.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ModuleManifest } from '../app/manifest.ts';

export interface ModuleSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The matching modules; Enter opens the first. */
  readonly found: readonly ModuleManifest[];
}

/** Focused from the start, so that typing finds a tile; Enter opens the first, Escape clears. */
export function ModuleSearch({ typed, onType, found }: ModuleSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isTouch()) input.current?.focus();
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (isFreshEscape(event)) onType('');
    // The tile is the link, and a click on it has the effects of a choice.
    if (event.key === 'Enter' && typed.trim() !== '')
      document.querySelector<HTMLAnchorElement>('main ul a')?.click();
  };
  const first = found[0];
  const news = first
    ? `${counted(found.length, 'módulo', 'módulos')}, Enter abre ${moduleNames[first.key]}`
    : 'Nenhum módulo com esse nome';
  return (
    <>
      <TextField
        ref={input}
        label="Buscar módulo"
        isLabelHidden
        placeholder="Buscar módulo"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKey}
      />
      <VisuallyHidden role="status">{typed.trim() === '' ? '' : news}</VisuallyHidden>
    </>
  );
}
