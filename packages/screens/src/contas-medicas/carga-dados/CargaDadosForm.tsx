import {
  getCargaDados,
  getCargasPedidas,
  type TipoCargaDados,
} from '@vidas/api-client/contas-medicas/carga-dados/cargaDados.contract.ts';
import type { Reply } from '@vidas/api-client/http/endpoint.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { DateRange, type DateRangeValue, rangeProblem } from '@vidas/ui/date-range/DateRange.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { lastMonth } from '../../report/periodo.ts';
import { tiposCarga } from './tiposCarga.ts';

/** Result of a request: only a completed load reads as loaded (CMR-8). */
const textoDe = ({ carregada, message }: Reply<typeof getCargaDados>): string =>
  carregada === false ? message : 'Carregado com sucesso!';

const toneDe = (feita: Reply<typeof getCargaDados> | undefined) => {
  if (feita === undefined) return 'muted';
  return feita.carregada === false ? 'caution' : 'positive';
};

/** Choice of data and days, with the state of the sending. */
export function CargaDadosForm() {
  const { today } = useOperatorClock();
  const [tipoCargaDados, setTipo] = useState<TipoCargaDados>('A');
  const [periodo, setPeriodo] = useState<DateRangeValue>(() => lastMonth(today()));
  const {
    act,
    reply: feita,
    isPending,
    reset,
  } = useAct(getCargaDados, {
    rereads: [getCargasPedidas],
    failed: 'Não foi possível fazer a carga de dados!',
  });
  const { start, end } = periodo;
  const canSend = start !== null && end !== null && rangeProblem(start, end, true) === null;
  return (
    <Form
      aria-label="Envio de carga de dados"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && !isPending) void act({ body: { tipoCargaDados, dtInicial: start, dtFinal: end } });
      }}
    >
      <RadioGroup
        look="cards"
        label="Tipo"
        name="tipoCargaDados"
        options={tiposCarga}
        value={tipoCargaDados}
        onChange={({ target }) => {
          setTipo(target.value as TipoCargaDados);
          reset();
        }}
      />
      <FieldRow>
        <DateRange
          value={periodo}
          isOneDayAllowed
          today={today()}
          onChange={(next) => {
            setPeriodo(next);
            reset();
          }}
        />
        <Button type="submit" tone="primary" isDisabled={!canSend} isPending={isPending}>
          Enviar
        </Button>
      </FieldRow>
      <div role="status">
        <Text tone={toneDe(feita)}>{feita ? textoDe(feita) : 'Aguardando envio…'}</Text>
      </div>
    </Form>
  );
}
