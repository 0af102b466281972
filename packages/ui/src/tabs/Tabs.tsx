import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { CheckIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { tabular } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** One tab and its content. */
export interface TabItem {
  readonly key: string;
  readonly label: string;
  /** Text beside a green check when nothing is left to do in the tab: 'tudo aprovado'. */
  readonly doneText?: string | undefined;
  /** A short count beside the label; null keeps its place until it is known. */
  readonly badge?: string | number | null | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Content of the tab, mounted only while it is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Name of the record or page that the tabs divide, for screen readers. */
  readonly label: string;
  /** The tabs, from left to right. */
  readonly items: readonly TabItem[];
  /** Key of the open tab. */
  readonly selectedKey: string;
  /** Called with the key of the tab that the person opens. */
  readonly onChange: (key: string) => void;
}

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  /* in a filled page the panel takes the height that is left */
  flex: 1 1 auto;
  gap: ${space.s};
  min-height: 0;
`;

const List = styled(TabList)`
  display: flex;
  gap: ${space.xs};
  flex: none;
  overflow-x: auto;
  scrollbar-width: thin;
  border-bottom: ${size.hairline} solid ${color.border};
  /* More tabs than fit: a shade at the edge behind which they go on. The first two layers cover the shades at the ends, completely as far as a shade goes. */
  background:
    linear-gradient(to right, var(--ground, ${color.canvas}) ${space.s}, transparent) local left / ${size.control} 100% no-repeat,
    linear-gradient(to left, var(--ground, ${color.canvas}) ${space.s}, transparent) local right / ${size.control} 100% no-repeat,
    linear-gradient(to right, ${color.borderStrong}, transparent) scroll left / ${space.s} 100% no-repeat,
    linear-gradient(to left, ${color.borderStrong}, transparent) scroll right / ${space.s} 100% no-repeat;
` as typeof TabList;

const Item = styled(Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  flex: none;
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.s} ${radius.s} 0 0;
  border-bottom: ${size.thickLine} solid transparent;
  color: ${color.textMuted};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  &[data-hovered] { color: ${color.text}; background: ${color.surfaceSunken}; }
  &[data-selected] { color: ${color.accentInk}; border-bottom-color: ${color.accent}; }
  &[data-disabled] { opacity: 0.45; cursor: not-allowed; }
  &[data-focus-visible] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
  @media (forced-colors: active) { &[data-selected] { border-bottom-color: Highlight; } }
`;

const Badge = styled.span`
  ${tabular}
  /* As wide as most counts, so that a tab does not move when its own or that of another arrives. */
  min-width: calc(4.5ch + 2 * ${space.s});
  padding: 0 ${space.s};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${font.size.label};
  text-align: center;
  &:empty { visibility: hidden; }
`;

const Done = styled.span`
  display: inline-grid;
  color: ${color.positive};
`;

const Panel = styled(TabPanel)`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  gap: ${space.s};
  min-height: 0;
  border-radius: ${radius.s};
  outline: none;
  &[data-focus-visible] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.focusRing}; }
`;

/** Scrolls only the list of a tab sideways, until the tab is completely visible. */
const reveal = (tab: HTMLElement | null): void => {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const edge = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (right > edge.right) list.scrollLeft += right - edge.right;
  if (left < edge.left) list.scrollLeft -= edge.left - left;
};

/** Tabs over panels: arrow keys move between them, only the chosen panel is in the page. The chosen tab is always visible. */
export function Tabs({ label, items, selectedKey, onChange }: TabsProps) {
  return (
    <Root selectedKey={selectedKey} onSelectionChange={(key) => onChange(String(key))}>
      <List aria-label={label}>
        {items.map(({ key, label: words, badge, doneText, isDisabled }) => (
          <Item key={key} id={key} isDisabled={isDisabled ?? false} ref={key === selectedKey ? reveal : null}>
            {words}
            {badge !== undefined && <Badge>{badge}</Badge>}
            {doneText !== undefined && (
              <Done>
                <CheckIcon />
                <VisuallyHidden>{doneText}</VisuallyHidden>
              </Done>
            )}
          </Item>
        ))}
      </List>
      {items.map(({ key, content }) => (
        <Panel key={key} id={key}>
          {content}
        </Panel>
      ))}
    </Root>
  );
}
