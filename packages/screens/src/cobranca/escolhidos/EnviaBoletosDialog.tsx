import { counted } from '@vidas/api-client/words/counted.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import type { PagadorEscolhido } from './pagadorEscolhido.ts';
import { enviaDoPagador } from './trabalhos.ts';
import { UmPorUmDialog } from './UmPorUmDialog.tsx';

interface EnviaBoletosDialogProps {
  readonly pagadores: readonly PagadorEscolhido[];
  readonly onClose: () => void;
}

/** The late bills of the chosen payers, by e-mail. */
export function EnviaBoletosDialog({ pagadores, onClose }: EnviaBoletosDialogProps) {
  const http = useHttp();
  return (
    <UmPorUmDialog
      title={`Enviar os boletos vencidos de ${counted(pagadores.length, 'pagador', 'pagadores')}`}
      pagadores={pagadores}
      actionLabel="Enviar boletos"
      running="Enviando boletos"
      work={(pagador) => enviaDoPagador(http, pagador)}
      onClose={onClose}
    >
      <Text>
        Cada um recebe, no e-mail do cadastro, os seus boletos vencidos que o banco ainda aceita, ou o novo
        boleto que os substitui. O que já saiu para o mesmo endereço não sai de novo.
      </Text>
    </UmPorUmDialog>
  );
}
