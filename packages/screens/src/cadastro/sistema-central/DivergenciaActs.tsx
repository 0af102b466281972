import { listasDoCentral } from '@vidas/api-client/cadastro/sistema-central/listasDoCentral.ts';
import { respondeDivergencia } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import type { DecisaoAberta } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.report.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { RespondeMenu } from './RespondeMenu.tsx';

interface DivergenciaActsProps {
  readonly row: DecisaoAberta;
}

const palavras = { nosso: 'Manter o daqui', central: 'Aceitar o do central' } as const;

const atos = [
  ['nosso', palavras.nosso],
  ['central', palavras.central],
] as const;

/** Choice of the value that holds, when both sides changed it. */
export function DivergenciaActs({ row }: DivergenciaActsProps) {
  const { act, isPending } = useAct(respondeDivergencia, {
    rereads: listasDoCentral,
    failed: 'A resposta não foi gravada!',
  });
  const [resposta, setResposta] = useState<keyof typeof palavras | null>(null);
  const responde = async (escolhida: keyof typeof palavras) => {
    const outcome = await act({ body: { id: row.id, resposta: escolhida } });
    if (outcome.kind === 'done') toasts.success(outcome.reply.message);
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
