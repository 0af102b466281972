import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { idText, typed } from '../../kinds/text.ts';

/** Forms in which a person may ask for papers (PAP-9), in words. */
export const formasDePapel = {
  LETRA_GRANDE: 'Letra grande',
  PDF_MARCADO: 'PDF marcado, para leitor de tela',
  TEXTO: 'Texto simples por e-mail',
  TELEFONE: 'Outra, por telefone',
} as const;

export type FormaDePapel = keyof typeof formasDePapel;

export const limiteDaNota = 200;

/** Beginning of the words of a wish for a call. */
export const inicioPorTelefone = 'Por telefone: ';

/** A wish in words: 'Letra grande', 'Por telefone: ligar à tarde'. */
export const dizForma = ({ forma, nota }: { forma: FormaDePapel; nota: string }): string => {
  if (forma === 'TELEFONE') return `${inicioPorTelefone}${nota}`;
  return nota === '' ? formasDePapel[forma] : `${formasDePapel[forma]} (${nota})`;
};

const forma = z.enum(Object.keys(formasDePapel) as [FormaDePapel, ...FormaDePapel[]]);

/** The receiver of papers: the holder of a contract, by any matrícula of the contract, or a company. */
const quem = { tipo: z.enum(['TITULAR', 'EMPRESA']), codigo: typed(10) };

export type TipoDePagador = 'TITULAR' | 'EMPRESA';

const anotacao = z.object({
  id: z.int(),
  forma,
  nota: z.string(),
  anotadaEm: dayTime,
  anotadaPor: z.string(),
  /** Both are null for the wish in force. */
  encerradaEm: z.nullable(dayTime),
  encerradaPor: z.nullable(z.string()),
});

export type AnotacaoDeForma = z.output<typeof anotacao>;

export const getFormaDePapel = endpoint('POST /cadastro/formaDePapel', {
  summary:
    'Como quem recebe os papéis de um contrato, ou uma empresa, quer recebê-los, e o que se anotou antes, o mais novo primeiro.',
  body: z.object(quem),
  reply: z.object({
    tipo: z.enum(['TITULAR', 'EMPRESA']),
    /** Matrícula of the holder, also when a dependent was asked about; or code of the company. */
    codigo: idText,
    nome: z.string(),
    anotacoes: z.array(anotacao),
  }),
});

export type FormaDePapelDeAlguem = z.output<typeof getFormaDePapel.reply>;

/** The wish in force; undefined when there is none. */
export const formaAtual = ({ anotacoes }: Pick<FormaDePapelDeAlguem, 'anotacoes'>) =>
  anotacoes.find(({ encerradaEm }) => encerradaEm === null);

export const anotaFormaDePapel = endpoint('PUT /cadastro/anotaFormaDePapel', {
  summary:
    'Anota como alguém quer receber papéis, no lugar do que estava anotado, ou encerra o que estava (`forma` nula). Recusado (409) se o anotado mudou.',
  body: z.object({
    ...quem,
    forma: z.nullable(forma),
    /** The telephone and the time of day. Required for TELEFONE. */
    nota: typed(limiteDaNota),
    /** `id` of the wish on show; null when there was none. */
    atual: z.nullable(z.int()),
  }),
  reply: z.object({ message: z.string() }),
});
