import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { digits, optionalText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';

/** State of a file for the bank. */
const situacoesDaRemessa = {
  FEITA: 'Feita',
  BAIXADA: 'Baixada, falta enviar',
  ENVIADA: 'Enviada',
  RESPONDIDA: 'Respondida',
  RETIRADA: 'Retirada',
} as const;

/** A file of commands for the bank. */
export const remessa = {
  sequencial: f.required(f.count('Remessa')),
  situacao: f.choice('Situação', situacoesDaRemessa),
  tipo: f.choice('Tipo', { REMESSA: 'Remessa', TESTE: 'Teste' }),
  feitaEm: f.moment('Feita em'),
  feitaPor: f.text('Feita por'),
  registros: f.count('Registros', { footer: 'sum' }),
  baixas: f.count('Baixas', { footer: 'sum' }),
  confirmados: f.count('Confirmados', { footer: 'sum' }),
  recusados: f.count('Recusados', { footer: 'sum' }),
  semResposta: f.count('Sem resposta', { footer: 'sum' }),
  enviadaEm: f.moment('Enviada em'),
  enviadaPor: f.text('Enviada por'),
  retiradaEm: f.moment('Retirada em'),
  retiradaPor: f.text('Retirada por'),
  retiradaMotivo: f.text('Por que foi retirada'),
  id: f.required(f.code('ID')),
};

const remessaRow = rowSchema(remessa);

export type Remessa = z.output<typeof remessaRow>;

export const getRemessas = endpoint('GET /financeiro/getRemessas', {
  summary: 'Os arquivos de remessa ao banco, do mais novo ao mais antigo.',
  reply: z.array(remessaRow),
});

/** State of a command. */
const situacoesDoComando = {
  ESPERA: 'Na próxima remessa',
  FORA: 'Ficou fora da remessa',
  SEM_RESPOSTA: 'Sem resposta',
  CONFIRMADO: 'Confirmado',
  RECUSADO: 'Recusado',
  RETIRADO: 'Retirado',
} as const;

/** A command for one title. */
export const comandoDaRemessa = {
  nossoNumero: f.required(f.code('Nosso número')),
  comando: f.choice('Comando', { '01': 'Registrar', '02': 'Dar baixa' }),
  situacao: f.choice('Situação', situacoesDoComando),
  motivo: f.text('O que o banco ou o arquivo disse'),
  documento: f.code('Documento'),
  pagador: f.pessoa('Pagador'),
  vencimento: f.day('Vencimento'),
  valor: f.money('Valor', { principal: true }),
  remessa: f.count('Remessa'),
  pedidoEm: f.moment('Pedido em'),
  pedidoPor: f.text('Pedido por'),
  respondidoEm: f.moment('Respondido em'),
  id: f.required(f.code('ID')),
};

const comandoRow = rowSchema(comandoDaRemessa);

export type ComandoDaRemessa = z.output<typeof comandoRow>;

export const getComandosDaRemessa = endpoint('GET /financeiro/getComandosDaRemessa/{remessa}', {
  summary:
    'Os comandos de uma remessa, na ordem do arquivo, e o que o banco respondeu; 0 são os que esperam a próxima.',
  params: z.object({ remessa: digits(9) }),
  reply: z.array(comandoRow),
});

/** A line of the bank about one of our numbers that does not fit (REM-14). */
const alarme = z.object({
  arquivo: z.string(),
  linha: z.int(),
  nome: z.string(),
  nossoNumero: z.string(),
  motivo: z.string(),
});

export type AlarmeDaRemessa = z.output<typeof alarme>;

const situacao = z.object({
  /** Reason why no new boleto can be made; null when one can. */
  porque: optionalText,
  /** True when a test file can be written now: the agreement is configured. */
  podeTestar: z.boolean(),
  /** Moment of the bank's acceptance of a test file, in words; null before it. */
  testeAceito: optionalText,
  esperam: z.int(),
  /** Number of registered boletos without a PIX code (REM-16). Absent when the agreement has no PIX. */
  semPix: z.optional(z.int()),
  avisos: z.array(z.string()),
  alarmes: z.array(alarme),
});

export type SituacaoDaRemessa = z.output<typeof situacao>;

export const getSituacaoRemessa = endpoint('GET /financeiro/getSituacaoRemessa', {
  summary:
    'Se novos boletos podem ir ao banco e o que falta; os comandos que esperam e os números que não conferem.',
  reply: situacao,
});

const feito = z.object({ message: z.string() });
const qual = z.object({ remessa: typed(10) });

export const fazRemessa = endpoint('POST /financeiro/fazRemessa', {
  summary:
    'Escreve num arquivo CBR641 os comandos que esperam, ou com teste um só título de experiência. O que o banco recusaria fica fora, com o motivo.',
  body: z.object({ teste: z.boolean() }),
  reply: z.object({
    message: z.string(),
    remessa: z.string(),
    comandos: z.int(),
    fora: z.array(z.object({ nossoNumero: z.string(), motivo: z.string() })),
  }),
});

export const baixaRemessa = endpoint('POST /financeiro/baixaRemessa', {
  summary: 'O arquivo de uma remessa, o mesmo a cada vez; guarda quem primeiro o baixou.',
  body: qual,
  reply: z.object({ nome: z.string(), texto: z.string() }),
});

export const enviadaRemessa = endpoint('POST /financeiro/enviadaRemessa', {
  summary: 'Diz que uma remessa foi ao banco; depois ela não pode ser retirada.',
  body: qual,
  reply: feito,
});

export const retiraRemessa = endpoint('POST /financeiro/retiraRemessa', {
  summary:
    'Retira uma remessa que não foi ao banco: os seus comandos esperam a próxima, e o seu número não se usa de novo.',
  body: z.object({ remessa: typed(10), motivo: typed(200) }),
  reply: feito,
});

export const decideAlarme = endpoint('POST /financeiro/decideAlarme', {
  summary:
    'Diz o que se viu de um número nosso que não confere; com todos decididos, novos boletos voltam a ser emitidos.',
  body: z.object({ arquivo: typed(10), linha: z.int(), decisao: typed(200) }),
  reply: feito,
});

export const gravaPixDoBanco = endpoint('POST /financeiro/gravaPixDoBanco', {
  summary:
    'Guarda os códigos PIX que o banco deu aos novos boletos registrados: uma linha de cada, nosso número; código. Todos ou nenhum: o que não confere é recusado com a linha e o motivo (422).',
  body: z.object({ texto: typed(100_000) }),
  reply: z.object({ message: z.string() }),
});
