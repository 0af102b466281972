import { getDossie } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { useAct } from '../../app/useAct.ts';

/** Saves the dossier of a holder as a file. */
export function useDossie() {
  const { act, isPending } = useAct(getDossie, { rereads: [], failed: 'O dossiê não foi feito!' });
  const baixa = async (matricula: string) => {
    const outcome = await act({ body: { matricula } });
    if (outcome.kind !== 'done') return;
    const { nome, conteudo } = outcome.reply;
    saveFile(new Blob([bytesOf(conteudo)], { type: 'application/pdf' }), nome);
  };
  return { baixa, isPending };
}
