import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';

/** A paper of a lot as the server hands it over; `conferencia` is the sentence about the schema of ANS. */
interface PapelRecebido {
  readonly nome: string;
  /** Base64. */
  readonly conteudo: string;
  readonly conferencia: string | null;
}

/** Saves a paper of a lot, and shows whether the schema of ANS has checked it. */
export const salvaPapel = ({ nome, conteudo, conferencia }: PapelRecebido): void => {
  const type = nome.endsWith('.pdf') ? 'application/pdf' : 'application/xml';
  saveFile(new Blob([bytesOf(conteudo)], { type }), nome);
  if (conferencia !== null) toasts.info(nome, conferencia);
};
