import { writeReais } from '@vidas/api-client/words/money.ts';
import { type Campanha, linhaDaCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { useVistas } from '../../app/useVistas.ts';
import type { LinhaVista } from '../../write/writeAto.ts';
import { writeMensagens } from './campanhaTexts.ts';
import { useEnviaCampanha } from './useEnviaCampanha.ts';

export interface EnviaCampanhaConfirmProps {
  readonly campanha: Campanha;
  readonly readQuietly: () => Promise<unknown>;
  readonly onClose: () => void;
}

const linhasDe = (campanha: Campanha): LinhaVista[] => [
  { ...linhaDaCampanha(campanha), nome: campanha.nome_campanha },
];

/**
 * Asks before messages are sent, because nobody can take them back. Exactly those on show are sent, or none (REL-46).
 */
export function EnviaCampanhaConfirm({ campanha, readQuietly, onClose }: EnviaCampanhaConfirmProps) {
  const { send, isPending, error, errorMessage, isDoubted } = useEnviaCampanha(readQuietly, onClose);
  const { vistas } = useVistas(campanha, linhasDe, error);
  const { nome_campanha, qtd_push, qtd_sms, qtd_email, valor_total, em_duvida, data_hora_agendada } = vistas;
  const ways = `${qtd_sms.toLocaleString('pt-BR')} por SMS e ${qtd_push.toLocaleString('pt-BR')} por push`;
  return (
    <Confirm
      question={`Enviar a campanha “${nome_campanha}”?`}
      actionLabel={isDoubted ? 'Enviar mesmo assim' : 'Enviar campanha'}
      tone={isDoubted ? 'danger' : 'primary'}
      isPending={isPending}
      errorMessage={errorMessage}
      onConfirm={() => send(vistas)}
      onCancel={onClose}
    >
      {em_duvida &&
        'O serviço de mensagens não respondeu ao pedido de envio, e não se sabe se ela foi enviada. '}
      {`${writeMensagens(qtd_push + qtd_sms + qtd_email)}${valor_total > 0 ? `, ${writeReais(valor_total)}` : ''}: ${ways}. Depois de autorizado, o envio não pode ser desfeito.`}
      {data_hora_agendada !== null && ' A mensagem que tem hora no arquivo sai nessa hora; as outras, logo.'}
    </Confirm>
  );
}
