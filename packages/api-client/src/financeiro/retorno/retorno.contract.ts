import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { finsDeHoje } from './fins.rules.ts';
const feito = z.object({ success: z.boolean(), message: z.string() });

export const getNomeArquivo = endpoint('GET /financeiro/getNomeArquivo/{nome}', {
  summary: 'Diz se um arquivo com este nome, sem olhar maiúsculas, já foi aplicado.',
  params: z.object({ nome: typed(200) }),
  reply: z.object({ existe: z.boolean(), message: optionalText }),
});

/** A received file; fields after the valid days are our own server's. */
export const uploadDoBanco = {
  ARQUIVO_ID: f.required(f.code('ID')),
  NOME: f.nome('Nome do arquivo', { footer: 'count' }),
  SITUACAO: f.ours(f.choice('Situação', { APLICADO: 'Aplicado', DESFEITO: 'Desfeito' })),
  LANCAMENTO: f.ours(f.money('Lançamentos', { principal: true })),
  PENDENTES: f.ours(f.count('A decidir', { footer: 'sum' })),
  SEQUENCIAL: f.ours(f.count('Retorno nº')),
  DATA_UPLOAD: f.moment('Data do upload'),
  QTD_BOLETO: f.count('Qtd. de boletos', { footer: 'sum' }),
  LINHAS: f.ours(f.count('Linhas', { footer: 'sum' })),
  USUARIO: f.ours(f.text('Enviado por')),
  DIAS_VALIDO_BOLETO: f.count('Dias válidos'),
  TAMANHO: f.count('Tamanho (bytes)'),
};

const upload = rowSchema(uploadDoBanco);

export type UploadDoBanco = z.output<typeof upload>;

export const getDadosUpload = endpoint('GET /financeiro/getDadosUpload', {
  summary: 'Os arquivos de retorno recebidos, do mais novo ao mais antigo.',
  reply: z.array(upload),
});

/** Number of lines with one end, and their sums. */
export const totalDoFim = z.object({
  fim: z.enum(Object.keys(finsDeHoje) as [keyof typeof finsDeHoje]),
  linhas: z.int(),
  recebido: money,
  lancamento: money,
});

export type TotalDoFim = z.output<typeof totalDoFim>;

export const uploadRetorno = endpoint('POST /financeiro/upload/{diasValidos}', {
  summary:
    'Aplica um arquivo de retorno CBR643 inteiro, ou nada dele. O mesmo nome ou conteúdo outra vez é recusado (409), e um de que nenhum título é conhecido só entra com desconhecidosAceitos (409); um arquivo com erro, com linha e posição (422).',
  params: z.object({ diasValidos: digits(3) }),
  query: z.object({ desconhecidosAceitos: z.optional(z.literal('sim')) }),
  file: 'arquivo',
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    verify: z.object({ qtdBoleto: z.int() }),
    arquivoId: z.optional(idText),
    avisos: z.optional(z.array(z.string())),
    totais: z.optional(z.array(totalDoFim)),
  }),
});

/**
 * Body of the refusal 409 of a file without any known title. The same request with `desconhecidosAceitos` imports it (CBR-23).
 */
export const retornoDesconhecido = z.object({
  desconhecidos: z.object({ titulos: z.int(), recebido: money }),
});

const doArquivo = z.object({ arquivo: digits(9) });
const daLinha = z.object({ arquivo: digits(9), linha: digits(6) });

/** A step in the history of a file or of a line. */
const passo = z.object({
  acao: z.enum([
    'APLICADO',
    'DESFEITO',
    'LINHA DESFEITA',
    'SEGUNDO PAGAMENTO',
    'REPETICAO',
    'JULGADA DE NOVO',
    'DADA A FATURA',
    'DEVOLVIDA',
    'DESTINO DESFEITO',
  ]),
  linha: z.nullable(z.int()),
  em: dayTime,
  por: z.string(),
  motivo: optionalText,
});

export type PassoDoRetorno = z.output<typeof passo>;

/** A file with its header, the ends of its lines, and its history. */
const resumo = z.object({
  arquivoId: idText,
  nome: z.string(),
  situacao: z.enum(['APLICADO', 'DESFEITO']),
  convenio: optionalText,
  sequencial: z.nullable(z.int()),
  gravadoEm: z.nullable(day),
  enviadoEm: dayTime,
  avisos: z.array(z.string()),
  totais: z.array(totalDoFim),
  historico: z.array(passo),
});

export type ResumoDoRetorno = z.output<typeof resumo>;

export const getResumoRetorno = endpoint('GET /financeiro/getResumoRetorno/{arquivo}', {
  summary: 'Um arquivo de retorno: o cabeçalho, os avisos, os totais por fim e o histórico.',
  params: doArquivo,
  reply: resumo,
});

