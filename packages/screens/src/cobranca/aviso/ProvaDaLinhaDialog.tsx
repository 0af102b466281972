import { useQuery } from '@tanstack/react-query';
import { getAviso } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { type Aviso, avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { meiosDoAviso } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ProvaDialog } from './ProvaDialog.tsx';

interface ProvaDaLinhaDialogProps {
  readonly matricula: string;
  readonly nome: string;
  readonly onClose: () => void;
}

const { endpoint } = avisos.questions.busca;

const nomeDoAviso = ({ enviadoEm, meio, porque, recebidoEm }: Aviso): string =>
  `${writeDay(enviadoEm)} por ${meiosDoAviso[meio as keyof typeof meiosDoAviso].nome}: ${porque ?? `vale, recebido em ${recebidoEm === null ? '' : writeDay(recebidoEm)}`}`;

/** Proof of a notice of a late contract; asks for the notice when there are several (NOT-20). */
export function ProvaDaLinhaDialog({ matricula, nome, onClose }: ProvaDaLinhaDialogProps) {
  const http = useHttp();
  const [marcado, setMarcado] = useState<string>();
  const [escolhido, setEscolhido] = useState<string>();
  const lista = useQuery({ ...queryOf(http, endpoint, { body: { matricula } }), gcTime: 0 });
  const [newest, ...others] = (lista.data ?? []) as readonly Aviso[];
  const id = escolhido ?? (newest && others.length === 0 ? String(newest.id) : undefined);
  const { data: aviso, error } = useQuery(
    queryOf(http, getAviso, id === undefined ? null : { params: { id } }),
  );
  if (aviso && id !== undefined) return <ProvaDialog aviso={aviso} isResposta={false} onClose={onClose} />;
  const failure = lista.error ?? error;
  const marcada = marcado ?? (newest && String(newest.id));
  return (
    <Dialog
      title={`Prova de um aviso a ${nome}`}
      onClose={onClose}
      footer={
        <>
          <CloseButton>Cancelar</CloseButton>
          <Button tone="primary" isDisabled={others.length === 0} onPress={() => setEscolhido(marcada)}>
            Continuar
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="negative" isLive>
          {failure.message}
        </Notice>
      )}
      {!failure && lista.data === undefined && <Text tone="muted">Buscando os avisos…</Text>}
      {lista.data?.length === 0 && (
        <Notice tone="caution" title="Nenhum aviso deste titular">
          Mande uma mensagem ou faça a carta; um aviso feito fora daqui se registra em Registrar aviso feito.
        </Notice>
      )}
      {newest && others.length > 0 && (
        <SelectField
          label="Aviso que a prova prova"
          value={marcada}
          options={[newest, ...others].map((each) => ({ value: String(each.id), label: nomeDoAviso(each) }))}
          onChange={({ target }) => setMarcado(target.value)}
        />
      )}
    </Dialog>
  );
}
