import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { LinkComponent } from './link.ts';

/** Props of a tile, which belongs in a TileGrid. */
export interface TileProps {
  /** Name of the module. */
  readonly title: string;
  /** The content of the module, or its waiting work, such as 14 sem CCO. */
  readonly subtitle?: ReactNode;
  readonly icon: ReactNode;
  readonly href: string;
  /** True when the subtitle is waiting work. */
  readonly isCaution?: boolean | undefined;
  /** Address of the things that the subtitle counts. */
  readonly subtitleHref?: string | undefined;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const Root = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: ${size.tileIcon} 1fr;
  gap: ${space.m};
  align-items: center;
  min-height: ${size.tile};
  padding: ${space.l};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  transition: border-color ${motion.fast};
  &:hover { border-color: ${color.accent}; box-shadow: inset 0 0 0 ${size.hairline} ${color.accent}; }
`;

const IconBox = styled.span`
  display: grid;
  place-content: center;
  width: ${size.tileIcon};
  height: ${size.tileIcon};
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  svg { width: ${size.iconLarge}; height: ${size.iconLarge}; }
`;

const Title = styled.span`
  display: block;
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;
`;

const Subtitle = styled.span<{ readonly $caution: boolean }>`
  display: block;
  margin-top: ${space.xxs};
  color: ${({ $caution }) => ($caution ? color.caution : color.textFaint)};
  font-size: ${font.size.label};
  font-weight: ${({ $caution }) => ($caution ? font.weight.medium : font.weight.normal)};
`;

/** The link of the tile, which covers its whole free area. */
const WholeLink = styled.a`
  color: inherit;
  text-decoration: none;
  &::after { position: absolute; inset: 0; border-radius: ${radius.m}; content: ''; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.hairline}; }
`;

const SubtitleLink = styled.a`
  position: relative;
  z-index: 1;
  color: inherit;
`;

/** A link to a module. */
export function Tile({
  title,
  subtitle,
  icon,
  href,
  isCaution = false,
  subtitleHref,
  linkComponent = 'a',
}: TileProps) {
  if (subtitleHref !== undefined)
    return (
      <Root as="div">
        <IconBox aria-hidden="true">{icon}</IconBox>
        <span>
          <Title>
            <WholeLink as={linkComponent} href={href}>
              {title}
            </WholeLink>
          </Title>
          <Subtitle $caution={isCaution}>
            <SubtitleLink as={linkComponent} href={subtitleHref}>
              {subtitle}
            </SubtitleLink>
          </Subtitle>
        </span>
      </Root>
    );
  return (
    <Root as={linkComponent} href={href}>
      <IconBox aria-hidden="true">{icon}</IconBox>
      <span>
        <Title>{title}</Title>
        {subtitle && <Subtitle $caution={isCaution}>{subtitle}</Subtitle>}
      </span>
    </Root>
  );
}
