import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Progress } from '@vidas/ui/progress/Progress.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { VisuallyHidden } from '@vidas/ui/text/VisuallyHidden.tsx';
import { effortText } from './espera.ts';
import type { Espera } from './useEffort.ts';

const cancelled = 'Cancelado. Nada foi registrado, e o que você escreveu continua aqui.';

/** Progress and remaining time of a long check, also for screen readers, with a button to cancel. */
export function EsperaPanel({ effort, isCancelled, cancel }: Omit<Espera, 'begin'>) {
  const said = effort ? effortText(effort) : isCancelled ? cancelled : undefined;
  return (
    <>
      {/* A live region must exist before its text; this one takes no room. */}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {said && (
        <Stack gap="m">
          <div aria-hidden="true">
            <Text>{said}</Text>
          </div>
          {effort && (
            <>
              <Progress
                label={effort.kind === 'proof' ? 'Verificação' : 'Na fila'}
                value={effort.kind === 'proof' ? 100 * effort.done : undefined}
              />
              <Row>
                <Button size="large" onPress={cancel}>
                  Cancelar
                </Button>
              </Row>
            </>
          )}
        </Stack>
      )}
    </>
  );
}
