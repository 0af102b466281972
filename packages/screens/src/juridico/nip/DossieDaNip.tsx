import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { dossieDaNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { useAct } from '../../app/useAct.ts';

/** Saves the file of the person of a NIP; the server records that it leaves (PRA-11). */
export function DossieDaNip({ id, demanda }: { readonly id: number; readonly demanda: string }) {
  const { act, isPending } = useAct(dossieDaNip, { rereads: [], failed: 'O dossiê não foi feito!' });
  const salva = async () => {
    const outcome = await act({ body: { id: String(id) } });
    if (outcome.kind !== 'done' || outcome.reply === null) return;
    const { arquivo, conteudo } = outcome.reply;
    saveFile(new Blob([bytesOf(conteudo)], { type: 'application/pdf' }), arquivo);
  };
  return (
    <Button isPending={isPending} aria-label={`Dossiê da NIP ${demanda}`} onPress={() => void salva()}>
      Dossiê
    </Button>
  );
}
