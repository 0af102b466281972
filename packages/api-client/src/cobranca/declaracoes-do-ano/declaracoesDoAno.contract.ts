import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText } from '../../kinds/text.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';

/** A year of four digits. */
export const ano = z.string().check(z.regex(/^(19|20|21)\d{2}$/, 'o ano tem quatro algarismos, como 2025'));

const doAno = z.object({ ano });

/** State of the sending of one declaration (COB-29). */
const situacoesDaDeclaracao = [
  'Por enviar',
  'Sem CPF',
  'Sem e-mail',
  'Por telefone',
  'Aguardando',
  'Falhou',
  'Em dúvida',
  'Enviada',
  // Only an annual discharge has this state (COB-33).
  'Em débito',
] as const;

/** A declaration among all those of its year. */
export const declaracaoDoAno = z.object({
  idDeclaracao: idText,
  matricula: idText,
  nome: z.string(),
  /** Null or blank where the register has none. */
  cpf: optionalText,
  email: optionalText,
  /** Received in the year, by the present account. */
  total: money,
  envio: z.enum(situacoesDaDeclaracao),
  /** The reason why it did not leave, or a note about its sending. */
  motivo: optionalText,
  enviadaEm: z.nullable(dayTime),
  /** Total in the last sent version; null before the first sending, or when an older version of the system sent it. */
  totalEnviado: z.nullable(money),
  /** Moment, person and total of the last download together with others (COB-32). */
  baixadaEm: z.nullable(dayTime),
  baixadaPor: optionalText,
  totalBaixado: z.nullable(money),
  /** Form in which the holder asked for papers, in words; absent without a wish (PAP-9). */
  formaPedida: z.optional(z.string()),
});

export type DeclaracaoDoAno = z.output<typeof declaracaoDoAno>;

/** The total now less the total that left last, by e-mail or as a file. Null when they agree or nothing left. */
export const diferencaDoEnviado = ({
  total,
  ...row
}: Pick<DeclaracaoDoAno, 'total' | 'totalEnviado' | 'enviadaEm' | 'totalBaixado' | 'baixadaEm'>):
  | number
  | null => {
  const isBaixada = row.baixadaEm !== null && row.baixadaEm > (row.enviadaEm ?? '');
  const saiu = isBaixada ? row.totalBaixado : row.totalEnviado;
  return saiu === null || saiu === total ? null : total - saiu;
};

/** Words for declarations in the question before a year is sent. */
export const unidadeDaDeclaracao: Unidade = {
  um: 'declaração',
  varios: 'declarações',
  maior: 'a maior',
  temValor: true,
};

/** True when Enviar todas sends this one: it has surely or probably never left. */
export const esperaEnvio = ({ envio }: Pick<DeclaracaoDoAno, 'envio'>): boolean =>
  envio !== 'Enviada' && envio !== 'Em dúvida' && envio !== 'Em débito';

/** True for a download of the missing ones: it never left by e-mail or as a file, and no sending waits (COB-32). */
export const faltaSair = (row: Pick<DeclaracaoDoAno, 'envio' | 'baixadaEm'>): boolean =>
  esperaEnvio(row) && row.envio !== 'Aguardando' && row.baixadaEm === null;

/** Line of a declaration in the question before it is sent: amount, holder and address (REL-46). */
export const linhaDaDeclaracao = ({
  idDeclaracao,
  cpf,
  email,
  total,
}: Pick<DeclaracaoDoAno, 'idDeclaracao' | 'cpf' | 'email' | 'total'>): LinhaDoAto => ({
  id: `${idDeclaracao} ${cpf ?? ''} ${email ?? ''}`,
  cents: total,
});

export const getDeclaracoesDoAno = endpoint('GET /cobranca/getDeclaracoesDoAno/{ano}', {
  summary:
    'As declarações de Imposto de Renda de um ano passado, de todos os titulares, e como está o envio de cada uma.',
  params: doAno,
  reply: z.array(declaracaoDoAno),
});

/** The last job that sends a year's declarations, null before the first, with its counts. */
export const envioDeDeclaracoes = z.object({
  tarefa: z.nullable(estadoDaTarefa),
  enviados: z.int(),
  semEmail: z.int(),
  semCpf: z.int(),
  /** Left out, because the holder asked for a call. */
  porTelefone: z.int(),
  falhas: z.int(),
  emDuvida: z.int(),
  pendentes: z.int(),
});

export type EnvioDeDeclaracoes = z.output<typeof envioDeDeclaracoes>;

export type ContagemDeDeclaracoes = Omit<EnvioDeDeclaracoes, 'tarefa'>;

export const getEnvioDeDeclaracoes = endpoint('GET /cobranca/getEnvioDeDeclaracoes/{ano}', {
  summary: 'Como está o envio por e-mail das declarações de um ano.',
  params: doAno,
  reply: envioDeDeclaracoes,
});

export const enviaDeclaracoes = endpoint('POST /cobranca/enviaDeclaracoes', {
  summary:
    'Começa em segundo plano o envio por e-mail das declarações de um ano que nunca saíram, ou junta-se ao que corre. Recusado (409) se não são as confirmadas.',
  body: z.object({ ano, confirmado }),
  reply: envioDeDeclaracoes,
});

export const cancelaEnvioDeDeclaracoes = endpoint('POST /cobranca/cancelaEnvioDeDeclaracoes', {
  summary: 'Cancela um envio de declarações, que para entre duas; o que falta pode ser enviado depois.',
  body: z.object({ id: digits(9) }),
  reply: estadoDaTarefa,
});
