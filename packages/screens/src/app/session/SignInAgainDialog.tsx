import { useQueryClient } from '@tanstack/react-query';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { login } from '@vidas/api-client/shell/shell.contract.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { PasswordField } from '@vidas/ui/form/fields/PasswordField.tsx';
import { type FormRefusal, useZodForm } from '@vidas/ui/form/useZodForm.ts';
import { LeaveQuestion } from '@vidas/ui/leaving/LeaveGuard.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../FormDialog.tsx';
import { recusaNosCampos } from '../recusaNosCampos.ts';
import { useAct } from '../useAct.ts';
import { useSessionStore } from './SessionProvider.tsx';
import { type Session, sessionOf } from './session.ts';

interface SignInAgainDialogProps {
  readonly session: Session;
  /** The reason why another person ended the session; null when it expired. */
  readonly said: string | null;
  /** Called after the new sign-in. */
  readonly onDone: () => void;
}

const schema = z.object({ senha: z.string().check(z.regex(/\S/, 'Digite a senha.')) });

const isUnauthorized = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.kind === 'unauthorized';

const refusalOf = (reason: unknown): FormRefusal =>
  isUnauthorized(reason)
    ? { problems: [{ name: 'senha', message: 'A senha não confere.' }] }
    : recusaNosCampos(reason);

/**
 * Sign-in over typed text, only for the same person. Giving up loses the text, after a question, and leads to the login.
 */
export function SignInAgainDialog({ session, said, onDone }: SignInAgainDialogProps) {
  const store = useSessionStore();
  const client = useQueryClient();
  const { act } = useAct(login, { rereads: [] });
  // State of this dialog and not of the form, which may still wait for its answer.
  const [going, setGoing] = useState<(() => void) | null>(null);
  const enter = (next: Session) => {
    const { sellerId, menuItem, moduleItem } = session;
    store.enter({ ...next, sellerId, menuItem, moduleItem });
    onDone();
    void client.invalidateQueries({ predicate: ({ state }) => isUnauthorized(state.error) });
  };
  const form = useZodForm({
    schema,
    defaultValues: { senha: '' },
    describeError: refusalOf,
    onSubmit: async ({ senha }) => {
      const { token } = replyOf(await act({ body: { login: session.login, senha } }));
      const next = sessionOf(token, Date.now());
      // The page for a new password replaces this one.
      if (next.mustChangePassword) setGoing(() => () => enter(next));
      else enter(next);
    },
  });
  return (
    <FormDialog
      title="Entre de novo para continuar"
      failed="Não foi possível entrar"
      // The form needs no guard, because a lost password is no loss.
      form={{ ...form, formProps: { ...form.formProps, guard: null } }}
      actionLabel="Entrar"
      cancelLabel="Entrar com outro login"
      onClose={() => setGoing(() => () => store.end('expired', said))}
      after={going && <LeaveQuestion onConfirm={going} onCancel={() => setGoing(null)} />}
    >
      <Text>
        {said ?? 'A sua sessão expirou.'} O que você digitou continua aqui; depois de entrar, grave de novo.
      </Text>
      <Text weight="strong">{session.name}</Text>
      <FormField form={form} name="senha">
        {(field) => <PasswordField label="Senha" {...field} />}
      </FormField>
    </FormDialog>
  );
}
