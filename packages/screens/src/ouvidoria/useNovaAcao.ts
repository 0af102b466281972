import { useMutation } from '@tanstack/react-query';
import type { Denuncia } from '@vidas/api-client/ouvidoria/contract';
import { novaAcaoMutation } from '@vidas/api-client/ouvidoria/queries';
import { toasts } from '@vidas/ui/toast';
import { type SubmitEvent, useState } from 'react';
import { useHttp } from '../shared/services.tsx';
import { acaoProblems } from './acaoProblems.ts';

const noticeMs = 2_000;

/** Checks, sends and reports one new action; the dialog closes when it is in (spec 002 §4, §8). */
export function useNovaAcao({ OUV_PROTOCOLO: protocolo }: Denuncia, onAdded: () => void) {
  const [problems, setProblems] = useState<ReturnType<typeof acaoProblems>>([]);
  const add = useMutation(novaAcaoMutation(useHttp()));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const descricaoAcao = String(typed.get('descricaoAcao')).trim();
    const status = String(typed.get('status'));
    const found = acaoProblems(descricaoAcao, status);
    setProblems(found);
    const first = found[0];
    if (first) return void toasts.error(first.title, first.message, { durationMs: noticeMs });
    add.mutate(
      { protocolo, descricaoAcao, status: status as 'A' | 'E' },
      {
        onSuccess: () => {
          toasts.success('Ação adicionada com sucesso!', undefined, { durationMs: noticeMs });
          onAdded();
        },
        onError: () =>
          toasts.error('Houve algum problema ao adicionar a ação!', 'Tente novamente, por gentileza.'),
      },
    );
  };
  return { handleSubmit, isAdding: add.isPending, problems };
}
