import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { chavesDosPassos } from './passos.rules.ts';
import { canais, destinos, itensDaSaida, vias } from './saida.rules.ts';

const keys = <T extends Readonly<Record<string, string>>>(of: T) =>
  z.enum(Object.keys(of) as (keyof T & string)[]);
const pedido = z.uuid('o pedido tem de ser um UUID');

/** A person of a family, with the protocol of an open request to leave. */
const pessoaDaFamilia = z.object({
  matricula: idText,
  nome: z.string(),
  titularidade: z.enum(['TITULAR', 'DEPENDENTE']),
  nascimento: z.nullable(day),
  situacao: z.string(),
  /** Monthly fee of this person, before discounts. */
  mensalidade: money,
  saidaPedida: optionalText,
});

/** A contract with its holder and dependants. */
const familia = z.object({
  titularMatricula: idText,
  plano: z.string(),
  /** Contracting company or entity. */
  contratante: optionalText,
  administradora: optionalText,
  via: keys(vias),
  pessoas: z.array(pessoaDaFamilia),
});

export type Familia = z.output<typeof familia>;

// A POST, because input and results are personal data and must not stand in an address (SEG-23).
export const procuraFamilia = endpoint('POST /retencao/procuraFamilia', {
  summary: 'As famílias de quem pede para sair, por nome, CPF, matrícula ou carteira; no máximo oito.',
  body: z.object({
    busca: typed(60).check(z.trim(), z.minLength(3, 'digite ao menos 3 letras ou algarismos')),
  }),
  reply: z.object({
    familias: z.array(familia),
    temMais: z.boolean(),
    /** Days that a company has for passing a request on. */ diasDaEmpresa: z.int(),
  }),
});

/** Present fee, and cost of care in twelve months; a missing value is null (RET-29). */
const pagaECusta = { mensalidade: z.nullable(money), custo: z.nullable(money) };

const contaDaFamilia = z.object({
  /** First and last day of the cost. */
  desde: day,
  ate: day,
  /** Active people of the family. */
  pessoas: z.array(
    z.object({
      matricula: idText,
      nome: z.string(),
      ...pagaECusta,
      /** Months of the fees, 1 to 12. */ meses: z.int(),
    }),
  ),
  /** Sums of the known values. */
  soma: z.object(pagaECusta),
  /** Cost divided by the fees of the same months; null when a value is missing. */
  custoSobreMensalidades: z.nullable(percent),
  /** Number of people with a missing value. */
  semDado: z.int(),
});

export type ContaDaFamilia = z.output<typeof contaDaFamilia>;

export const getContaDaFamilia = endpoint('POST /retencao/getContaDaFamilia', {
  summary:
    'O que uma família paga por mês e o que custou em doze meses, por pessoa e em soma, pela matrícula de qualquer um dela. A leitura fica registrada.',
  body: z.object({ matricula: typed(20) }),
  reply: z.nullable(contaDaFamilia),
  whenEmpty: null,
});

export const registraSaida = endpoint('POST /retencao/registraSaida', {
  summary:
    'Registra um pedido de saída, uma vez por UUID, e diz o protocolo e desde quando vale (RN ANS 561/2022). Recusado (409) quando alguém da lista já pediu.',
  body: z.object({
    pedido,
    matriculas: z
      .array(typed(20))
      .check(z.minLength(1, 'escolha quem sai'), z.maxLength(40, 'no máximo 40 pessoas')),
    quemPediu: typed(120).check(z.trim(), z.minLength(1, 'diga quem pede')),
    destino: keys(destinos),
    canal: keys(canais),
    /** Null for now. */
    pedidoEm: z.nullable(dayTime),
    primeiroPedidoEm: z.nullable(day),
    obitoEm: z.nullable(day),
    /** Consequences that the person was told. */
    itens: z.array(keys(itensDaSaida)),
    /** Matrícula of the dependant who becomes holder when the holder leaves alone. */
    novoTitular: z.nullable(typed(20)),
    motivo: typed(2_000),
    proximoEm: z.nullable(day),
    /** True when the person gave up before the registration; the request has no effect. */
    desistiu: z.boolean(),
  }),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    id: z.int(),
    protocolo: z.string(),
    /** Effect in a sentence. */
    efeito: z.string(),
  }),
});

export type SaidaRegistrada = z.output<typeof registraSaida.reply>;

export const andaSaida = endpoint('POST /retencao/andaSaida', {
  summary:
    'Registra um passo de um pedido de saída, uma vez por UUID: levado à contratante, resposta, dia informado, comprovante, retirada, contato.',
  body: z.object({
    pedido,
    id: digits(9),
    passo: z.enum(chavesDosPassos),
    /** Null for now. */
    em: z.nullable(dayTime),
    texto: typed(2_000),
    proximoEm: z.nullable(day),
  }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
});

export const getPapelDaSaida = endpoint('GET /retencao/getPapelDaSaida/{id}/{papel}', {
  summary:
    'O recibo de um pedido de saída, ou o comprovante do cancelamento depois de emitido, em PDF (Base64).',
  params: z.object({ id: digits(9), papel: z.enum(['recibo', 'comprovante']) }),
  reply: z.object({ nome: z.string(), data: z.string() }),
});
