import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { lazy, Suspense } from 'react';

const Versao = lazy(() => import('../app/Versao.tsx').then((file) => ({ default: file.Versao })));

export interface HelpDialogProps {
  /** Paragraphs; without any the dialog has a standard text (ACE-16). */
  readonly help: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** The dialog of the header's info button. */
export function HelpDialog({ help = ['Não há informações no momento'], onClose }: HelpDialogProps) {
  return (
    <Dialog
      title="Informações sobre a tela atual"
      onClose={onClose}
      footer={<Button onPress={onClose}>Entendi</Button>}
    >
      <Stack>
        {help.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Suspense
          fallback={
            <Text size="label" tone="muted">
              {'\u00a0'}
            </Text>
          }
        >
          <Versao />
        </Suspense>
      </Stack>
    </Dialog>
  );
}
