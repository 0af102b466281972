import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { codigosDosMeios } from './aviso.rules.ts';
import { codigosDasProvas } from './prova.rules.ts';

const feito = z.object({ message: z.string() });
const meio = z.enum(codigosDosMeios);
const especie = z.enum(codigosDasProvas);
/** Bytes in Base64. */
const conteudo = z.string();

const prova = z.object({
  id: z.int(),
  especie,
  recebidoEm: day,
  numero: optionalText,
  nota: optionalText,
  quem: z.string(),
  registradaEm: dayTime,
  arquivoNome: optionalText,
  arquivoBytes: z.nullable(z.int()),
  desfeitaPor: optionalText,
  desfeitaEm: z.nullable(dayTime),
  desfeitaMotivo: optionalText,
});

export type Prova = z.output<typeof prova>;

export const getAviso = endpoint('GET /cobranca/getAviso/{id}', {
  summary: 'Um aviso com o seu texto, o que falta nele, as mensalidades e as provas, também as desfeitas.',
  params: z.object({ id: digits(9) }),
  reply: z.object({
    id: z.int(),
    matricula: idText,
    nome: z.string(),
    meio,
    endereco: z.string(),
    enviadoEm: dayTime,
    quem: z.string(),
    texto: z.string(),
    sha256: z.string(),
    faltas: z.array(z.string()),
    mensalidades: z.array(z.object({ numero: idText, vencimento: day })),
    recebidoEm: z.nullable(day),
    porque: optionalText,
    provas: z.array(prova),
    /** Bytes of all kept files, and their ceiling. */
    ocupado: z.int(),
    teto: z.int(),
  }),
});

export type AvisoInteiro = z.output<typeof getAviso.reply>;

export const getParaAvisar = endpoint('POST /cobranca/getParaAvisar', {
  summary: 'O que se precisa para avisar um titular: as mensalidades vencidas e os endereços do cadastro.',
  body: z.object({ matricula: typed(20) }),
  reply: z.object({
    matricula: idText,
    nome: z.string(),
    email: optionalText,
    telefones: z.array(z.string()),
    endereco: optionalText,
    mensalidades: z.array(z.object({ numero: idText, vencimento: day, dias: z.int(), atualizado: money })),
  }),
});

export type ParaAvisar = z.output<typeof getParaAvisar.reply>;

export const registraAviso = endpoint('POST /cobranca/registraAviso', {
  summary:
    'Registra um aviso feito fora daqui: meio, endereço usado, texto, dia e mensalidades. O que falta no texto é dito, e o aviso com falta não vale.',
  body: z.object({
    matricula: typed(20),
    meio,
    endereco: typed(200),
    texto: typed(10_000),
    enviadoEm: day,
    mensalidades: z.array(typed(20)),
  }),
  reply: z.object({ ...feito.shape, id: z.int(), faltas: z.array(z.string()) }),
});

export const registraProva = endpoint('POST /cobranca/registraProva', {
  summary:
    'Registra uma prova de um aviso, com um arquivo ou sem ele; uma resposta registrada é a que uma pessoa leu e diz que vale como ciência.',
  body: z.object({
    aviso: z.int(),
    matricula: typed(20),
    especie,
    recebidoEm: day,
    /** Number of the AR. */
    numero: typed(20),
    nota: typed(500),
    arquivo: z.nullable(z.object({ nome: typed(200), conteudo })),
  }),
  reply: feito,
});

export const desfazProva = endpoint('POST /cobranca/desfazProva', {
  summary: 'Desfaz uma prova errada, com o motivo: ela deixa de valer e continua no registro.',
  body: z.object({ id: z.int(), motivo: typed(300) }),
  reply: feito,
});

export const getArquivoDaProva = endpoint('GET /cobranca/getArquivoDaProva/{id}', {
  summary: 'O arquivo de uma prova; a leitura fica registrada.',
  params: z.object({ id: digits(9) }),
  reply: z.nullable(z.object({ matricula: idText, nome: z.string(), conteudo })),
  whenEmpty: null,
});
