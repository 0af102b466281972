import { counted } from '@vidas/api-client/words/counted.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import {
  geraSbx,
  getEnviosSib,
  type PreviaSbx,
  previaSbx,
} from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { estranhezas, segueNoArquivo } from '@vidas/api-client/cadastro/envio/envio.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { isFora } from './movimentoTexts.ts';
import { lastDayOf, writeMovimentos, writeQuantidade } from './envioSibTexts.ts';
import { novoPedido } from '../../app/novoPedido.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';

export interface EnvioSibGerarProps {
  /** The preview on the screen: the file has exactly this content, or none is made. */
  readonly previa: PreviaSbx;
  readonly onClose: () => void;
}

const outside = (count: number): string =>
  count === 1
    ? '1 movimento com pendência fica de fora.'
    : `${count.toLocaleString('pt-BR')} movimentos com pendência ficam de fora.`;

const leftOut = (count: number): string =>
  `${counted(count, 'movimento foi deixado fora', 'movimentos foram deixados fora')} por alguém.`;

const withoutMovements: Readonly<Record<PreviaSbx['motivo'], (competencia: string) => string>> = {
  61: (competencia) =>
    `O cadastro não tem beneficiários ativos em ${lastDayOf(competencia)}: o arquivo diz à ANS que a operadora não tem beneficiários (motivo 61).`,
  62: () => 'Nenhum movimento pode seguir: o arquivo diz à ANS que não houve movimentação (motivo 62).',
};

/**
 * Asks before the month's file is made; shows its oddities (SIB-54) and the movements of each kind inside and outside. An empty file
 * shows the reason sent to ANS.
 */
export function EnvioSibGerar({ previa, onClose }: EnvioSibGerarProps) {
  const { competencia, movimentos, motivo, leitura } = previa;
  const { act, isPending, refusal } = useAct(geraSbx, {
    rereads: [previaSbx, getEnviosSib],
    timeoutMs: false,
  });
  // One per dialog, so that a second attempt after a lost answer gets the same file.
  const [pedido] = useState(novoPedido);
  const seguem = movimentos.filter(segueNoArquivo);
  const deFora = movimentos.filter(isFora).length;
  const odd = estranhezas(previa, useOperatorClock().today());
  const comProblema = movimentos.length - seguem.length - deFora;
  const make = async () => {
    const outcome = await act({ body: { competencia, pedido, leitura } });
    if (outcome.kind !== 'done') return;
    const { nomeArquivo, quantidade, hash } = outcome.reply;
    toasts.success('Arquivo gerado', `${nomeArquivo}, ${writeQuantidade(quantidade)}, hash ${hash}`);
    onClose();
  };
  return (
    <Confirm
      question={`Gerar o arquivo de ${writeMonth(competencia)}?`}
      actionLabel={odd.length > 0 ? 'Gerar mesmo assim' : 'Gerar arquivo'}
      tone={odd.length > 0 ? 'danger' : 'primary'}
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void make()}
      onCancel={onClose}
    >
      <Stack gap="s">
        {odd.length > 0 && (
          <Notice tone="caution" title="Confira antes de gerar">
            <List>
              {odd.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </List>
          </Notice>
        )}
        <p>
          {seguem.length === 0 ? withoutMovements[motivo](competencia) : `Seguem ${writeMovimentos(seguem)}.`}
        </p>
        {comProblema > 0 && <p>{outside(comProblema)}</p>}
        {deFora > 0 && <p>{leftOut(deFora)}</p>}
        <p>Até o retorno ser importado, ou o arquivo descartado, nenhum outro pode ser gerado.</p>
      </Stack>
    </Confirm>
  );
}
