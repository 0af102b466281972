import { writeDay } from '@vidas/api-client/words/day.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type DadosFicha,
  fichaAgora,
  type FichaBeneficiario,
} from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { corrigeMutation, municipiosQuery } from '@vidas/api-client/cadastro/ficha/ficha.queries.ts';
import { leConflito } from '@vidas/api-client/http/conflito.ts';
import type { FormRefusal } from '@vidas/ui/form/useZodForm.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useEffect, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useConflictForm } from '../../app/useConflictForm.tsx';
import { fichaSchema, inputOf } from './fichaForm.ts';
import { recusaNosCampos } from '../../app/recusaNosCampos.ts';

/** State for the frame around the form. */
export interface FichaState {
  /** True with unsaved input. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
}

/** A record as it was saved. */
export interface FichaGravada {
  readonly versao: string;
  readonly dados: DadosFicha;
}

export interface FichaFormOptions {
  readonly ficha: FichaBeneficiario;
  /** Called after a change, also with the version that it gave. */
  readonly onSaved: (alterados: readonly string[], gravada: FichaGravada) => void | Promise<void>;
  /** Keeps values from being sent. */
  readonly recusa?: ((dados: DadosFicha) => FormRefusal | undefined) | undefined;
  /** True when the caller tells the result. */
  readonly isQuiet?: boolean | undefined;
  readonly onState: (state: FichaState) => void;
}

const refusalOf = (reason: unknown): FormRefusal => {
  const { problems, ...refusal } = recusaNosCampos(reason);
  return {
    ...refusal,
    problems: problems?.map(({ name, message }) => ({ name: name.replace(/^dados\./, ''), message })),
  };
};

/** The form of one record. After another person was faster it shows the present values (REL-41). */
export function useFichaForm({ ficha, onSaved, recusa, isQuiet = false, onState }: FichaFormOptions) {
  const http = useHttp();
  const client = useQueryClient();
  const corrige = useMutation(corrigeMutation(http));
  const [abertos] = useState(ficha.dados);
  const [start] = useState(() => ({ schema: fichaSchema(abertos), defaultValues: inputOf(abertos) }));
  const { matricula } = ficha;
  /** The version after another person was faster. */
  const [nova, setNova] = useState<{ readonly depoisDe: string; readonly versao: string } | null>(null);
  const form = useConflictForm({
    ...start,
    title: `Cadastro de ${abertos.nome}`,
    describeError: refusalOf,
    conflict: {
      oQue: 'a correção',
      now: async (reason) => {
        const conflito = leConflito(fichaAgora, reason);
        if (conflito === null) return null;
        setNova({ depoisDe: ficha.versao, versao: conflito.agora.versao });
        return { valores: inputOf(conflito.agora.dados), quem: conflito.por };
      },
      write: (name, value) => {
        const text = String(value ?? '');
        if (name === 'dataNascimento' && text !== '') return writeDay(text);
        const municipios = client.getQueryData(municipiosQuery(http).queryKey) ?? [];
        const municipio = name === 'codigoMunicipio' && municipios.find(({ codigo }) => codigo === text);
        return municipio ? `${municipio.nome} - ${municipio.uf}` : text || 'em branco';
      },
    },
    onSubmit: async (dados) => {
      const recusada = recusa?.(dados);
      if (recusada) return recusada;
      const versao = nova?.depoisDe === ficha.versao ? nova.versao : ficha.versao;
      const { message, alterados, ...gravada } = await corrige.mutateAsync({ matricula, versao, dados });
      if (!isQuiet) toasts[alterados.length === 0 ? 'info' : 'success'](message);
      if (alterados.length > 0) await onSaved(alterados, { dados, versao: gravada.versao });
      return undefined;
    },
  });
  const { isDirty, isPending } = form;
  useEffect(() => onState({ isDirty, isPending }), [onState, isDirty, isPending]);
  return { form, abertos };
}

/** The form of useFichaForm, for the components that draw its fields. */
export type FichaFields = ReturnType<typeof useFichaForm>['form'];
