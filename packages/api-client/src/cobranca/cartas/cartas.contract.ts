import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia, pathCompetencia } from '../../kinds/competencia.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText } from '../../kinds/text.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';

/** State of a boleto that goes by post (PAP-8). */
const situacoesDaCarta = [
  'Por imprimir',
  'Impresso',
  'Endereço incompleto',
  'Vencido',
  'Outra forma',
  'Sem boleto',
] as const;

/** An open boleto of a payer without a working e-mail. */
export const carta = z.object({
  titulo: idText,
  /** Matrícula of the holder, or code of the company. */
  matricula: idText,
  isEmpresa: z.boolean(),
  nome: z.string(),
  porque: z.enum(['Sem e-mail', 'E-mail recusado']),
  /** The address that the mail server refused. */
  email: optionalText,
  cep: optionalText,
  logradouro: optionalText,
  numero: optionalText,
  complemento: optionalText,
  bairro: optionalText,
  cidade: optionalText,
  uf: optionalText,
  vencimento: day,
  valor: money,
  /** Pages of its paper, estimated before it is made: long names may take one more. */
  paginas: z.int(),
  situacao: z.enum(situacoesDaCarta),
  /** Missing parts of its address, or the reason why it is not printed. */
  motivo: optionalText,
  impressaEm: z.nullable(dayTime),
  impressaPor: optionalText,
  /** Letters that no font of the paper has; absent when none is missing (PAP-2). */
  letrasSemFonte: z.optional(z.string()),
});

export type Carta = z.output<typeof carta>;

/** A choice among the boletos of a month. */
export interface EscolhaDasCartas {
  /** Only boletos due on this day, ISO; null for all of the month. */
  readonly vencimento: string | null;
  /** True to include boletos that were printed before. */
  readonly repetir: boolean;
}

/** True when Gerar PDF prints this boleto. */
export const seImprime = (
  { situacao, vencimento }: Pick<Carta, 'situacao' | 'vencimento'>,
  escolha: EscolhaDasCartas,
): boolean =>
  (situacao === 'Por imprimir' || (escolha.repetir && situacao === 'Impresso')) &&
  (escolha.vencimento === null || escolha.vencimento === vencimento);

/** Number of sheets for some pages. */
export const folhasDe = (paginas: number, isFrenteVerso: boolean): number =>
  isFrenteVerso ? Math.ceil(paginas / 2) : paginas;

/** The words of the question of Gerar PDF. */
export const unidadeDaCarta: Unidade = { um: 'boleto', varios: 'boletos', maior: 'o maior', temValor: true };

/** Line of a letter in the question before printing: amount and postal code (REL-46). */
export const linhaDaCarta = (row: Pick<Carta, 'titulo' | 'nome' | 'cep' | 'valor'>): LinhaDoAto => ({
  id: `${row.titulo} ${row.nome} ${row.cep ?? ''}`,
  cents: row.valor,
});

const doMes = z.object({ competencia: pathCompetencia });

export const getCartas = endpoint('GET /cobranca/getCartas/{competencia}', {
  summary:
    'Os boletos em aberto de uma competência cujo pagador não tem e-mail, ou tem um que o servidor de e-mail recusou, por CEP e nome.',
  params: doMes,
  reply: z.array(carta),
});

/** A file of boletos to be printed. */
const arquivo = z.object({
  id: idText,
  cartas: z.int(),
  /** Boletos that could no longer be made when the job reached them. */
  fora: z.int(),
  paginas: z.int(),
  folhas: z.int(),
  valor: money,
  bytes: z.int(),
  pedacos: z.int(),
  frenteVerso: z.boolean(),
  vencimento: z.nullable(day),
  feitoEm: dayTime,
  usuario: z.string(),
});

export type ArquivoDeCartas = z.output<typeof arquivo>;

/** The last job of a month's file, null before the first, and the last stored file. */
export const pdfDeCartas = z.object({ tarefa: z.nullable(estadoDaTarefa), arquivo: z.nullable(arquivo) });

export type PdfDeCartas = z.output<typeof pdfDeCartas>;

export const getPdfDeCartas = endpoint('GET /cobranca/getPdfDeCartas/{competencia}', {
  summary: 'Como está o PDF dos boletos para o correio de uma competência, e o último que se guarda.',
  params: doMes,
  reply: pdfDeCartas,
});

export const geraCartas = endpoint('POST /cobranca/geraCartas', {
  summary:
    'Começa em segundo plano o PDF dos boletos para o correio de uma competência, por CEP, ou junta-se ao que corre. Recusado (409) se não são os confirmados.',
  body: z.object({
    competencia,
    vencimento: z.nullable(day),
    frenteVerso: z.boolean(),
    repetir: z.boolean(),
    confirmado,
  }),
  reply: pdfDeCartas,
});

export const cancelaCartas = endpoint('POST /cobranca/cancelaCartas', {
  summary: 'Cancela um PDF de boletos que está sendo feito: nada dele fica, nem conta como impresso.',
  body: z.object({ id: digits(9) }),
  reply: estadoDaTarefa,
});

export const getPedacoDeCartas = endpoint('GET /cobranca/getPedacoDeCartas/{id}/{ordem}', {
  summary: 'Um pedaço do PDF dos boletos para o correio, em base64, a partir do primeiro.',
  params: z.object({ id: digits(9), ordem: digits(6) }),
  reply: z.object({ conteudo: z.string() }),
});
