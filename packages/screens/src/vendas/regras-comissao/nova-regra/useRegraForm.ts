import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { inserirRegraComissao } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm, useFormState } from 'react-hook-form';
import { useAct } from '../../../app/useAct.ts';
import { campoNaGrade } from './grade.ts';
import {
  chaveDoRascunho,
  type Passo,
  passoDe,
  rascunhoDe,
  type RegraDigitada,
  schema,
  type Simulada,
} from './regraForm.ts';

type Nome = FieldPath<RegraDigitada>;

const nomesDe = (passo: Passo, tipo: RegraDigitada['dadosRegra']['regraTipoId']): readonly Nome[] => {
  if (passo === 'vendedores') return ['vendedorRegraComissao'];
  if (passo === 'parcerias') return ['vendedorParceria'];
  if (passo === 'dados')
    return ['dadosRegra.regraDescricao', 'dadosRegra.contabilizaMeta', 'dadosRegra.regraEstornoMeses'];
  return tipo === '1'
    ? ['dadosRegra.regraValorVida', 'dadosRegra.regraBonusVida', 'dadosRegra.regraBonusPorcentagem']
    : ['grade'];
};

/** The form of a new rule, checked step by step and saved whole; the server's refusals stand at their fields. */
export function useRegraForm(inicial: RegraDigitada, onSaved: () => void) {
  const { control, trigger, getValues, setValue, setError, subscribe } = useForm<RegraDigitada>({
    resolver: standardSchemaResolver<RegraDigitada, unknown, RegraDigitada>(schema),
    defaultValues: inicial,
    shouldFocusError: false,
  });
  const { isDirty } = useFormState({ control });
  const [simulada, setSimulada] = useState<Simulada | null>(null);
  const insere = useAct(inserirRegraComissao, { failed: 'Não foi possível cadastrar!' });

  const checked = useRef(new Set<Passo>());
  const validate = (passo: Passo) => () => {
    checked.current.add(passo);
    return trigger(nomesDe(passo, getValues('dadosRegra.regraTipoId')));
  };
  // The errors of a checked step follow the input, also when one field is wrong because of another.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          void trigger(
            [...checked.current].flatMap((passo) => nomesDe(passo, values.dadosRegra.regraTipoId)),
          ),
      }),
    [subscribe, trigger],
  );

  const save = async () => {
    const rascunho = rascunhoDe(getValues());
    const isSame = simulada?.rascunho === chaveDoRascunho(rascunho);
    const simulacao = isSame ? simulada.id : null;
    const substitui = getValues('substitui');
    const outcome = await insere.act({
      body: {
        ...rascunho,
        ...(simulacao !== null && { simulacao }),
        ...(substitui !== null && { substitui }),
      },
    });
    if (outcome.kind === 'done') {
      toasts.success('Sucesso!', 'A nova regra foi cadastrada!', { durationMs: 2_500 });
      return onSaved();
    }
    const { grade, dadosRegra } = getValues();
    for (const { field = '', message } of outcome.reason.problems)
      setError(campoNaGrade(field, grade, dadosRegra.regraTipoId) as Nome, { type: 'server', message });
  };
  const { refusal } = insere;
  const refusedField = refusal?.problems[0]?.field;
  return {
    control,
    getValues,
    setValue,
    validate,
    simulada,
    setSimulada,
    save: () => void save(),
    isDirty,
    isSaving: insere.isPending,
    errorMessage: refusal?.message,
    errorStep: refusedField === undefined ? undefined : passoDe(refusedField),
  } as const;
}

/** Part of the form that the steps use. */
export type RegraForm = Pick<ReturnType<typeof useRegraForm>, 'control' | 'setValue' | 'getValues'>;
