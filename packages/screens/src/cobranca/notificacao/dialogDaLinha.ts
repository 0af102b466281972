import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';

/** A dialog of a late contract. */
export interface DialogDaLinhaProps {
  readonly row: Notificacao;
  readonly onClose: () => void;
}
