import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** One name and its value; an empty value is shown as a dash. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export interface FactsProps {
  /** Names and values, in reading order. */
  readonly facts: readonly Fact[];
  /** Name and value on one line, without a box: a short sum beside its form. Default false. */
  readonly isLine?: boolean | undefined;
}

const lineLook = css`
  border: 0;
  & > div { display: flex; justify-content: space-between; gap: ${space.m}; padding: ${space.s} 0; }
  & dt { flex: none; font-size: ${font.size.table}; font-weight: ${font.weight.normal}; }
  & dd { margin: 0; font-size: ${font.size.table}; text-align: right; ${tabular} }
`;

const Root = styled.dl<{ readonly $line: boolean }>`
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  ${({ $line }) => $line && lineLook}
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
export function Facts({ facts, isLine = false }: FactsProps) {
  return (
    <Root $line={isLine}>
      {facts.map(({ name, value }) => (
        <Item key={name}>
          <Name>{name}</Name>
          <Value>{value === null || value === undefined || value === '' ? '—' : value}</Value>
        </Item>
      ))}
    </Root>
  );
}
