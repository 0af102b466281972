import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { typed } from '../../kinds/text.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';

/** State of a delivery. */
export const situacoesDaEntrega = [
  'RECEBENDO',
  'PRONTA',
  'JULGADA',
  'APLICADA',
  'RECUSADA',
  'DESFEITA',
  'DESCARTADA',
] as const;

export type SituacaoDaEntrega = (typeof situacoesDaEntrega)[number];

/** Null before the check. */
const contagem = z.nullable(z.int());

const entrega = z.object({
  id: z.string(),
  /** System from which the data come. */
  sistema: z.string(),
  via: z.enum(['TELA', 'COMANDO', 'HTTP']),
  /** Name of the person who brought it, else the login. */
  por: z.string(),
  situacao: z.enum(situacoesDaEntrega),
  criadaEm: dayTime,
  /** Moment from entrega.json; null without one. */
  extraidaEm: z.nullable(dayTime),
  julgadaEm: z.nullable(dayTime),
  aplicadaEm: z.nullable(dayTime),
  desfeitaEm: z.nullable(dayTime),
  /** Reason of a refusal, or the person who discarded it. */
  motivo: z.nullable(z.string()),
  arquivos: z.int(),
  linhas: contagem,
  recusadas: contagem,
  novas: contagem,
  mudadas: contagem,
  iguais: contagem,
});

/** A delivery of the operator's own data. */
export type EntregaDaCarga = z.output<typeof entrega>;

export const getEntregasDaCarga = endpoint('GET /tecnologia/getEntregasDaCarga', {
  summary:
    'As últimas 500 entregas de dados da operadora, a mais nova primeiro, com quem trouxe e o que se achou.',
  reply: z.array(entrega),
});

const arquivo = z.object({
  nome: z.string(),
  titulo: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  linhas: contagem,
  recusadas: contagem,
  /** Records of all tables that the file fills. */
  novas: contagem,
  mudadas: contagem,
  iguais: contagem,
  /** Sums by money column, over the readable lines. */
  somas: z.array(z.object({ coluna: z.string(), valor: money })),
  /** Our records that a complete file does not name; null for a partial file. */
  ausentes: contagem,
  /** True when more lines than the limit were refused. */
  passaDoLimite: z.boolean(),
});

/** A file of a delivery, with the results of its check. */
export type ArquivoDaCarga = z.output<typeof arquivo>;

const falha = z.object({
  arquivo: z.string(),
  linha: z.nullable(z.int()),
  coluna: z.nullable(z.string()),
  motivo: z.string(),
});

/** A problem of a file as a whole. */
export type FalhaDaCarga = z.output<typeof falha>;

const detalhe = z.object({
  ...entrega.shape,
  recebidos: z.array(arquivo),
  falhas: z.array(falha),
  problemas: z.int(),
  /** Problems that keep no line out. */
  avisos: z.int(),
  temManifesto: z.boolean(),
  /** True while the files are still stored, so that refused lines can be downloaded. */
  isGuardada: z.boolean(),
  /** Version of this check; an application sends the one on show. */
  versao: z.nullable(z.string()),
  tarefa: z.nullable(estadoDaTarefa),
});

/** A delivery with its files, its report and its job. */
export type EntregaAberta = z.output<typeof detalhe>;

const id = typed(100);

export const getEntregaDaCarga = endpoint('GET /tecnologia/getEntregaDaCarga/{id}', {
  summary: 'Uma entrega com os seus arquivos, o que se achou em cada um e o trabalho em curso.',
  params: z.object({ id }),
  reply: detalhe,
});

export const abreEntregaDaCarga = endpoint('POST /tecnologia/abreEntregaDaCarga', {
  summary: 'Começa uma entrega, que recebe arquivos até ser conferida.',
  reply: z.object({ id: z.string() }),
});

export const enviaArquivoDaCarga = endpoint('POST /tecnologia/enviaArquivoDaCarga/{id}', {
  summary:
    'Guarda um arquivo CSV, ou entrega.json, na entrega que está sendo recebida, no lugar do que já tinha o nome.',
  params: z.object({ id }),
  file: 'arquivo',
  reply: z.object({
    /** Name in the dictionary; entrega.json has its own name. */
    nome: z.string(),
    titulo: z.string(),
    bytes: z.int(),
  }),
});

