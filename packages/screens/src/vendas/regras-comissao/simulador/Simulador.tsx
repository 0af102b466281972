import { useMutation } from '@tanstack/react-query';
import type { PedidoDeSimulacao, Simulacao } from '@vidas/api-client/vendas/simulacao';
import { simulaMutation } from '@vidas/api-client/vendas/simulacao-queries';
import { somaCompetencia } from '@vidas/api-client/vendas/meses-rules';
import { Button } from '@vidas/ui/button';
import { CompetenceRange } from '@vidas/ui/competence-picker/range';
import { Dialog } from '@vidas/ui/dialog';
import { Checkbox } from '@vidas/ui/form/checkbox';
import { Row } from '@vidas/ui/layout/row';
import { Stack } from '@vidas/ui/layout/stack';
import { LoadingOverlay } from '@vidas/ui/loading-overlay';
import { Notice } from '@vidas/ui/notice';
import { useState } from 'react';
import { useHttp } from '../../../app/services.tsx';
import { useOperatorClock } from '../../../app/session/useOperatorClock.ts';
import { sayFailure } from '../../../report/useReport.ts';
import { ResultadoDaSimulacao } from './ResultadoDaSimulacao.tsx';

export interface SimuladorProps {
  /** The rule: its code where it is kept already, else the draft. */
  readonly regra: Pick<PedidoDeSimulacao, 'regra' | 'rascunho'>;
  /** What the rule is called. */
  readonly descricao: string;
  readonly onSimulated?: (simulacao: Simulacao) => void;
  readonly onClose: () => void;
}

/** The months at first: the last three that are over. */
const mesesDeInicio = (hoje: string) => {
  const end = somaCompetencia(hoje.slice(0, 7), -1);
  return { start: somaCompetencia(end, -2) as string | null, end: end as string | null };
};

/** What a rule would have paid in past months beside what was paid (RCO-16). */
export function Simulador({ regra, descricao, onSimulated, onClose }: SimuladorProps) {
  const { today } = useOperatorClock();
  const [meses, setMeses] = useState(() => mesesDeInicio(today()));
  const [comoSeValesse, setComoSeValesse] = useState(true);
  const simula = useMutation(simulaMutation(useHttp()));
  const { start: de, end: ate } = meses;
  const isComplete = de !== null && ate !== null && de <= ate;
  const simulate = () =>
    isComplete &&
    simula.mutate(
      { ...regra, de, ate, comoSeValesse },
      {
        onSuccess: (simulacao) => onSimulated?.(simulacao),
        onError: (error) => sayFailure(error, ['Não foi possível simular!', error.message]),
      },
    );
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
          <Button tone="primary" isDisabled={!isComplete} isPending={simula.isPending} onPress={simulate}>
            Simular
          </Button>
        </Row>
        <Checkbox
          label="Como se a regra valesse em todos esses meses"
          hint="Sem isto ela só conta dentro da sua vigência."
          checked={comoSeValesse}
          onChange={({ target }) => setComoSeValesse(target.checked)}
        />
        {simula.error && (
          <Notice tone="negative" isLive>
            {simula.error.message}
          </Notice>
        )}
        <LoadingOverlay isLoading={simula.isPending} label="Calculando os meses…">
          {simula.data && (
            <ResultadoDaSimulacao
              key={simula.submittedAt}
              resultado={simula.data}
              pedido={simula.variables}
            />
          )}
        </LoadingOverlay>
      </Stack>
    </Dialog>
  );
}
