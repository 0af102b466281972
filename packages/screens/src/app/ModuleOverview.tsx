import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { ShareTable, type ShareTableProps } from '@vidas/ui/share-table/ShareTable.tsx';
import { ShareGrid } from '@vidas/ui/share-table/shareParts.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';
import { DatedPage } from './DatedPage.tsx';
import type { ModuleManifest } from './manifest.ts';
import { operatorMoment } from './operatorTime.ts';
import { RouterLink } from './RouterLink.tsx';
import { SemDados } from './SemDados.tsx';
import { useSession } from './session/SessionProvider.tsx';

/** One table of a module's home. */
export type OverviewSection = Omit<ShareTableProps, 'isLoading' | 'linkComponent'>;

/** Words and tables of a home. */
export interface Overview {
  /** One sentence about the waiting work; undefined while its number is unknown. */
  readonly fact: string | undefined;
  /** The one act and its address. It is shown without figures too. */
  readonly act: { readonly label: string; readonly href: string };
  /** Tables; the first one is the waiting work. */
  readonly sections: readonly OverviewSection[];
}

export interface ModuleOverviewProps extends Overview {
  /** The manifest of the module. */
  readonly manifest: ModuleManifest;
  /** True while the sections load. */
  readonly isLoading: boolean;
  /** Error of reading the sections; the act is still shown. */
  readonly failure: Error | null;
  /** Called by Tentar de novo. */
  readonly onRetry: () => void;
  /** Moment of the reading, in milliseconds since 1970; undefined before the first. */
  readonly readAt?: number | undefined;
  /** Content above the tables, such as a warning. */
  readonly children?: ReactNode;
}

/** Home of a module: its figures, one sentence about them, one act, and the waiting work. */
export function ModuleOverview({
  manifest,
  fact,
  act,
  sections,
  isLoading,
  failure,
  onRetry,
  readAt,
  children,
}: ModuleOverviewProps) {
  const aheadMs = useSession()?.serverAheadMs ?? 0;
  const welcome = `Seja bem-vindo ao módulo ${moduleNames[manifest.key]}`;
  return (
    <DatedPage
      title={fact ?? welcome}
      subtitle={fact === undefined ? 'O que espera por você.' : welcome}
      actions={
        <Row gap="m">
          {readAt !== undefined && (
            <Text as="span" size="table" tone="muted" isTabular>
              {writeDayTime(operatorMoment(readAt + aheadMs))}
            </Text>
          )}
          <LinkButton tone="primary" href={act.href} linkComponent={RouterLink}>
            {act.label}
          </LinkButton>
        </Row>
      }
    >
      <Stack gap="l">
        <SemDados />
        {children}
        {failure ? (
          <ErrorState onRetry={onRetry}>{failure.message}</ErrorState>
        ) : (
          <ShareGrid>
            {sections.map((section) => (
              <ShareTable key={section.title} {...section} isLoading={isLoading} linkComponent={RouterLink} />
            ))}
          </ShareGrid>
        )}
      </Stack>
    </DatedPage>
  );
}
