import { situacoesDaSaida } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { Saida } from '@vidas/api-client/retencao/saida/saidas.report.ts';
import { passosPossiveis } from '@vidas/api-client/retencao/saida/passos.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { AndamentoDialog } from './AndamentoDialog.tsx';
import { emCurso } from './emCurso.ts';
import { PapelDaSaida } from './PapelDaSaida.tsx';

/** Next step of a request, and its paper: the receipt, or the proof after its issue. */
export function SaidaActs({ row }: { readonly row: Saida }) {
  const [isOpen, setOpen] = useState(false);
  const { today } = useOperatorClock();
  const isComprovada = row.situacao === situacoesDaSaida.COMPROVADA;
  return (
    <>
      <Row>
        {passosPossiveis(emCurso(row), today()).length > 0 && (
          <Button size="small" aria-label={`Andamento da saída de ${row.nome}`} onPress={() => setOpen(true)}>
            Andamento
          </Button>
        )}
        <PapelDaSaida id={row.id} nome={row.nome} papel={isComprovada ? 'comprovante' : 'recibo'} />
      </Row>
      {isOpen && <AndamentoDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
