import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { bytesOf } from '../../kinds/base64.ts';
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

/** The paper of a declaration, locked with the first five digits of the holder's CPF. */
export const declaracaoBlob = async (
  http: Http,
  declaracao: DeclaracaoBuscada,
  signal: AbortSignal,
): Promise<Blob> => {
  const { matricula, idDeclaracao } = declaracao;
  const body = { matricula, idDeclaracao, protegida: true };
  const { data } = await http.call(declaracaoPdf, { body }, { signal });
  return new Blob([bytesOf(data)], { type: 'application/pdf' });
};

/** A declaration and the address to send it to; `reenviar` sends it once more. */
export interface EnvioDeDeclaracao {
  readonly declaracao: DeclaracaoBuscada;
  readonly email: string;
  readonly reenviar: boolean;
}

/** Sends a declaration by e-mail. Our server makes the file from the id; other servers want the file itself. */
export const enviaDeclaracaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cobranca', 'enviaDeclaracao'],
    mutationFn: async ({ declaracao, email, reenviar }: EnvioDeDeclaracao) => {
      const { matricula, idDeclaracao } = declaracao;
      const { data: arquivo } = await http.call(declaracaoPdf, { body: { matricula, idDeclaracao } });
      return http.call(enviaImpostoRenda, {
        body: { matricula, email, arquivo, idDeclaracao, ...(reenviar ? { reenviar } : {}) },
      });
    },
  });
