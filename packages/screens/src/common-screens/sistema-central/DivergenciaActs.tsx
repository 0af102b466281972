import { useMutation } from '@tanstack/react-query';
import type { DecisaoAberta } from '@vidas/api-client/cadastro/sistemaCentral.report';
import { respondeDivergenciaMutation } from '@vidas/api-client/cadastro/sistema-central-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { RespondeMenu } from './RespondeMenu.tsx';

interface DivergenciaActsProps {
  readonly row: DecisaoAberta;
}

const palavras = { nosso: 'Manter o daqui', central: 'Aceitar o do central' } as const;

const atos = [
  ['nosso', palavras.nosso],
  ['central', palavras.central],
] as const;

/** Both sides changed a value: one says which one holds. */
export function DivergenciaActs({ row }: DivergenciaActsProps) {
  const { mutateAsync, isPending } = useMutation(respondeDivergenciaMutation(useHttp()));
  const [resposta, setResposta] = useState<keyof typeof palavras | null>(null);
  // Not the callbacks of `mutate`: the row has left its list before they run.
  const responde = async (escolhida: keyof typeof palavras) => {
    try {
      const { message } = await mutateAsync({ id: row.id, resposta: escolhida });
      toasts.success(message);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      sayFailure(error, ['A resposta não foi gravada!', error.message]);
    }
    setResposta(null);
  };
  const deQuem = `${row.campo} de ${row.nome ?? row.codigo}`;
  return (
    <>
      <RespondeMenu deQuem={deQuem} atos={atos} onAto={setResposta} />
      {resposta && (
        <Confirm
          question={`${palavras[resposta]} em ${deQuem}?`}
          actionLabel={palavras[resposta]}
          tone="primary"
          isPending={isPending}
          onConfirm={() => void responde(resposta)}
          onCancel={() => setResposta(null)}
        >
          {resposta === 'nosso'
            ? `Fica ${row.aqui ?? 'em branco'}, que se conta de novo ao sistema central. Ele diz ${row.central ?? 'em branco'}.`
            : `Grava-se ${row.central ?? 'em branco'} no lugar de ${row.aqui ?? 'em branco'}.`}
        </Confirm>
      )}
    </>
  );
}
