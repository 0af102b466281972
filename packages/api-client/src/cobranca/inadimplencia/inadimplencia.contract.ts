import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, hyphenDay } from '../../kinds/day.ts';
import { idText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import type { ColunaCampanha } from '../campanha/campanha.contract.ts';
import { camposDaSituacao } from '../notificacao/camposDaSituacao.ts';

/**
 * A day on which contracts ended or will end, for any reason. The last day of the current month is always listed (COB-15). Fields with
 * counts are our own server's.
 */
export const dataCancelamento = z.object({
  data: day,
  /** Holders whose bond ends on this day. */
  contratos: z.optional(z.int()),
  /** Part of `contratos` that ends for non-payment. */
  porInadimplencia: z.optional(z.int()),
});

export type DataCancelamento = z.output<typeof dataCancelamento>;

export const getRelatorioCancelamentoData = endpoint('GET /cobranca/getRelatorioCancelamentoData', {
  summary:
    'Os dias de cancelamento de contratos dos últimos 24 meses e os já marcados, o mais recente primeiro.',
  reply: z.array(dataCancelamento),
});

/** The holder of a contract that ends on a day, with the postal address. Fields of our own server are optional. */
export const camposCancelado = {
  NOME: f.nome('Nome', { footer: 'count' }),
  MATRICULA: f.ours(f.matricula('Matrícula')),
  MOTIVO: f.ours(f.choice('Motivo', ['Inadimplência', 'A pedido do beneficiário'])),
  ENDERECO: f.endereco('Endereço'),
  CEP: f.cep('CEP'),
  BAI_NOME: f.bairro('Bairro'),
  MUN_CIDADE: f.cidade('Cidade', { filter: 'text' }),
  MUN_UF: f.uf('UF'),
  /** Each reason why the law would not let it end by default on the day, and a request to leave; null for other reasons (COB-16). */
  AVISOS: f.ours(f.text('Avisos', { card: 'none' })),
  /** Each datum that nobody gave, which is no warning; null without any. */
  SEM_DADO: f.ours(f.text('Sem dado', { card: 'none' })),
} as const;

export const contratoCancelado = rowSchema(camposCancelado);

export type ContratoCancelado = z.output<typeof contratoCancelado>;

const naData = z.object({ date: hyphenDay });

export const getRelatorioCancelamento = endpoint('GET /cobranca/getRelatorioCancelamento/{date}', {
  summary:
    'Os titulares cujo contrato foi ou será cancelado no dia, com o endereço e, dos cancelados por inadimplência, o que falta para a lei o deixar (Lei 9.656/1998, art. 13; RN ANS 593/2023).',
  params: naData,
  reply: z.array(contratoCancelado),
});

export const cidade = z.object({
  /** IBGE code, 7 digits. */
  codigo: idText,
  cidade: z.string(),
  uf: z.optional(z.string()),
});

export type Cidade = z.output<typeof cidade>;

export const getListCidade = endpoint('GET /cobranca/getListCidade/{cityCode}', {
  summary:
    'A cidade de um código do IBGE, com 7 dígitos ou 6. Um código que não há: 404, “Código de cidade incorreto!”.',
  params: z.object({ cityCode: typed(20) }),
  reply: cidade,
});

/** The contract as the law sees it on the day; our own server's. */
const naLei = {
  situacao: f.ours(camposDaSituacao.situacao),
  mensalidades: f.ours(camposDaSituacao.mensalidades),
  diasSemPagar: f.ours(camposDaSituacao.diasSemPagar),
  dia50: f.ours(camposDaSituacao.dia50),
  podeDesde: f.ours(camposDaSituacao.podeDesde),
  porque: f.ours(camposDaSituacao.porque),
} as const;

/**
 * A delinquent holder for a day of cancellation: see `getRelatorioInadimplentes`. Fields of our own server are optional.
 */
export const camposInadimplente = {
  nome: f.nome('Nome', { footer: 'count' }),
  matricula: f.ours(f.matricula('Matrícula', { card: 'quiet' })),
  /** Without fine and interest. */
  valor: f.ours(f.required(f.money('Valor em aberto'))),
  /** Due day of the oldest open title. */
  desde: f.ours(f.required(f.day('Vencido desde'))),
  /** Days without payment on the day of cancellation, from `desde` on; always more than 60. */
  dias: f.ours(f.required(f.count('Dias em atraso', { card: 'quiet' }))),
  titulos: f.ours(f.required(f.count('Títulos em aberto'))),
  endereco: f.endereco('Endereço'),
  cep: f.cep('CEP'),
  bairro: f.bairro('Bairro'),
  cidade: f.cidade('Cidade', { filter: 'text' }),
  uf: f.uf('UF'),
  /** Type under which his bills are found (COB-1). */
  tipo: f.ours(f.choice('Tipo', { I: 'Individual', A: 'Afastado' })),
  ...naLei,
} as const;

export const inadimplente = rowSchema(camposInadimplente);

export type Inadimplente = z.output<typeof inadimplente>;

/** Codes of the cities to leave out: `codCidade=0` for none, `codCidade` repeated for several. */
const excluidas = z.object({
  codCidade: z.codec(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z
      .array(z.string().check(z.regex(/^\d{1,7}$/, 'o código da cidade tem de 1 a 7 algarismos')))
      .check(z.maxLength(500, 'no máximo 500 cidades')),
    {
      decode: (wire) => [wire ?? []].flat().filter((code) => !/^0+$/.test(code)),
      encode: (codes) => (codes.length === 0 ? ['0'] : codes),
    },
  ),
});

export const getRelatorioInadimplentes = endpoint('GET /cobranca/getRelatorioInadimplentes/{date}', {
  summary:
    'Os titulares que, no dia, estão há mais de 60 dias sem pagar a mensalidade (Lei 9.656/1998, art. 13), e se podem ser cancelados nele (RN ANS 593/2023). O que deve há mais tempo vem primeiro.',
  params: naData,
  query: excluidas,
  reply: z.array(inadimplente),
});

/** A cell of the messaging file as text, '' when empty. */
const celula = z.codec(z.nullish(z.union([z.string(), z.number()])), z.string(), {
  decode: (wire) => (wire === undefined || wire === null ? '' : String(wire)),
  encode: (text) => text,
});

const colunas = {
  /** Digits with area code. */
  TELEFONE: celula,
  MENSAGEM: celula,
  LOCALIZADOR: celula,
  DATA_HORA_AGENDADA: celula,
  ENVIA_INAPP: celula,
  ENVIA_SMS: celula,
  ID_FUNCIONALIDADE: celula,
  ID_REGISTRO: celula,
  TIPO_CALLBACK: celula,
  /** Digits only; blank when the bank no longer accepts any open bill. */
  LINHADIGITAVEL: celula,
  MATRICULA: celula,
  EMAIL: celula,
  NOSSONUMERO: celula,
  NOME: celula,
  TIPOBOLETO: celula,
} satisfies Record<ColunaCampanha, unknown>;

/**
 * One line of the messaging file (COB-20). The keys are its columns in order, in plain form for another program (REL-9).
 */
export const linhaMensageria = z.object(colunas);

export type LinhaMensageria = z.output<typeof linhaMensageria>;

/** The columns of the messaging file, in the order of `colunasCampanha`. */
export const colunasMensageria = Object.keys(colunas) as (keyof LinhaMensageria)[];

/** A person without a usable telephone. `TELEFONE` is as registered; MOTIVO names the problem (COB-21). */
export const linhaFoneErrado = z.object({ ...colunas, MOTIVO: z.optional(celula) });

export type LinhaFoneErrado = z.output<typeof linhaFoneErrado>;

export const getRelatorioInadimplentesMensageria = endpoint(
  'GET /cobranca/getRelatorioInadimplentesMensageria/{date}',
  {
    summary:
      'Os inadimplentes do dia que ainda devem hoje e têm celular, um por linha do arquivo de importação da mensageria.',
    params: naData,
    query: excluidas,
    reply: z.array(linhaMensageria),
  },
);

export const getInadimplentesMensageriaFoneErrado = endpoint(
  'GET /cobranca/getInadimplentesMensageriaFoneErrado/{date}',
  {
    summary: 'Os inadimplentes do dia que ainda devem hoje e não têm celular que receba mensagem, e por quê.',
    params: naData,
    query: excluidas,
    reply: z.array(linhaFoneErrado),
  },
);