/** A line of a file, or of the list of waiting lines. */
export const linhaDoRetorno = {
  linha: f.required(f.count('Linha')),
  fim: f.required(f.choice('Fim', finsDeHoje)),
  pagador: f.pessoa('Pagador'),
  lancamento: f.money('Lançamento', { principal: true }),
  recebido: f.money('Recebido'),
  valorTitulo: f.money('Valor do título'),
  motivo: f.text('Por quê'),
  titulo: f.code('Título'),
  nossoNumero: f.code('Nosso número'),
  matricula: f.code('Matrícula'),
  comando: f.code('Comando'),
  ocorrencia: f.day('Ocorrência'),
  credito: f.day('Crédito'),
  vencimento: f.day('Vencimento'),
  tarifa: f.money('Tarifa'),
  diferencas: f.text('Difere em'),
  desfeitaEm: f.moment('Desfeita em'),
};

const linha = rowSchema(linhaDoRetorno);

export type LinhaDoRetorno = z.output<typeof linha>;

export const getLinhasRetorno = endpoint('GET /financeiro/getLinhasRetorno/{arquivo}', {
  summary: 'As linhas de um arquivo de retorno, como terminaram e por quê, na ordem do arquivo.',
  params: doArquivo,
  reply: z.array(linha),
});

/** A comparison of a line with its title, or within the line; amounts in cents, days ISO. */
const comparacao = z.object({
  campo: z.enum(['nossoNumero', 'valorTitulo', 'vencimento', 'lancamento', 'recebido']),
  banco: z.union([z.int(), z.string()]),
  nosso: z.union([z.int(), z.string()]),
});

export type Comparacao = z.output<typeof comparacao>;

const detalhe = z.object({
  linha: z.int(),
  fim: z.enum(Object.keys(finsDeHoje) as [keyof typeof finsDeHoje]),
  motivo: optionalText,
  /** The 400 characters of the line. */
  texto: z.string(),
  comparacao: z.array(comparacao),
  /** Effect of the line on the title; null when there was none, or it was undone. */
  efeito: z.nullable(
    z.object({ titulo: idText, principal: money, encargos: money, credito: money, pagoEm: z.nullable(day) }),
  ),
  /** The equal earlier line; only for a repetition or a doubt. */
  igual: z.nullable(z.object({ arquivoId: idText, nome: z.string(), linha: z.int() })),
  /** Decisions and undos of the line, with person and reason. */
  historico: z.array(passo),
});

export type DetalheDaLinha = z.output<typeof detalhe>;

export const getLinhaRetorno = endpoint('GET /financeiro/getLinhaRetorno/{arquivo}/{linha}', {
  summary: 'Uma linha de um arquivo de retorno: o texto, o que conferiu e o que diferiu, o que fez.',
  params: daLinha,
  reply: detalhe,
});

/** Part of a file; line 0 stands for all of it. */
const parte = { arquivo: idText, linha: z.int() };

const previa = z.object({
  pode: z.boolean(),
  titulos: z.int(),
  valor: money,
  creditos: z.int(),
  linhas: z.int(),
  /** Obstacles to the undo, in words. */
  impedimentos: z.array(z.string()),
  /** Files to undo first. */
  apoios: z.array(z.object({ arquivoId: idText, nome: z.string(), linhas: z.int() })),
  /** Things that stay as they are, in words. */
  naoToca: z.array(z.string()),
});

export type PreviaDesfazer = z.output<typeof previa>;

export const getPreviaDesfazer = endpoint('GET /financeiro/getPreviaDesfazer/{arquivo}/{linha}', {
  summary:
    'O que se desfaria de uma linha ou, com linha 0, do arquivo inteiro: os títulos, o que impede e o que não seria tocado. Só gerentes.',
  params: daLinha,
  reply: previa,
});

export const desfazRetorno = endpoint('POST /financeiro/desfazRetorno', {
  summary:
    'Desfaz o que uma linha ou, com linha 0, o arquivo inteiro fez, se nada posterior se apoia nisso e é o que foi confirmado (409). Só gerentes.',
  body: z.object({ ...parte, motivo: typed(500), confirmado: z.optional(confirmado) }),
  reply: feito,
});

/** A line that waits for a decision, with the equal line of an earlier file. */
export const duvidaDoRetorno = {
  arquivoId: f.required(f.code('ID do arquivo')),
  arquivo: f.nome('Arquivo', { footer: 'count' }),
  linha: f.required(f.count('Linha')),
  nossoNumero: f.code('Nosso número'),
  titulo: f.code('Título'),
  pagador: f.pessoa('Pagador'),
  ocorrencia: f.day('Ocorrência'),
  credito: f.day('Crédito'),
  recebido: f.money('Recebido'),
  igualA: f.text('Igual à linha'),
};

const duvidaRow = rowSchema(duvidaDoRetorno);

export type DuvidaDoRetorno = z.output<typeof duvidaRow>;

export const getDuvidasRetorno = endpoint('GET /financeiro/getDuvidasRetorno', {
  summary: 'As linhas iguais a uma de um arquivo anterior que esperam a decisão de uma pessoa.',
  reply: z.array(duvidaRow),
});

export const decideDuvidaRetorno = endpoint('POST /financeiro/decideDuvidaRetorno', {
  summary: 'Decide se uma linha igual a outra é um segundo pagamento, que então vale, ou uma repetição.',
  body: z.object({ arquivo: idText, linha: z.int(), segundoPagamento: z.boolean() }),
  reply: feito,
});
