import { useQuery } from '@tanstack/react-query';
import {
  criaCampanhaDeAviso,
  getMensagensDeAviso,
  linhaDaMensagemDeAviso,
  type MensagensDeAviso,
} from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useAct, type UsedAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import { writeFone } from '../../write/writeFone.ts';
import type { LinhaVista } from '../../write/writeAto.ts';
import { EnviaAvisos } from './EnviaAvisos.tsx';

interface MensagemDeAvisoDialogProps {
  readonly matriculas: readonly string[];
  readonly onClose: () => void;
  /** Called once the campaign is made. */
  readonly onDone?: (() => void) | undefined;
}

/** Number of texts shown before the campaign is made. */
const mostradas = 3;

/** Notices by message to chosen contracts: first the texts and the holders without one, then the sending with its cost (NOT-16). */
export function MensagemDeAvisoDialog({ matriculas, onClose, onDone }: MensagemDeAvisoDialogProps) {
  const [campanha, setCampanha] = useState<number>();
  const { data, error } = useQuery({
    ...queryOf(useHttp(), getMensagensDeAviso, { body: { matriculas: [...matriculas] } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const criacao = useAct(criaCampanhaDeAviso, { timeoutMs: false });
  if (campanha !== undefined) return <EnviaAvisos campanha={campanha} onClose={onClose} />;
  const cria = async (confirmado: Confirmado) => {
    const outcome = await criacao.act({ body: { matriculas: [...matriculas], confirmado } });
    if (outcome.kind !== 'done') return;
    onDone?.();
    if (outcome.reply.campanha === null) onClose();
    else setCampanha(outcome.reply.campanha);
  };
  return (
    <Dialog title="Mensagem de aviso" isDismissable={!criacao.isPending} onClose={onClose}>
      {data ? (
        <Previa lidas={data} criacao={criacao} onCria={(confirmado) => void cria(confirmado)} />
      ) : (
        <Stack>
          {error ? (
            <Notice tone="negative" title="Não há o que mostrar" isLive>
              {error.message}
            </Notice>
          ) : (
            <Text tone="muted">Escrevendo as mensagens…</Text>
          )}
          <Row justify="end">
            <CloseButton>Voltar à lista</CloseButton>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
}

interface PreviaProps {
  readonly lidas: MensagensDeAviso;
  readonly criacao: Pick<UsedAct<typeof criaCampanhaDeAviso>, 'isPending' | 'refusal'>;
  readonly onCria: (confirmado: Confirmado) => void;
}

const linhasDe = ({ mensagens }: MensagensDeAviso): LinhaVista[] =>
  mensagens.map((mensagem) => ({ ...linhaDaMensagemDeAviso(mensagem), nome: mensagem.nome }));

function Previa({ lidas, criacao: { isPending, refusal }, onCria }: PreviaProps) {
  const { vistas, confirmado } = useVistas(lidas, linhasDe, refusal);
  const { mensagens, fora } = vistas;
  const sms = mensagens.reduce((sum, each) => sum + each.sms, 0);
  const incompletas = mensagens.filter(({ faltas }) => faltas.length > 0);
  return (
    <Stack>
      {refusal && (
        <Notice tone="negative" title="Nada foi feito" isLive>
          {refusal.message}
        </Notice>
      )}
      <Text weight="strong" isTabular>
        {`${counted(mensagens.length, 'pessoa recebe', 'pessoas recebem')}, no aplicativo e por SMS: até ${sms.toLocaleString('pt-BR')} SMS. Dívida dita: ${writeReais(confirmado.somaCents)}.`}
      </Text>
      <Text tone="muted">
        A campanha espera a autorização, aqui ou em Mensageria, com o custo que o serviço disser. Depois de
        enviada, cada mensagem entra no registro como aviso sem prova; só a resposta lida por uma pessoa
        prova.
      </Text>
      {incompletas.length > 0 && (
        <Notice tone="caution" title="Falta dado no texto: não valem como aviso">
          {incompletas.map(({ nome, faltas }) => `${nome}: ${faltas.join(', ')}`).join('; ')}
        </Notice>
      )}
      {fora.length > 0 && (
        <>
          <Heading level={3}>{`Sem mensagem: ${fora.length.toLocaleString('pt-BR')}`}</Heading>
          <EntryList
            label="Contratos sem mensagem"
            entries={fora.map(({ matricula, nome, motivo }) => ({
              title: `${nome} · ${matricula}`,
              detail: motivo,
              isCaution: true,
            }))}
          />
        </>
      )}
      {mensagens.length > 0 && (
        <>
          <Heading level={3}>
            {mensagens.length > mostradas ? `As ${String(mostradas)} primeiras` : 'Textos'}
          </Heading>
          <EntryList
            label="Mensagens"
            entries={mensagens.slice(0, mostradas).map(({ nome, telefone, texto }) => ({
              title: `${nome} · ${writeFone(telefone) ?? telefone}`,
              detail: texto,
            }))}
          />
        </>
      )}
      <Row justify="end">
        <CloseButton isDisabled={isPending}>Cancelar</CloseButton>
        <Button
          tone="primary"
          isDisabled={mensagens.length === 0}
          isPending={isPending}
          onPress={() => onCria(confirmado)}
        >
          Fazer campanha
        </Button>
      </Row>
    </Stack>
  );
}
