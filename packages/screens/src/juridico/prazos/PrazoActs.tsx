import { conferePrazo } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { type ChavePrazo, unidadesDoPrazo } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import type { PrazoSalvo } from '@vidas/api-client/juridico/prazos/prazosDaLei.report.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { PrazoDialog } from './PrazoDialog.tsx';

interface PrazoActsProps {
  readonly row: PrazoSalvo;
}

/** Acts on a term in force: another value from a day on, or a confirmation at the source. */
export function PrazoActs({ row }: PrazoActsProps) {
  const [ato, setAto] = useState<'valor' | 'confere' | null>(null);
  if (row.situacao !== 'EM_VIGOR') return null;
  const close = () => setAto(null);
  return (
    <>
      <Row>
        <Button size="small" aria-label={`Mudar valor de ${row.nome}`} onPress={() => setAto('valor')}>
          Mudar valor
        </Button>
        <Button
          size="small"
          tone="quiet"
          aria-label={`Conferir ${row.nome}`}
          onPress={() => setAto('confere')}
        >
          Conferir
        </Button>
      </Row>
      {ato === 'valor' && <PrazoDialog row={row} onClose={close} />}
      {ato === 'confere' && <Confere row={row} onClose={close} />}
    </>
  );
}

function Confere({ row, onClose }: PrazoActsProps & { readonly onClose: () => void }) {
  const { act, isPending, refusal } = useAct(conferePrazo);
  const [{ nome, valor, unidade, fonte, chave, gravado, conferencia }] = useState(row);
  const confirm = async () => {
    const outcome = await act({
      body: { prazoChave: chave as ChavePrazo, prazoValor: gravado ?? '' },
    });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Você conferiu este prazo em ${fonte}?`}
      actionLabel="Conferi"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {`${nome}: ${valor} (${unidadesDoPrazo[unidade as keyof typeof unidadesDoPrazo]}). Até aqui: ${conferencia}. O seu nome e a hora ficam com o valor.`}
    </Confirm>
  );
}
