import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { type ReactNode, useState } from 'react';
import type { NegativaProps } from '../reanalise/negativaProps.ts';
import { ReanaliseActs } from '../reanalise/ReanaliseActs.tsx';
import { BaixaNegativa } from './BaixaNegativa.tsx';
import { RealizacaoDialog } from './RealizacaoDialog.tsx';
import { RespostaDialog } from './RespostaDialog.tsx';
import type { SolicitacaoProps } from './solicitacaoProps.ts';

interface Props extends SolicitacaoProps {
  /** The same request in the form that a reanalysis takes. */
  readonly negativa: NegativaProps['negativa'];
  /** Further acts of a waiting request. */
  readonly children?: ReactNode;
}

/**
 * Acts of a request (ATD-20 to ATD-32). A waiting one takes an answer; a denied one has paper and reanalysis; an approved one takes
 * the day of its completion.
 */
export function SolicitacaoActs({ solicitacao, negativa, children }: Props) {
  const [ato, setAto] = useState<'resposta' | 'realizacao' | null>(null);
  const { estado, nomeada, daNomeada } = solicitacao;
  const close = () => setAto(null);
  if (estado === 'NEGADA')
    return (
      <Row>
        <BaixaNegativa solicitacao={solicitacao} />
        <ReanaliseActs negativa={negativa} />
      </Row>
    );
  return (
    <>
      {estado === 'ABERTA' && (
        <Row>
          <Button size="small" aria-label={`Responder ${nomeada}`} onPress={() => setAto('resposta')}>
            Responder
          </Button>
          {children}
        </Row>
      )}
      {estado === 'A_REALIZAR' && (
        <Button
          size="small"
          tone="quiet"
          aria-label={`Registrar realização ${daNomeada}`}
          onPress={() => setAto('realizacao')}
        >
          Registrar realização
        </Button>
      )}
      {ato === 'resposta' && <RespostaDialog solicitacao={solicitacao} onClose={close} />}
      {ato === 'realizacao' && <RealizacaoDialog solicitacao={solicitacao} onClose={close} />}
    </>
  );
}
