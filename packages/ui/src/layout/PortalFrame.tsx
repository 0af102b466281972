import type { ReactNode } from 'react';
import styled from 'styled-components';
import { narrow } from '../theme/mixins.ts';
import { font, layer, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { LinkComponent } from './link.ts';
import { mainId, SkipLink } from './SkipLink.tsx';

export interface PortalFrameProps {
  /** The page: one column of 640. */
  readonly children: ReactNode;
  /** The button Sair rápido, which is always visible. */
  readonly quickExit: ReactNode;
  /** Address behind the name. Default /. */
  readonly homeHref?: string | undefined;
  /** Content below the column: the name of the page's owner. */
  readonly footer?: ReactNode;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.portal};
  line-height: 1.45;
  @media print { display: block; }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.menu};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.m} ${space.xxl};
  border-bottom: ${size.hairline} solid ${color.border};
  background: ${color.surface};
  ${narrow} { padding: ${space.s} ${space.l}; }
  @media print { display: none; }
`;

const Name = styled.a`
  color: ${color.text};
  font-size: ${font.size.portalSmall};
  font-weight: ${font.weight.strong};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

const Column = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
  width: 100%;
  max-width: ${size.portalColumn};
  margin: 0 auto;
  padding: ${space.xxl} ${space.xxl} ${space.xxxl};
  outline: none;
  ${narrow} { padding: ${space.xl} ${space.l} ${space.xxl}; }
  @media print { padding: 0; }
`;

const Foot = styled.footer`
  width: 100%;
  max-width: ${size.portalColumn};
  margin: auto auto 0;
  padding: ${space.l} ${space.xxl};
  color: ${color.textFaint};
  font-size: ${font.size.portalSmall};
  ${narrow} { padding: ${space.l}; }
  break-before: avoid;
`;

/** The public portal around a page. */
export function PortalFrame({
  children,
  quickExit,
  homeHref = '/',
  footer,
  linkComponent = 'a',
}: PortalFrameProps) {
  return (
    <Root>
      <SkipLink />
      <Bar>
        <Name as={linkComponent} href={homeHref}>
          Ouvidoria Interna
        </Name>
        {quickExit}
      </Bar>
      <Column id={mainId} tabIndex={-1}>
        {children}
      </Column>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
