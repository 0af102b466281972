import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createElement, type ReactNode, type SubmitEvent, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  useFormState,
  type UseFormReturn,
  type FieldErrors,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import type { FormProblem } from './Form.tsx';

const isLeaf = (error: object): error is { message: string } =>
  'message' in error && typeof error.message === 'string' && 'type' in error;

/** The errors of a form as lines of its summary, in the order of the schema; names are dotted: 'dependentes.0.cpf'. */
function problemsOf(errors: FieldErrors, path = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref' || (path === '' && key === 'root'))
      return [];
    const name = path + key;
    return isLeaf(error) ? [{ name, message: error.message }] : problemsOf(error as FieldErrors, `${name}.`);
  });
}

/** The summary as first drawn, with corrected fields ticked; newer errors are only shown at their fields. */
const withSolved = (
  problems: readonly FormProblem[],
  errors: readonly FormProblem[],
): readonly FormProblem[] => {
  const wrong = new Set(errors.map(({ name }) => name));
  return problems.map((problem) => (wrong.has(problem.name) ? problem : { ...problem, isSolved: true }));
};

/** The reasons of a refusal: problems by field, and a failure of the whole form. */
export interface FormRefusal {
  /** `name` is the path of a field; a problem of a field that is not in the form is listed in the summary alone. */
  readonly problems?: readonly FormProblem[] | undefined;
  /** One sentence for a failure that belongs to no field, such as a lost connection or a change by somebody else. */
  readonly failure?: string | undefined;
}

export interface ZodFormOptions<Input extends FieldValues, Output> {
  /** Reads typed values (Input) into the values to send (Output). Must be a constant at module level. */
  readonly schema: z.ZodMiniType<Output, Input>;
  /** Every field with its initial value: '' for texts, null for numbers. */
  readonly defaultValues: Input;
  /** Sends the values; returns a refusal, or nothing on success. The values then count as saved. */
  readonly onSubmit: (values: Output) => Promise<FormRefusal | void> | FormRefusal | void;
  /** Name of the form for the question before its values are lost; without it the question names nothing. */
  readonly title?: string | undefined;
  /** The values after saving: keep for a form that is edited further, clear for the next entry. Default keep. */
  readonly afterSave?: 'keep' | 'clear' | undefined;
  /** Turns an error of onSubmit into words. Default: a failure that asks to try again. */
  readonly describeError?: ((reason: unknown) => FormRefusal) | undefined;
}

export interface ZodForm<Input extends FieldValues> {
  /** Props to spread into `<Form>`. */
  readonly formProps: {
    readonly problems: readonly FormProblem[];
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onReset: (event: { preventDefault: () => void }) => void;
    /** The question before typed text is lost. */
    readonly guard: ReactNode;
  };
  /** The control for FormField. */
  readonly control: Control<Input>;
  /** The register for fields whose value is the text in their box. */
  readonly register: UseFormReturn<Input>['register'];
  /** Shows errors from elsewhere, such as the server, at their fields and in the summary. */
  readonly setProblems: (problems: readonly FormProblem[]) => void;
  /** The last failure of the whole form, in words; null without one. */
  readonly failure: string | null;
  /** True while onSubmit runs. A second submission meanwhile is ignored. */
  readonly isPending: boolean;
  /** True when a value differs from the first or the saved one. The page then asks before it is left. */
  readonly isDirty: boolean;
  /** Restores the first values, or sets the given ones; without errors. */
  readonly reset: (values?: Input) => void;
  /** Sets one value from outside its field, such as an address found by its CEP. */
  readonly setValue: UseFormReturn<Input>['setValue'];
  /** Other functions of react-hook-form. Use useWatch({ control }) to watch and useFieldArray for arrays. */
  readonly getValues: UseFormReturn<Input>['getValues'];
}

const none: readonly FormProblem[] = [];
const tryAgain = (): FormRefusal => ({
  failure: 'Não foi possível gravar. Nada se perdeu: confira a conexão e tente de novo.',
});

/**
 * A form checked by its zod schema. It has problems for the summary, the server's errors at their fields, pending and
 * dirty states, and a guard for unsaved changes.
 */
export function useZodForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  afterSave = 'keep',
  describeError = tryAgain,
  title,
}: ZodFormOptions<Input, Output>): ZodForm<Input> {
  const { control, register, handleSubmit, setError, clearErrors, reset, setValue, getValues } = useForm<
    Input,
    unknown,
    Output & FieldValues
  >({
    resolver: standardSchemaResolver<Input, unknown, Output & FieldValues>(
      schema as z.ZodMiniType<Output & FieldValues, Input>,
    ),
    // react-hook-form expects values that may be undefined; a form here has all its values.
    defaultValues: defaultValues as DefaultValues<Input>,
    // The Form moves the focus, in the order of the page.
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = useFormState({ control });
  const [summary, setSummary] = useState(none);
  const [failure, setFailure] = useState<string | null>(null);

  const setProblems = (problems: readonly FormProblem[]) => {
    clearErrors();
    for (const { name, message } of problems) setError(name as FieldPath<Input>, { type: 'server', message });
    setSummary([...problems]);
  };
  const send = async (values: Output) => {
    setSummary(none);
    setFailure(null);
    const sent = structuredClone(getValues());
    const refusal = await ask(values);
    const problems = refusal?.problems ?? none;
    // A refusal of a field outside the form is shown in the summary alone.
    const elsewhere = problems.filter(({ name }) => !((name.split('.')[0] ?? '') in defaultValues));
    const failureText = refusal?.failure ?? elsewhere.map(({ message }) => message).join(' ');
    setFailure(failureText === '' ? null : failureText);
    if (problems.length > 0) setProblems(problems);
    else if (failureText === '' && afterSave === 'clear') reset();
    else if (failureText === '') reset(sent, { keepValues: true });
  };
  const ask = async (values: Output): Promise<FormRefusal | void> => {
    try {
      return await onSubmit(values);
    } catch (reason) {
      return describeError(reason);
    }
  };
  const startAgain = (values?: Input) => {
    setSummary(none);
    setFailure(null);
    reset(values);
  };
  return {
    formProps: {
      problems: summary.length === 0 ? none : withSolved(summary, problemsOf(errors)),
      onSubmit: (event) => {
        if (isSubmitting) event.preventDefault();
        else void handleSubmit(send, (wrong) => setSummary(problemsOf(wrong)))(event);
      },
      onReset: (event) => {
        // The browser would write its own texts into boxes whose values are kept here.
        event.preventDefault();
        startAgain();
      },
      guard: createElement(LeaveGuard, { isOn: isDirty, isPending: isSubmitting, title }),
    },
    control: control as unknown as Control<Input>,
    register: register as UseFormReturn<Input>['register'],
    setProblems,
    failure,
    isPending: isSubmitting,
    isDirty,
    reset: startAgain,
    setValue: setValue as UseFormReturn<Input>['setValue'],
    getValues: getValues as UseFormReturn<Input>['getValues'],
  };
}
