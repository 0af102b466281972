import { Text } from '@vidas/ui/text/Text.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { TrocaSenhaFields } from './TrocaSenhaFields.tsx';
import { useTrocaSenha } from './useTrocaSenha.ts';

interface TrocaSenhaDialogProps {
  readonly onClose: () => void;
}

/** The own password (OPE-15). */
export function TrocaSenhaDialog({ onClose }: TrocaSenhaDialogProps) {
  const form = useTrocaSenha(onClose);
  return (
    <FormDialog
      title="Trocar senha"
      failed="A senha não foi trocada"
      form={form}
      actionLabel="Trocar senha"
      onClose={onClose}
    >
      <Text>As suas sessões em outros lugares terminam; esta continua.</Text>
      <TrocaSenhaFields form={form} />
    </FormDialog>
  );
}
