import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';

/** The authorisation of an act or a dialog. */
export interface SolicitacaoProps {
  readonly row: Autorizacao;
}
