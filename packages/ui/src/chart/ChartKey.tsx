import styled from 'styled-components';
import type { LinkComponent } from '../layout/link.ts';
import { tabular } from '../theme/mixins.ts';
import { font, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { Swatch, type SwatchProps } from './Swatch.tsx';

/** One entry; its index is the index of its colour. */
export interface KeyEntry {
  readonly name: string;
  /** The number as text, with its unit. */
  readonly value: string;
  /** A few quiet words after the number. */
  readonly note?: string | undefined;
  /** Address of the rows that the number counts. */
  readonly href?: string | undefined;
}

export interface ChartKeyProps {
  readonly entries: readonly KeyEntry[];
  readonly shape: NonNullable<SwatchProps['shape']>;
  /**
   * True for entries one below another with their numbers in a column, as under a ring on a phone. Default side by
   * side.
   */
  readonly isList?: boolean | undefined;
  /** The router's link, where entries have an address; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const Root = styled.ul<{ readonly $list: boolean }>`
  ${tabular}
  display: flex;
  flex-direction: ${({ $list }) => ($list ? 'column' : 'row')};
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  padding: 0;
  list-style: none;
  font-size: ${font.size.table};
`;

const Entry = styled.li<{ readonly $list: boolean }>`
  display: flex;
  align-items: baseline;
  gap: 0 ${space.s};
  min-width: 0;
  strong { font-weight: ${font.weight.strong}; white-space: nowrap; ${({ $list }) => $list && 'margin-left: auto;'} }
  a { color: ${color.accent}; }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.label};
  white-space: nowrap;
`;

/** The names of the colours, each with its number; used where names do not fit beside the bars or lines. */
export function ChartKey({ entries, shape, isList = false, linkComponent: Link = 'a' }: ChartKeyProps) {
  return (
    <Root $list={isList}>
      {entries.map(({ name, value, note, href }, at) => (
        <Entry key={name} $list={isList}>
          <Swatch tone={at} shape={shape} />
          <Name>{name}</Name>
          <strong>{href === undefined ? value : <Link href={href}>{value}</Link>}</strong>
          {note && <Note>{note}</Note>}
        </Entry>
      ))}
    </Root>
  );
}
