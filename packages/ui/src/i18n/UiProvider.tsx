import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { GlobalStyle } from '../theme/GlobalStyle.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';

export interface UiProviderProps {
  /** The whole app. */
  readonly children: ReactNode;
}

/**
 * The root of the back office: Brazilian Portuguese for built-in words and dates, the global style, the toasts. Use
 * it once.
 */
export function UiProvider({ children }: UiProviderProps) {
  return (
    <I18nProvider locale="pt-BR">
      <GlobalStyle />
      {children}
      <ToastRegion />
    </I18nProvider>
  );
}
