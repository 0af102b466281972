import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** One name and its value; an empty value is shown as a dash. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export interface FactsProps {
  /** Nome e valor, na ordem em que se leem. */
  readonly facts: readonly Fact[];
}

const Root = styled.dl`
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
`;

const Item = styled.div`
  padding: ${space.m} ${space.xl};
  & + & { border-top: ${size.hairline} solid ${color.border}; }
`;

const Name = styled.dt`
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
  color: ${color.textMuted};
`;

const Value = styled.dd`
  margin-top: ${space.xxs};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Names and values one under the other, for a record that is read and not worked on. */
export function Facts({ facts }: FactsProps) {
  return (
    <Root>
      {facts.map(({ name, value }) => (
        <Item key={name}>
          <Name>{name}</Name>
          <Value>{value === null || value === undefined || value === '' ? '—' : value}</Value>
        </Item>
      ))}
    </Root>
  );
}
