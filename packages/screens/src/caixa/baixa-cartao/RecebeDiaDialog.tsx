import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import type { ParcelaAberta } from '../cartaoColumns.tsx';
import { RecebeDiaConfirm } from './RecebeDiaConfirm.tsx';

interface RecebeDiaDialogProps {
  /** All open installments, independent of filters. */
  readonly parcelas: readonly ParcelaAberta[];
  readonly onClose: () => void;
}

const somaDe = (parcelas: readonly ParcelaAberta[], campo: 'mensalidadeValor' | 'mensalidadeValorLiquido') =>
  parcelas.reduce((sum, each) => sum + each[campo], 0);

/** Choice of day and brand of the acquirer's payment, with count and sums, before it is confirmed (CXA-19). */
export function RecebeDiaDialog({ parcelas, onClose }: RecebeDiaDialogProps) {
  const { today } = useOperatorClock();
  const hoje = today();
  const [dia, setDia] = useState<string | null>(
    () => parcelas.findLast(({ dataPrevista }) => dataPrevista <= hoje)?.dataPrevista ?? hoje,
  );
  const [bandeiraId, setBandeiraId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const doDia = parcelas.filter(({ dataPrevista }) => dataPrevista === dia);
  const nomes = new Map(doDia.map(({ venda }) => [venda.bandeiraId, venda.bandeiraNome]));
  const nome = nomes.get(bandeiraId);
  const escolhidas =
    nome === undefined ? doDia : doDia.filter(({ venda }) => venda.bandeiraId === bandeiraId);
  return (
    <>
      <Dialog
        title="Confirmar recebimento de um dia"
        onClose={onClose}
        footer={
          <>
            <Button onPress={onClose}>Cancelar</Button>
            <Button tone="primary" isDisabled={escolhidas.length === 0} onPress={() => setAsking(true)}>
              Confirmar recebimento
            </Button>
          </>
        }
      >
        <Stack>
          <FieldRow>
            <DatePicker label="Data prevista" value={dia} onChange={setDia} max={hoje} today={hoje} />
            <SelectField
              label="Bandeira"
              options={[
                { value: '', label: 'Todas' },
                ...[...nomes].map(([value, label]) => ({ value, label })),
              ]}
              value={nome === undefined ? '' : bandeiraId}
              onChange={({ target }) => setBandeiraId(target.value)}
            />
          </FieldRow>
          <KpiStrip
            cards={[
              { label: 'Parcelas em aberto', value: escolhidas.length },
              { label: 'Valor', value: somaDe(escolhidas, 'mensalidadeValor'), kind: 'money' },
              { label: 'Valor líquido', value: somaDe(escolhidas, 'mensalidadeValorLiquido'), kind: 'money' },
            ]}
          />
        </Stack>
      </Dialog>
      {isAsking && dia !== null && (
        <RecebeDiaConfirm
          dia={dia}
          bandeira={nome === undefined ? null : { id: bandeiraId, nome }}
          parcelas={escolhidas}
          onDone={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
