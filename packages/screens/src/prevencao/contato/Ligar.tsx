import type { ReactNode } from 'react';
import { telHref } from '../../write/telHref.ts';
import { writeFone } from '../../write/writeFone.ts';

interface LigarProps {
  readonly fone: string;
}

/** A link that calls the chosen number, where the device can (PRV-23). */
export function Ligar({ fone }: LigarProps) {
  const href = telHref(fone);
  return href === undefined ? null : <a href={href}>{`Ligar para ${writeFone(fone) ?? fone}`}</a>;
}

/** A number of a list as a link that calls it; a number that cannot be is plain text. Tab skips it: the dialog has the link too. */
export const foneDaLinha = (fone: string | null | undefined, marked: ReactNode): ReactNode => {
  const href = telHref(fone);
  return href === undefined ? (
    marked
  ) : (
    <a href={href} tabIndex={-1}>
      {marked}
    </a>
  );
};
