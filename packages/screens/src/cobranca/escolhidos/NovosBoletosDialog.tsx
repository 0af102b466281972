import { proximoDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import type { PagadorEscolhido } from './pagadorEscolhido.ts';
import { emiteDoPagador } from './trabalhos.ts';
import { UmPorUmDialog } from './UmPorUmDialog.tsx';

interface NovosBoletosDialogProps {
  readonly pagadores: readonly PagadorEscolhido[];
  readonly onClose: () => void;
}

/** A new boleto for each of the chosen payers, on one day. */
export function NovosBoletosDialog({ pagadores, onClose }: NovosBoletosDialogProps) {
  const http = useHttp();
  const hoje = useOperatorClock().today();
  const [dia, setDia] = useState<string | null>(() => proximoDiaUtilBancario(hoje));
  return (
    <UmPorUmDialog
      title={`Emitir novo boleto de ${counted(pagadores.length, 'pagador', 'pagadores')}`}
      pagadores={pagadores}
      actionLabel="Emitir novos boletos"
      running="Emitindo novos boletos"
      isReady={dia !== null}
      work={(pagador) => emiteDoPagador(http, pagador, { dia: dia ?? '', hoje })}
      onClose={onClose}
    >
      <DatePicker label="Vencimento" value={dia} onChange={setDia} />
      <Text>
        Cada um recebe um boleto de todas as suas faturas vencidas, com multa e juros do dia escolhido. Os
        boletos que ele substitui pedem baixa ao banco; quem já tem um novo boleto de todas fica com ele.
      </Text>
    </UmPorUmDialog>
  );
}
