import type { Protocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { SolicitacaoActs } from './SolicitacaoActs.tsx';
import { deProtocolo } from './solicitacaoProps.ts';

const negativaDe = ({ protocolo, nome, ocoDtfim, reanalise, relogioReanalise }: Protocolo) => ({
  origem: 'PROTOCOLO' as const,
  numero: protocolo,
  nome: nome ?? '',
  negadaEm: ocoDtfim ?? null,
  reanalise: reanalise ?? null,
  relogioReanalise: relogioReanalise ?? null,
});

/** Acts of a protocol, the same as those of every request (ATD-29 to ATD-32). */
export function ProtocoloActs({ row }: { readonly row: Protocolo }) {
  return <SolicitacaoActs solicitacao={deProtocolo(row)} negativa={negativaDe(row)} />;
}
