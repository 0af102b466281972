import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import {
  type FormRefusal,
  useZodForm,
  type ZodForm,
  type ZodFormOptions,
} from '@vidas/ui/form/useZodForm.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { recusaNosCampos } from './recusaNosCampos.ts';

/** Present values, after another person was faster. */
export interface Agora<Input> {
  readonly valores: Input;
  /** Name of that person; null when the server does not know. */
  readonly quem: string | null;
}

/** Reading of the present values by a form. */
export interface Conflict<Input> {
  /** Object of the replacement: 'a decisão', 'a correção'. */
  readonly oQue: string;
  /** Reads the present values; null for a conflict of another kind. */
  readonly now: (reason: ApiError) => Promise<Agora<Input> | null>;
  /** A value in words, for the mark at its field. */
  readonly write: (name: string, value: unknown) => string;
}

export interface ConflictFormOptions<Input extends FieldValues, Output> extends ZodFormOptions<
  Input,
  Output
> {
  readonly conflict: Conflict<Input>;
}

export interface ConflictForm<Input extends FieldValues> extends ZodForm<Input> {
  /** Question before the present values are replaced. */
  readonly question: ReactNode;
  /** Sends outside of a submission, and shows the refusal. */
  readonly run: (send: () => Promise<FormRefusal | void>) => Promise<void>;
}

type Send = () => Promise<FormRefusal | void>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form of data that others change too (REL-41). After a conflict, untouched fields show the present values. Touched fields that differ
 * are marked. Sending asks first whose decision is replaced.
 */
export function useConflictForm<Input extends FieldValues, Output>({
  conflict,
  onSubmit,
  describeError = recusaNosCampos,
  ...options
}: ConflictFormOptions<Input, Output>): ConflictForm<Input> {
  const base = useRef(options.defaultValues);
  const found = useRef<Agora<Input> | null>(null);
  const [asking, setAsking] = useState<{ readonly quem: string | null; readonly send: Send } | null>(null);
  /** Refusal of a sending outside of a submission. */
  const [late, setLate] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  const differing = (valores: Input, typed: Input): string[] =>
    Object.keys(valores).filter((name) => !isSame(typed[name], valores[name]));

  /** Puts the present values into the untouched fields. */
  const rebase = ({ valores, quem }: Agora<Input>, failure: string | undefined): FormRefusal => {
    const typed = structuredClone(form.getValues());
    const touched = differing(base.current, typed);
    form.reset(valores);
    for (const name of touched)
      form.setValue(name as Path<Input>, typed[name] as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
      });
    const mine = touched.filter((name) => !isSame(typed[name], valores[name]));
    base.current = valores;
    found.current = mine.length > 0 ? { valores, quem } : null;
    return {
      failure,
      problems: mine.map((name) => ({
        name,
        message: `Agora está: ${conflict.write(name, valores[name])}`,
      })),
    };
  };
  const attempt = async (send: Send): Promise<FormRefusal | void> => {
    try {
      const refusal = await send();
      if (refusal === undefined) {
        base.current = structuredClone(form.getValues());
        found.current = null;
      }
      return refusal;
    } catch (reason) {
      const agora = reason instanceof ApiError && reason.kind === 'conflict' && (await conflict.now(reason));
      return agora ? rebase(agora, describeError(reason).failure) : describeError(reason);
    }
  };
  const form = useZodForm<Input, Output>({
    ...options,
    describeError,
    onSubmit: (values) => {
      setLate(null);
      const send = async () => onSubmit(values);
      const before = found.current;
      if (before === null || differing(before.valores, form.getValues()).length === 0) return attempt(send);
      setAsking({ quem: before.quem, send });
      return { failure: 'A alteração espera a sua confirmação.' };
    },
  });
  const run = async (send: Send) => {
    setIsRunning(true);
    const refusal = await attempt(send);
    setIsRunning(false);
    form.setProblems(refusal?.problems ?? []);
    setLate(refusal?.failure ?? '');
    if (refusal === undefined) form.reset(structuredClone(form.getValues()));
  };
  return {
    ...form,
    failure: late === null ? form.failure : late || null,
    isPending: form.isPending || isRunning,
    run,
    question: asking && (
      <Confirm
        question={`Substituir ${conflict.oQue} de ${asking.quem ?? 'outra pessoa'}?`}
        actionLabel="Substituir"
        onConfirm={() => {
          setAsking(null);
          found.current = null;
          void run(asking.send);
        }}
        onCancel={() => setAsking(null)}
      >
        Os campos marcados ficam como você os escreveu; os outros, como estão agora.
      </Confirm>
    ),
  };
}
