import type { MovimentoPrevisto } from '@vidas/api-client/cadastro/envio';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { Stack } from '@vidas/ui/layout/stack';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { writeMonth } from '../../write/writeMonth.ts';
import { writeMovimentos, writeQuantidade } from './envioSibTexts.ts';
import { novoPedido } from '../../app/novoPedido.ts';
import type { EnvioActs } from './useEnvioSib.ts';

export interface EnvioSibGerarProps {
  readonly competencia: string;
  readonly movimentos: readonly MovimentoPrevisto[];
  readonly gera: EnvioActs['gera'];
  readonly onClose: () => void;
}

const outside = (count: number): string =>
  count === 1
    ? '1 movimento com pendência fica de fora.'
    : `${count.toLocaleString('pt-BR')} movimentos com pendência ficam de fora.`;

/** Asks before the file of the month is made: how many movements of each kind go, and how many stay out. */
export function EnvioSibGerar({ competencia, movimentos, gera, onClose }: EnvioSibGerarProps) {
  // One for the whole dialog, so that a second try after a lost answer gets the file that was made.
  const [pedido] = useState(novoPedido);
  const going = movimentos.filter(({ pendencias }) => pendencias.length === 0);
  const left = movimentos.length - going.length;
  const make = () =>
    gera.mutate(
      { competencia, pedido },
      {
        onSuccess: ({ nomeArquivo, quantidade, hash }) => {
          toasts.success('Arquivo gerado', `${nomeArquivo}, ${writeQuantidade(quantidade)}, hash ${hash}`);
          onClose();
        },
      },
    );
  return (
    <Confirm
      question={`Gerar o arquivo de ${writeMonth(competencia)}?`}
      actionLabel="Gerar arquivo"
      tone="primary"
      isPending={gera.isPending}
      errorMessage={gera.error?.message}
      onConfirm={make}
      onCancel={onClose}
    >
      <Stack gap="s">
        <p>
          {going.length === 0
            ? 'Nenhum movimento pode seguir: o arquivo diz à ANS que não houve movimentação.'
            : `Seguem ${writeMovimentos(going)}.`}
        </p>
        {left > 0 && <p>{outside(left)}</p>}
        <p>Até o retorno ser importado, ou o arquivo descartado, nenhum outro pode ser gerado.</p>
      </Stack>
    </Confirm>
  );
}
