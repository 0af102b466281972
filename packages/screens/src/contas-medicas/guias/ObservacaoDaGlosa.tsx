import { isUsuarioAvancado } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import {
  getCodigosGlosa,
  guardaComentarioGlosa,
} from '@vidas/api-client/contas-medicas/guias/guiasGlosas.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { useAct } from '../../app/useAct.ts';
import { useGlosas } from './useGlosas.ts';

interface ObservacaoDaGlosaProps {
  /** Chosen code; '' for none. */
  readonly codigo: string;
  /** Typed observation. */
  readonly observacao: string;
}

/** Saves the typed observation as the operator's own for the code, or deletes it; for coordinators (CTM-81). */
export function ObservacaoDaGlosa({ codigo, observacao }: ObservacaoDaGlosaProps) {
  const { data = [] } = useGlosas();
  const { act, isPending } = useAct(guardaComentarioGlosa, {
    rereads: [getCodigosGlosa],
    failed: 'Não foi possível guardar a observação!',
  });
  const isAdvanced = isUsuarioAvancado(useSession()?.occupation ?? '');
  const glosa = data.find((each) => each.codigo === codigo);
  const typed = observacao.trim();
  if (!isAdvanced || glosa === undefined || typed === (glosa.comentarioPadrao ?? '')) return null;
  const keep = async () => {
    const outcome = await act({ body: { comCod: codigo, comentario: typed === '' ? null : typed } });
    if (outcome.kind === 'done') toasts.success(outcome.reply.message);
  };
  return (
    <Button size="small" tone="quiet" isPending={isPending} onPress={() => void keep()}>
      {typed === '' ? `Excluir a observação da glosa ${codigo}` : `Guardar para toda glosa ${codigo}`}
    </Button>
  );
}
