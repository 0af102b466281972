import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { bytesOf } from '../kinds/base64.ts';
import {
  type DeclaracaoIr,
  declaracaoPdf,
  enviaImpostoRenda,
  listarDeclaracoes,
} from './impostoDeRenda.contract.ts';

/** A declaration with its own matrícula, else the searched one (COB-12). */
export interface DeclaracaoBuscada extends DeclaracaoIr {
  readonly matricula: string;
}

/** The declarations of the contract of a matrícula. */
export const declaracoesQuery = (http: Http, matricula: string) =>
  queryOptions<DeclaracaoBuscada[]>({
    queryKey: ['cobranca', 'declaracoes', matricula],
    queryFn: async ({ signal }) => {
      const { tipoDeclaracoes } = await http.call(listarDeclaracoes, { body: { matricula } }, { signal });
      const found = tipoDeclaracoes[0]?.declaracoes ?? [];
      return found.map((declaracao) => ({ ...declaracao, matricula: declaracao.matricula ?? matricula }));
    },
    gcTime: 0,
  });

const base64Of = async (http: Http, { matricula, idDeclaracao }: DeclaracaoBuscada, signal?: AbortSignal) =>
  (await http.call(declaracaoPdf, { body: { matricula, idDeclaracao } }, signal ? { signal } : {})).data;

/** The paper of a declaration. */
export const declaracaoBlob = async (
  http: Http,
  declaracao: DeclaracaoBuscada,
  signal: AbortSignal,
): Promise<Blob> =>
  new Blob([bytesOf(await base64Of(http, declaracao, signal))], { type: 'application/pdf' });

/** A declaration and the address to send it to; `reenviar` sends it once more. */
export interface EnvioDeDeclaracao {
  readonly declaracao: DeclaracaoBuscada;
  readonly email: string;
  readonly reenviar: boolean;
}

/** Sends a declaration by e-mail: the id is for our server, which makes the file; the file is for a server that wants it. */
export const enviaDeclaracaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cobranca', 'enviaDeclaracao'],
    mutationFn: async ({ declaracao, email, reenviar }: EnvioDeDeclaracao) => {
      const { matricula, idDeclaracao } = declaracao;
      const arquivo = await base64Of(http, declaracao);
      return http.call(enviaImpostoRenda, {
        body: { matricula, email, arquivo, idDeclaracao, ...(reenviar ? { reenviar } : {}) },
      });
    },
  });
