import { agree, counted } from '../words/counted.ts';
import { writeReais } from '../words/money.ts';
import * as z from 'zod/mini';
import { typed } from './text.ts';

/** Rows that a person confirmed for an act: their number, their sum, and a digest of all of them (REL-46). */
export const confirmado = z.object({
  quantidade: z.int('a quantidade é um número inteiro'),
  somaCents: z.int('a soma é um número inteiro de centavos'),
  resumo: typed(16),
});

export type Confirmado = z.output<typeof confirmado>;

/** The same as one text of a form: '135 1234567 0123456789abcd'. */
export const confirmadoEscrito = z.codec(typed(60), confirmado, {
  decode: (wire) => {
    const [quantidade = '', somaCents = '', resumo = ''] = wire.split(' ');
    return { quantidade: Number(quantidade), somaCents: Number(somaCents), resumo };
  },
  encode: ({ quantidade, somaCents, resumo }) => `${quantidade} ${somaCents} ${resumo}`,
});

/** A row of an act, the same in browser and server. */
export interface LinhaDoAto {
  /** Identity of the row, with every value that must not change between question and act. */
  readonly id: string;
  readonly cents?: number;
  /** Number of things in the row, such as guides. Default 1. */
  readonly quantas?: number;
}

/** Words for the rows of an act; without `temValor` they have no amount. */
export interface Unidade {
  readonly um: string;
  readonly varios: string;
  /** 'a maior' or 'o maior'. */
  readonly maior?: string;
  /** Text for a change that leaves count and sum equal. Default: uma parte mudou. */
  readonly outra?: string;
  /** Words after the sum, such as 'a pagar'. */
  readonly doValor?: string;
  readonly temValor: boolean;
}

/** Fourteen hexadecimal digits that tell changed rows apart, not a secret (cyrb53, public domain). */
const digest = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
};

/** Count, sum and digest of some rows, in any order. */
export const confirmadoDe = (linhas: Iterable<LinhaDoAto>): Confirmado => {
  let quantidade = 0;
  let somaCents = 0;
  const escritas: string[] = [];
  for (const { id, cents = 0, quantas = 1 } of linhas) {
    quantidade += quantas;
    somaCents += cents;
    escritas[escritas.length] = JSON.stringify([id, cents, quantas]);
  }
  return { quantidade, somaCents, resumo: digest(escritas.toSorted().join('\n')) };
};

/** Example: '135 guias e R$ 1.234,56'. */
const escreve = ({ quantidade, somaCents }: Confirmado, { um, varios, doValor, temValor }: Unidade): string =>
  [
    counted(quantidade, um, varios),
    ...(temValor ? [[writeReais(somaCents), doValor].filter(Boolean).join(' ')] : []),
  ].join(' e ');

/** Difference between the confirmed rows and the present ones, in words; null when there is none. */
export const diferencaDe = (visto: Confirmado, agora: Confirmado, unidade: Unidade): string | null => {
  const isSameTotal = visto.quantidade === agora.quantidade && visto.somaCents === agora.somaCents;
  if (isSameTotal && visto.resumo === agora.resumo) return null;
  const [era, sao] = [escreve(visto, unidade), escreve(agora, unidade)];
  const mudou = isSameTotal
    ? `${agree(visto.quantidade, 'Continua', 'Continuam')} ${sao}, mas ${unidade.outra ?? 'uma parte mudou'}`
    : `${agree(visto.quantidade, 'Era', 'Eram')} ${era}; agora ${agree(agora.quantidade, 'é', 'são')} ${sao}`;
  return `${mudou}. Nada foi feito: confira e confirme de novo.`;
};

/** True for the body of a refusal because the rows have changed since the question. */
export const isMudou = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && confirmado.safeParse(Reflect.get(body, 'confirmado')).success;
