import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Stack } from '@vidas/ui/layout/stack';
import { Text } from '@vidas/ui/text';

/** What a HelpDialog takes. */
export interface HelpDialogProps {
  /** Paragraphs; without any the dialog says so (spec 000 §2). */
  readonly help: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** What the info button of the header opens. */
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
      </Stack>
    </Dialog>
  );
}
