import styled, { css } from 'styled-components';
import { WarningIcon } from '../icon/icons.tsx';
import { stacked } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** True when the browser knows that it has no network; a browser may not know. */
const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

export interface OfflineBarProps {
  /**
   * Position of the bar: in the free middle of a header, or at the top of a page without one. The parent must be
   * positioned.
   */
  readonly place: 'header' | 'page';
}

// The bar takes no room and no press, so nothing moves when it comes or goes.
const Place = styled.div<{ readonly $inHeader: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  justify-content: center;
  padding-top: ${space.s};
  pointer-events: none;
  ${({ $inHeader }) =>
    $inHeader &&
    css`
      inset: 0;
      align-items: center;
      padding-top: 0;
      ${stacked} { align-items: flex-end; }
    `}
  @media print { display: none; }
`;

const Words = styled.p<{ readonly $inHeader: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.s};
  background: ${color.cautionSoft};
  color: ${color.caution};
  font-size: ${font.size.table};
  font-weight: ${font.weight.medium};
  line-height: 1.2;
  svg { flex: none; width: ${size.iconSmall}; height: ${size.iconSmall}; }
  @media (forced-colors: active) { outline: ${size.hairline} solid CanvasText; }
  /* On a phone it is as high as the room below the buttons of the header. */
  ${({ $inHeader }) =>
    $inHeader &&
    css`${stacked} {
      padding: 0 ${space.s};
      border-radius: ${radius.s} ${radius.s} 0 0;
      font-size: ${font.size.tiny};
      white-space: nowrap;
      svg { display: none; }
    }`}
`;

/**
 * Notice about a missing network. Its live region is always in the page, because one that appears with its text is
 * often not announced.
 */
export function OfflineBar({ place }: OfflineBarProps) {
  const isOffline = useIsOffline();
  const isInHeader = place === 'header';
  return (
    <Place role="status" $inHeader={isInHeader}>
      {isOffline && (
        <Words $inHeader={isInHeader}>
          <WarningIcon />
          Sem conexão. Nada é enviado.
        </Words>
      )}
    </Place>
  );
}
