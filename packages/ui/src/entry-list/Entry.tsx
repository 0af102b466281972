import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icon/icons.tsx';
import type { LinkComponent } from '../layout/link.ts';
import { Acts, Detail, Figure, Line, LinkLine, Sign, Title, Words } from './entryParts.ts';

export interface EntryItem {
  /** Title of the entry; unique in the list. */
  readonly title: string;
  /** One quiet line under the title. */
  readonly detail?: ReactNode;
  /** Another quiet line, such as when and by whom. */
  readonly note?: ReactNode;
  /** A count at the right, or a word instead. */
  readonly value?: number | string | undefined;
  /** Draws a pending entry stronger; its words must say so too. */
  readonly isCaution?: boolean | undefined;
  /** Decorative icon before the words. */
  readonly icon?: ReactNode;
  /** Address of the page for this entry; the whole line is the link. */
  readonly href?: string | undefined;
  /** Buttons at the right that act on the entry. Not together with an address. */
  readonly acts?: ReactNode;
}

interface EntryProps extends EntryItem {
  readonly linkComponent: LinkComponent;
}

/** The line of one entry: a link when it has an address. */
export function Entry({
  title,
  detail,
  note,
  value,
  isCaution = false,
  icon,
  href,
  acts,
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
      {acts && <Acts>{acts}</Acts>}
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
