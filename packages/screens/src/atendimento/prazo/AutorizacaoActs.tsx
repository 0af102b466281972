import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { SolicitacaoActs } from './SolicitacaoActs.tsx';
import { deAutorizacao } from './solicitacaoProps.ts';
import { TipoDialog } from './TipoDialog.tsx';

const negativaDe = ({ gtpCod, nome, respondidaEm, reanalise, relogioReanalise }: Autorizacao) => ({
  origem: 'AUTORIZACAO' as const,
  numero: gtpCod,
  nome: nome ?? '',
  negadaEm: respondidaEm ?? null,
  reanalise: reanalise ?? null,
  relogioReanalise: relogioReanalise ?? null,
});

/** Acts of an authorisation; a person sets its kind when the core system has none (ATD-22). */
export function AutorizacaoActs({ row }: { readonly row: Autorizacao }) {
  const [dizTipo, setDizTipo] = useState(false);
  return (
    <>
      <SolicitacaoActs solicitacao={deAutorizacao(row)} negativa={negativaDe(row)}>
        {row.tipoVisto?.startsWith('tipo não informado') && (
          <Button
            size="small"
            tone="quiet"
            aria-label={`Dizer o tipo da guia ${row.gtpCod}`}
            onPress={() => setDizTipo(true)}
          >
            Dizer o tipo
          </Button>
        )}
      </SolicitacaoActs>
      {dizTipo && <TipoDialog row={row} onClose={() => setDizTipo(false)} />}
    </>
  );
}
