import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import * as z from 'zod/mini';
import type { RecebedorDoPix } from '../documents/pix/brCode.rules.ts';

/** Keys of a company's account: CNPJ, e-mail, telephone with +55, or random key. */
const isChave = (texto: string): boolean =>
  (/^[A-Z0-9]{12}\d{2}$/.test(texto) && isValidCnpj(texto, { version: 2 })) ||
  /^\+55[1-9]{2}\d{8,9}$/.test(texto) ||
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(texto) ||
  (texto.length <= 77 && /^[a-z\d.!#$&'*+/=?^_`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/.test(texto));

/** ASCII letters, one blank between words: the code's character set has no accents. */
const simples = (most: number) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (texto) => texto.length <= most && /^[A-Za-z0-9.&/-]+( [A-Za-z0-9.&/-]+)*$/.test(texto),
          `deve ter até ${most} caracteres sem acento, com um espaço entre as palavras`,
        ),
      ),
  );

/** Variables of the environment about money by PIX; see docs/operacao.md. */
export const pixEnvironment = {
  PIX_CHAVE: z.optional(
    z
      .string()
      .check(
        z.refine(
          isChave,
          'deve ser a chave como o banco a registrou: CNPJ sem sinais, e-mail em minúsculas, telefone como +5544999990000 ou chave aleatória',
        ),
      ),
  ),
  PIX_NOME: simples(25),
  PIX_CIDADE: simples(15),
};

const schema = z.object(pixEnvironment);

type Given = z.output<typeof schema>;

const nomes = ['PIX_CHAVE', 'PIX_NOME', 'PIX_CIDADE'] as const;

/** Missing one of the three variables while another is set; null for all or none. */
export const faltaDoPix = (given: Given): string | null =>
  nomes.every((nome) => given[nome] === undefined)
    ? null
    : (nomes.find((nome) => given[nome] === undefined) ?? null);

/** Receiver of our codes, from the validated `pixEnvironment`; undefined = no code is shown (CTA-13). */
export const pixConfig = ({ PIX_CHAVE, PIX_NOME, PIX_CIDADE }: Given): RecebedorDoPix | undefined =>
  PIX_CHAVE === undefined || PIX_NOME === undefined || PIX_CIDADE === undefined
    ? undefined
    : { chave: PIX_CHAVE, nome: PIX_NOME, cidade: PIX_CIDADE };
