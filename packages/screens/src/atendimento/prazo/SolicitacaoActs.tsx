import { negativaPdf } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { ReanaliseActs } from '../reanalise/ReanaliseActs.tsx';
import { RespostaDialog } from './RespostaDialog.tsx';
import type { SolicitacaoProps } from './solicitacaoProps.ts';
import { TipoDialog } from './TipoDialog.tsx';

const negativaDe = ({ gtpCod, nome, respondidaEm, reanalise, relogioReanalise }: Autorizacao) => ({
  origem: 'AUTORIZACAO' as const,
  numero: gtpCod,
  nome: nome ?? '',
  negadaEm: respondidaEm ?? null,
  reanalise: reanalise ?? null,
  relogioReanalise: relogioReanalise ?? null,
});

/** Acts of an authorisation: its answer and its kind while it waits, its paper and its reanalysis when it was denied (ATD-20 to ATD-24). */
export function SolicitacaoActs({ row }: SolicitacaoProps) {
  const [ato, setAto] = useState<'resposta' | 'tipo' | null>(null);
  const close = () => setAto(null);
  if (row.status === 'NEGADA')
    return (
      <Row>
        <Negativa row={row} />
        <ReanaliseActs negativa={negativaDe(row)} />
      </Row>
    );
  if (row.status !== 'EM ANÁLISE') return null;
  return (
    <>
      <Row>
        <Button size="small" aria-label={`Responder a guia ${row.gtpCod}`} onPress={() => setAto('resposta')}>
          Responder
        </Button>
        {row.tipoVisto?.startsWith('tipo não informado') && (
          <Button
            size="small"
            tone="quiet"
            aria-label={`Dizer o tipo da guia ${row.gtpCod}`}
            onPress={() => setAto('tipo')}
          >
            Dizer o tipo
          </Button>
        )}
      </Row>
      {ato === 'resposta' && <RespostaDialog row={row} onClose={close} />}
      {ato === 'tipo' && <TipoDialog row={row} onClose={close} />}
    </>
  );
}

/** Saves the written denial. */
function Negativa({ row: { gtpCod } }: SolicitacaoProps) {
  const { act, isPending } = useAct(negativaPdf, { failed: 'A negativa não foi escrita!' });
  const salva = async () => {
    const outcome = await act({ body: { guia: gtpCod ?? '' } });
    if (outcome.kind === 'done')
      saveFile(
        new Blob([bytesOf(outcome.reply.data)], { type: 'application/pdf' }),
        `negativa-${gtpCod ?? ''}.pdf`,
      );
  };
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={`Baixar negativa da guia ${gtpCod}`}
      onPress={() => void salva()}
    >
      Baixar negativa
    </Button>
  );
}
