import {
  type PreviaConferencia,
  previaDaConferenciaSib,
  usaConferenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { linhaDaConferencia } from '@vidas/api-client/cadastro/conferencia/conferencia.rules.ts';
import { confirmadoDe, isMudou } from '@vidas/api-client/kinds/confirmado.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { avisosEmPalavras, mudancasEmPalavras, resumoDoArquivo } from './arquivoTexts.ts';

export interface UsaConferenciaProps {
  readonly previa: PreviaConferencia;
  readonly onClose: () => void;
}

/** Changes of a conference file, and the question whether to use it; warnings come first (SIB-38). */
export function UsaConferencia({ previa: given, onClose }: UsaConferenciaProps) {
  const { act, isPending, refusal } = useAct(usaConferenciaSib, { timeoutMs: false });
  const {
    act: read,
    reply: newest,
    isPending: isReading,
  } = useAct(previaDaConferenciaSib, { rereads: [], timeoutMs: false });
  const previa = newest ?? given;
  const { arquivo, emVigor } = previa;
  const avisos = avisosEmPalavras(previa);
  const isDoubtful = avisos.length > 0;
  const use = async () => {
    const confirmado = confirmadoDe([linhaDaConferencia(arquivo, emVigor?.id ?? null)]);
    const outcome = await act({ body: { id: arquivo.id, ciente: isDoubtful, confirmado } });
    if (outcome.kind !== 'done') {
      // Another file is in force now: the question compares with that one.
      if (isMudou(outcome.reason.body)) await read({ body: { id: arquivo.id } });
      return;
    }
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Usar o arquivo ${arquivo.nome}?`}
      actionLabel={isDoubtful ? 'Usar mesmo assim' : 'Usar este arquivo'}
      tone={isDoubtful ? 'danger' : 'primary'}
      isPending={isPending || isReading}
      errorMessage={refusal?.message}
      onConfirm={() => void use()}
      onCancel={onClose}
    >
      <Stack gap="m">
        {isDoubtful && (
          <Notice tone="caution" title="Confira antes de usar">
            <List>
              {avisos.map((aviso) => (
                <li key={aviso}>{aviso}</li>
              ))}
            </List>
          </Notice>
        )}
        <p>{resumoDoArquivo(previa)}</p>
        {emVigor ? (
          <>
            <p>{`Em relação a ${emVigor.nome}, em vigor:`}</p>
            <List>
              {mudancasEmPalavras(previa).map((mudanca) => (
                <li key={mudanca}>{mudanca}</li>
              ))}
            </List>
          </>
        ) : (
          <p>É o primeiro arquivo: o cadastro passa a ser comparado com ele.</p>
        )}
      </Stack>
    </Confirm>
  );
}
