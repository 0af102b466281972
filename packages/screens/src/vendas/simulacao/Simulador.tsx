import {
  type PedidoDeSimulacao,
  type Simulacao,
  simularRegra,
} from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CompetenceRange } from '@vidas/ui/competence-picker/CompetenceRange.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { ResultadoDaSimulacao } from './ResultadoDaSimulacao.tsx';

export interface SimuladorProps {
  /** Code of a saved rule, else the draft. */
  readonly regra: Pick<PedidoDeSimulacao, 'regra' | 'rascunho'>;
  /** Name of the rule. */
  readonly descricao: string;
  readonly onSimulated?: (simulacao: Simulacao) => void;
  readonly onClose: () => void;
}

/** First value of the months: the last three past months. */
const mesesDeInicio = (hoje: string) => {
  const end = somaCompetencia(hoje.slice(0, 7), -1);
  return { start: somaCompetencia(end, -2) as string | null, end: end as string | null };
};

/** Amounts of a rule for past months beside the paid ones (RCO-16). */
export function Simulador({ regra, descricao, onSimulated, onClose }: SimuladorProps) {
  const { today } = useOperatorClock();
  const [meses, setMeses] = useState(() => mesesDeInicio(today()));
  const [comoSeValesse, setComoSeValesse] = useState(true);
  const [feita, setFeita] = useState<{ pedido: PedidoDeSimulacao; resultado: Simulacao } | null>(null);
  // A simulation changes nothing, so nothing is read again.
  const { act, isPending, refusal } = useAct(simularRegra, {
    rereads: [],
    failed: 'Não foi possível simular!',
  });
  const { start: de, end: ate } = meses;
  const isComplete = de !== null && ate !== null && de <= ate;
  const simulate = async () => {
    if (!isComplete) return;
    const pedido = { ...regra, de, ate, comoSeValesse };
    setFeita(null);
    const outcome = await act({ body: pedido });
    if (outcome.kind !== 'done') return;
    setFeita({ pedido, resultado: outcome.reply });
    onSimulated?.(outcome.reply);
  };
  return (
    <Dialog
      title={`Simular a regra “${descricao}”`}
      size="wide"
      onClose={onClose}
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <Stack gap="l">
        <Row align="end" gap="m">
          <CompetenceRange
            label="Meses simulados"
            value={meses}
            onChange={setMeses}
            max={somaCompetencia(today().slice(0, 7), -1)}
          />
          <Button
            tone="primary"
            isDisabled={!isComplete}
            isPending={isPending}
            onPress={() => void simulate()}
          >
            Simular
          </Button>
        </Row>
        <Checkbox
          label="Como se a regra valesse em todos esses meses"
          hint="Sem isto ela só conta dentro da sua vigência."
          checked={comoSeValesse}
          onChange={({ target }) => setComoSeValesse(target.checked)}
        />
        {refusal && (
          <Notice tone="negative" isLive>
            {refusal.message}
          </Notice>
        )}
        <LoadingOverlay isLoading={isPending} label="Calculando os meses…">
          {feita && <ResultadoDaSimulacao {...feita} />}
        </LoadingOverlay>
      </Stack>
    </Dialog>
  );
}
