import { mutationOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { bytesOf } from '../../kinds/base64.ts';
import type { ChamadasDoEnvio } from '../../shell/envio.queries.ts';
import {
  cancelaEnvioDeQuitacoes,
  enviaQuitacao,
  enviaQuitacoes,
  getEnvioDeQuitacoes,
  getQuitacoesDoAno,
  quitacaoPdf,
} from './quitacao.contract.ts';

/** The discharge of one payer for one year. */
export interface UmaQuitacao {
  readonly matricula: string;
  readonly ano: string;
}

/** The paper of a discharge, locked with the first five digits of the holder's CPF. */
export const quitacaoBlob = async (http: Http, body: UmaQuitacao, signal: AbortSignal): Promise<Blob> => {
  const { data } = await http.call(quitacaoPdf, { body }, { signal });
  return new Blob([bytesOf(data)], { type: 'application/pdf' });
};

/** A discharge and the address to send it to; `reenviar` sends it once more. */
export interface EnvioDeQuitacao extends UmaQuitacao {
  readonly email: string;
  readonly reenviar: boolean;
}

/** Sends a discharge by e-mail. */
export const enviaQuitacaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cobranca', 'enviaQuitacao'],
    mutationFn: ({ reenviar, ...body }: EnvioDeQuitacao) =>
      http.call(enviaQuitacao, { body: { ...body, ...(reenviar ? { reenviar } : {}) } }),
  });

/** The sending of the discharges of a year. */
export const quitacoesPorEmail = (http: Http, ano: string): ChamadasDoEnvio => ({
  key: ['cobranca', 'envioDeQuitacoes', ano],
  read: (signal) => http.call(getEnvioDeQuitacoes, { params: { ano } }, { signal }),
  begin: (confirmado) => http.call(enviaQuitacoes, { body: { ano, confirmado } }),
  cancel: (id) => http.call(cancelaEnvioDeQuitacoes, { body: { id } }),
  list: getQuitacoesDoAno,
});
