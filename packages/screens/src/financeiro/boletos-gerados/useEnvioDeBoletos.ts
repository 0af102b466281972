import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnvioDeBoletos } from '@vidas/api-client/financeiro/boletos-gerados';
import {
  boletosGeradosQuery,
  envioDeBoletosMutation,
  envioDeBoletosQuery,
} from '@vidas/api-client/financeiro/boletos-gerados-queries';
import { toasts } from '@vidas/ui/toast';
import { useEffect, useRef } from 'react';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { counted } from '../../write/counted.ts';

const failed = ['Erro ao enviar boletos por email!', 'Verifique sua sessão ou conexão.'] as const;

/** '3 enviados, 1 sem e-mail, 2 falharam'. */
export const writeEnvio = ({ enviados, semEmail, falhas }: EnvioDeBoletos): string =>
  [
    counted(enviados, 'enviado', 'enviados'),
    ...(semEmail > 0 ? [`${semEmail.toLocaleString('pt-BR')} sem e-mail`] : []),
    ...(falhas > 0 ? [counted(falhas, 'falhou', 'falharam')] : []),
  ].join(', ');

const sayEnd = (envio: EnvioDeBoletos): void => {
  if (envio.situacao === 'TERMINADO' && envio.falhas === 0)
    toasts.success('Boletos enviados com sucesso!', writeEnvio(envio));
  else if (envio.situacao === 'TERMINADO' || envio.motivo !== null)
    toasts.error(failed[0], envio.motivo ?? writeEnvio(envio));
};

/** How the sending of the bills of a day stands, kept up to date while it goes on; its end is said, and the bills are read again. */
export function useEnvioDeBoletos(dia: string | null) {
  const http = useHttp();
  const client = useQueryClient();
  const { data: envio } = useQuery(envioDeBoletosQuery(http, dia));
  const { mutate, isPending } = useMutation(envioDeBoletosMutation(http));
  const before = useRef({ dia, situacao: envio?.situacao });
  useEffect(() => {
    const wasSending = before.current.dia === dia && before.current.situacao === 'ENVIANDO';
    before.current = { dia, situacao: envio?.situacao };
    if (!envio || !wasSending || envio.situacao === 'ENVIANDO') return;
    sayEnd(envio);
    void client.invalidateQueries({ queryKey: boletosGeradosQuery(http, dia).queryKey });
  }, [client, http, dia, envio]);
  const act = (ato: 'envia' | 'para') => {
    if (dia !== null) mutate({ dia, ato }, { onError: (error) => sayFailure(error, failed) });
  };
  return { envio, isPending, envia: () => act('envia'), para: () => act('para') };
}
