import { useQuery } from '@tanstack/react-query';
import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import {
  emiteNovoBoleto,
  getNovoBoleto,
} from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import { proximoDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { FaturasDoNovo } from './FaturasDoNovo.tsx';

/** Payer of the open invoices. */
export interface PagadorDoNovo {
  readonly type: TipoBoleto;
  readonly matricula: string;
  readonly nome: string;
}

interface NovoBoletoDialogProps {
  readonly pagador: PagadorDoNovo;
  readonly onClose: () => void;
}

/** Makes one boleto for open invoices of a payer, on a chosen day, with its total on show (REM-8). */
export function NovoBoletoDialog({ pagador, onClose }: NovoBoletoDialogProps) {
  const { type, matricula, nome } = pagador;
  const today = useOperatorClock().today();
  const [dia, setDia] = useState<string | null>(() => proximoDiaUtilBancario(today));
  const [fora, setFora] = useState<ReadonlySet<string>>(new Set());
  const { act, isPending, refusal } = useAct(emiteNovoBoleto);
  const previa = useQuery({
    ...queryOf(useHttp(), getNovoBoleto, dia === null ? null : { params: { type, matricula, date: dia } }),
    gcTime: 0,
    placeholderData: (before) => before,
  });
  const { faturas = [], porque = null, recusaDoDia = null } = previa.data ?? {};
  const dentro = faturas.filter(({ fatura, impede }) => impede === null && !fora.has(fatura));
  const total = dentro.reduce((sum, each) => sum + each.total, 0);
  const muda = (fatura: string, entra: boolean) =>
    setFora((antes) => new Set(entra ? [...antes].filter((each) => each !== fatura) : [...antes, fatura]));
  const emite = async (vencimento: string) => {
    const body = { type, matricula, vencimento, faturas: dentro.map(({ fatura }) => fatura), total };
    const outcome = await act({ body });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  const cannot = porque !== null || recusaDoDia !== null || dentro.length === 0 || previa.isPlaceholderData;
  return (
    <Dialog
      title={`Emitir novo boleto de ${nome}`}
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <Row justify="end">
          <CloseButton isDisabled={isPending}>Cancelar</CloseButton>
          <Button
            tone="primary"
            isDisabled={dia === null || cannot}
            isPending={isPending}
            onPress={() => dia !== null && void emite(dia)}
          >
            Emitir novo boleto
          </Button>
        </Row>
      }
    >
      <Stack gap="m">
        {(refusal ?? previa.error) && (
          <Notice tone="negative" title="Nada foi emitido" isLive>
            {(refusal ?? previa.error)?.message}
          </Notice>
        )}
        {porque !== null && (
          <Notice tone="caution" title="Não se pode emitir agora">
            {porque}
          </Notice>
        )}
        <DatePicker
          label="Vencimento"
          value={dia}
          onChange={setDia}
          errorMessage={recusaDoDia ?? undefined}
        />
        <FaturasDoNovo
          faturas={faturas}
          isLoading={previa.isPending && dia !== null}
          isChosen={(fatura) => !fora.has(fatura)}
          onChange={muda}
        />
        <Text size="lead" weight="strong" isTabular>
          Total: R$ {formatCents(total)}
        </Text>
        <Text tone="muted">
          Os boletos destas faturas são substituídos por este e pedem baixa ao banco. O novo só pode ser pago
          depois que o banco o registrar.
        </Text>
      </Stack>
    </Dialog>
  );
}
