import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { EntryList, type EntryListProps } from '@vidas/ui/entry-list/EntryList.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import type { ReactNode } from 'react';
import { DatedPage } from './DatedPage.tsx';
import { ModuleShortcuts } from './ModuleShortcuts.tsx';
import type { ScreenProps } from './manifest.ts';
import { RouterLink } from './RouterLink.tsx';
import { SemDados } from './SemDados.tsx';

/** One list of a module's home: a heading and its entries. */
export interface OverviewSection extends Pick<EntryListProps, 'entries' | 'expected' | 'emptyText'> {
  readonly title: string;
  /** Beside the title: the moment of its figures' calculation. */
  readonly note?: string;
}

/** Lists side by side, on a narrow screen one under another. */
export function OverviewSections({
  sections,
  isLoading,
}: Pick<ModuleOverviewProps, 'sections' | 'isLoading'>) {
  return (
    <Row isEven align="start" gap="xl">
      {sections.map(({ title, note, ...list }) => (
        <Stack key={title} gap="s">
          <Row align="baseline" justify="between">
            <Heading level={2}>{title}</Heading>
            {note && (
              <Text as="span" size="label" tone="muted">
                {note}
              </Text>
            )}
          </Row>
          <EntryList {...list} label={title} isLoading={isLoading} linkComponent={RouterLink} />
        </Stack>
      ))}
    </Row>
  );
}

/** `manifest` and `item` come from the route. */
export interface ModuleOverviewProps extends ScreenProps {
  /** Sections; the first one is the waiting work. */
  readonly sections: readonly OverviewSection[];
  /** True while the sections load. */
  readonly isLoading: boolean;
  /** The sections could not be read; the screens below can still be reached. */
  readonly failure: Error | null;
  /** Called by Tentar de novo. */
  readonly onRetry: () => void;
  /** Content between the sections and the screens: a chart, more sections. */
  readonly children?: ReactNode;
}

/** The home of a module with figures: the welcome, the waiting work, recent events, and a link to each screen. */
export function ModuleOverview({
  manifest,
  item,
  sections,
  isLoading,
  failure,
  onRetry,
  children,
}: ModuleOverviewProps) {
  return (
    <DatedPage
      title={`Seja bem-vindo ao Módulo ${moduleNames[manifest.key]}`}
      subtitle="O que espera por você e as telas do módulo."
    >
      <Stack gap="xl">
        <SemDados />
        {failure ? (
          <ErrorState onRetry={onRetry}>{failure.message}</ErrorState>
        ) : (
          <OverviewSections sections={sections} isLoading={isLoading} />
        )}
        {children}
        <ModuleShortcuts manifest={manifest} item={item} heading="Telas" />
      </Stack>
    </DatedPage>
  );
}
