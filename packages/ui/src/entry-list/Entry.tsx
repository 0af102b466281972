import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icon/icons.tsx';
import type { LinkComponent } from '../layout/link.ts';
import { Detail, Figure, Line, LinkLine, Sign, Title, Words } from './entryParts.ts';

/** One thing of an EntryList. */
export interface EntryItem {
  /** What it is; no other of the list is called so. */
  readonly title: string;
  /** One quiet line under it. */
  readonly detail?: ReactNode;
  /** Another one under that: when and by whom. */
  readonly note?: ReactNode;
  /** A count at the right, or a word in its place. */
  readonly value?: number | string | undefined;
  /** It waits for somebody: drawn stronger. The words must say it too. */
  readonly isCaution?: boolean | undefined;
  /** Decoration before the words. */
  readonly icon?: ReactNode;
  /** Where it is worked on: the whole line leads there. */
  readonly href?: string | undefined;
}

interface EntryProps extends EntryItem {
  readonly linkComponent: LinkComponent;
}

/** The line of one thing: a link where there is somewhere to go. */
export function Entry({
  title,
  detail,
  note,
  value,
  isCaution = false,
  icon,
  href,
  linkComponent,
}: EntryProps) {
  const content = (
    <>
      {icon && (
        <Sign $caution={isCaution} aria-hidden="true">
          {icon}
        </Sign>
      )}
      <Words>
        <Title>{title}</Title>
        {detail && <Detail>{detail}</Detail>}
        {note && <Detail>{note}</Detail>}
      </Words>
      {value !== undefined && (
        <Figure $caution={isCaution}>
          {typeof value === 'number' ? value.toLocaleString('pt-BR') : value}
        </Figure>
      )}
    </>
  );
  return href === undefined ? (
    <Line>{content}</Line>
  ) : (
    <LinkLine as={linkComponent} href={href}>
      {content}
      <ChevronRightIcon />
    </LinkLine>
  );
}
