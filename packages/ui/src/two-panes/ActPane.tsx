import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/Heading.tsx';
import { lazySize } from '../theme/lazyScale.ts';
import { stacked, tabular } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface ActPaneProps {
  /** The fields, at the left. */
  readonly children: ReactNode;
  /** Heading at the right: A cobrar no cartão. */
  readonly title: string;
  /** The one figure below the heading: R$ 750,00. */
  readonly figure: string;
  /** The rest of the result. */
  readonly result: ReactNode;
  /** The acts below the result, the main one last. */
  readonly footer: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(${lazySize.paneThing}, 30%);
  gap: ${space.l};
  align-items: start;
  ${stacked} { display: flex; flex-direction: column; align-items: stretch; }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-content: start;
  min-width: 0;
`;

const Side = styled.section`
  position: sticky;
  top: ${space.s};
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  padding: ${space.l};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  ${stacked} { position: static; }
`;

const Figure = styled.p`
  font-size: ${font.size.greeting};
  font-weight: ${font.weight.strong};
  line-height: 1.2;
  ${tabular}
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s};
`;

/**
 * A long form at the left; at the right its result and act, which stay in sight during scrolling. Below 900 px they follow the form.
 */
export function ActPane({ children, title, figure, result, footer }: ActPaneProps) {
  const id = useId();
  return (
    <Root>
      <Fields>{children}</Fields>
      <Side aria-labelledby={id}>
        <Heading id={id} level={2} size="label">
          {title}
        </Heading>
        <Figure>{figure}</Figure>
        {result}
        <Foot>{footer}</Foot>
      </Side>
    </Root>
  );
}
