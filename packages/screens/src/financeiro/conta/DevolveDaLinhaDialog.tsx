import {
  type DinheiroSemTitulo,
  devolveDaLinha,
} from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { DinheiroDialog } from './DinheiroDialog.tsx';

interface DevolveDaLinhaDialogProps {
  readonly linha: DinheiroSemTitulo;
  readonly onClose: () => void;
}

/** Records that money of the bank without a title was given back whole (CTA-19). */
export function DevolveDaLinhaDialog({ linha: row, onClose }: DevolveDaLinhaDialogProps) {
  const { act } = useAct(devolveDaLinha);
  const [{ arquivoId, linha, nossoNumero, valor }] = useState(row);
  return (
    <DinheiroDialog
      title={`Devolver R$ ${formatCents(valor)}`}
      says={`Veio no nosso número ${nossoNumero ?? 'em branco'} e volta inteiro. A devolução é feita no banco; aqui fica dito que foi feita.`}
      actionLabel="Salvar a devolução"
      failed="A devolução não foi gravada"
      valor={valor}
      isValorFixo
      motivoLabel="A quem e por quê"
      onSend={async ({ pedido, dia, forma, motivo }) =>
        replyOf(await act({ body: { pedido, arquivo: arquivoId, linha, valor, dia, forma, motivo } })).message
      }
      onClose={onClose}
    />
  );
}
