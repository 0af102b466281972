import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { trocaSenha } from '@vidas/api-client/shell/shell.contract.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { useSessionStore } from '../session/SessionProvider.tsx';
import { useAct } from '../useAct.ts';
import { useServerForm } from '../useServerForm.ts';

const typed = (missing: string) => z.string().check(z.minLength(1, missing));
const schema = z.object({
  senhaAtual: typed('Digite a senha atual.'),
  senhaNova: typed('Digite a senha nova.'),
});

/** The form of the own password; input is sent unchanged, including blanks. */
export function useTrocaSenha(onDone?: () => void) {
  const store = useSessionStore();
  const { act } = useAct(trocaSenha, { rereads: [] });
  return useServerForm({
    schema,
    defaultValues: { senhaAtual: '', senhaNova: '' },
    afterSave: 'clear',
    onSubmit: async (body) => {
      const { token } = replyOf(await act({ body }));
      store.update({ mustChangePassword: false, ...(token === undefined ? {} : { jwt: token }) });
      toasts.success('Senha trocada!', 'As suas outras sessões terminaram; esta continua.');
      onDone?.();
    },
  });
}

export type TrocaSenhaForm = ReturnType<typeof useTrocaSenha>;