export const retiraArquivoDaCarga = endpoint('POST /tecnologia/retiraArquivoDaCarga', {
  summary: 'Tira um arquivo da entrega que está sendo recebida.',
  body: z.object({ id, nome: typed(100) }),
  reply: z.object({ message: z.string() }),
});

export const confereCarga = endpoint('POST /tecnologia/confereCarga', {
  summary:
    'Dá a entrega por completa e a confere no servidor, sem gravar nada nas tabelas; uma de cada vez, as outras esperam.',
  body: z.object({ id }),
  reply: estadoDaTarefa,
});

export const aplicaCarga = endpoint('POST /tecnologia/aplicaCarga', {
  summary: 'Aplica no servidor uma entrega conferida; recusa quando a conferência já não é a que se viu.',
  body: z.object({ id, versao: typed(40) }),
  reply: estadoDaTarefa,
});

export const cancelaCarga = endpoint('POST /tecnologia/cancelaCarga', {
  summary: 'Cancela a conferência ou a aplicação em curso; nada dela fica.',
  body: z.object({ id: typed(20) }),
  reply: estadoDaTarefa,
});

export const descartaCarga = endpoint('POST /tecnologia/descartaCarga', {
  summary: 'Descarta uma entrega que não foi aplicada, com os seus arquivos e problemas.',
  body: z.object({
    id,
    /** Describes the delivery on show; the server refuses (409) when it has changed since. */
    confirmado: z.optional(confirmado),
  }),
  reply: z.object({ message: z.string() }),
});

export const desfazCarga = endpoint('POST /tecnologia/desfazCarga', {
  summary:
    'Desfaz a última entrega aplicada: voltam os valores de antes e somem as linhas que ela trouxe; o que mudou depois fica e é dito.',
  body: z.object({
    id,
    /** Describes the delivery on show; the server refuses (409) when it has changed since. */
    confirmado: z.optional(confirmado),
  }),
  reply: z.object({
    message: z.string(),
    /** Rows that stay as they are, up to 200: they changed since, or a record made here refers to them. */
    ficaram: z.array(z.object({ tabela: z.string(), chave: z.string() })),
  }),
});

export const getLinhasRecusadas = endpoint('GET /tecnologia/getLinhasRecusadas/{id}/{nome}', {
  summary:
    'As linhas recusadas de um arquivo, como vieram e com a coluna motivo no fim, uma linha de CSV em cada item.',
  params: z.object({ id, nome: typed(100) }),
  reply: z.object({
    nomeArquivo: z.string(),
    cabecalho: z.string(),
    linhas: z.array(z.object({ texto: z.string() })),
  }),
});

const coluna = z.object({
  nome: z.string(),
  tipo: z.string(),
  isChave: z.boolean(),
  isObrigatoria: z.boolean(),
  /** The file in which the value must exist; null for none. */
  referencia: z.nullable(z.string()),
  /** Side whose value wins. */
  dono: z.enum(['central', 'nosso', 'ambos']),
  nota: z.nullable(z.string()),
  exemplo: z.string(),
});

/** A column of a file, from the dictionary. */
export type ColunaDoDicionario = z.output<typeof coluna>;

const arquivoDoDicionario = z.object({
  numero: z.string(),
  nome: z.string(),
  titulo: z.string(),
  notas: z.array(z.string()),
  colunas: z.array(coluna),
  /** The head and one invented line, as CSV. */
  modelo: z.string(),
});

/** A file of the load's dictionary. */
export type ArquivoDoDicionario = z.output<typeof arquivoDoDicionario>;

export const getDicionarioDaCarga = endpoint('GET /tecnologia/getDicionarioDaCarga', {
  summary: 'Os arquivos que a carga conhece, na ordem de entrada, com as colunas e um modelo de cada um.',
  reply: z.array(arquivoDoDicionario),
});
