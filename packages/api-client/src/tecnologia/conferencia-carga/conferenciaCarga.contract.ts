import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { optionalText, typed } from '../../kinds/text.ts';
import { nomesDasFiguras, situacoesDaFigura } from './conferenciaCarga.rules.ts';

const quantidade = z.nullable(z.int());
const valor = z.nullable(money);

const linha = z.object({
  figura: z.enum(nomesDasFiguras),
  chave: z.string(),
  /** The key in words: name of a plan, of a city. */
  rotulo: z.string(),
  quantidade: z.int(),
  /** Null where the figure has no sum. */
  valor,
  centralQuantidade: quantidade,
  centralValor: valor,
  situacao: z.enum(situacoesDaFigura),
  /** Person and moment of the core system's value. */
  por: optionalText,
  em: z.nullable(dayTime),
});

/** One figure, here and in the core system. */
export type LinhaDaConferencia = z.output<typeof linha>;

const contadas = {
  figuras: z.int(),
  diferentes: z.int(),
  semComparar: z.int(),
};

export const getConferenciaCarga = endpoint('GET /tecnologia/getConferenciaCarga', {
  summary:
    'As figuras da carga contadas aqui, ao lado das que alguém informou do sistema central, e se a conferência foi assinada.',
  reply: z.object({
    linhas: z.array(linha),
    ...contadas,
    emImplantacao: z.boolean(),
    /** Null without a signature, also in an installation that was in use before signatures existed. */
    assinatura: z.nullable(z.object({ em: dayTime, por: z.string(), ...contadas })),
    /** Reason why the session's person may not sign; null when they may, or when there is nothing to sign. */
    impedimento: z.nullable(z.string()),
  }),
});

export type ConferenciaDaCarga = z.output<typeof getConferenciaCarga.reply>;

const reply = z.object({ message: z.string() });

export const informaConferenciaCarga = endpoint('POST /tecnologia/informaConferenciaCarga', {
  summary: 'Guarda o que o sistema central diz de uma figura; sem quantidade e sem valor, tira o que estava.',
  body: z.object({ figura: z.enum(nomesDasFiguras), chave: typed(60), quantidade, valor }),
  reply,
});

export const importaConferenciaCarga = endpoint('POST /tecnologia/importaConferenciaCarga', {
  summary:
    'Lê o que o sistema central diz das figuras de um CSV figura;chave;quantidade;valor, inteiro ou nada.',
  file: 'arquivo',
  reply: z.object({ success: z.boolean(), message: z.string(), linhas: z.int() }),
});

export const assinaConferenciaCarga = endpoint('POST /tecnologia/assinaConferenciaCarga', {
  summary:
    'Assina a conferência e termina a implantação; recusa quando as figuras já não são as que a pessoa viu. Não se desfaz.',
  body: z.object(contadas),
  reply,
});
