import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pathDay } from '../../kinds/day.ts';
import * as f from '../../report/field.ts';
import { type Comparison, type FieldsRow, historyReply, rowSchema } from '../../report/report.ts';

/** The kinds of contract of the monthly fees, by their code on the wire. */
export const tiposDeMensalidade = { I: 'Individual', E: 'Empresarial' } as const;

export type TipoDeMensalidade = keyof typeof tiposDeMensalidade;

/** A life with the fee of a month, or with the reason why it has none (DIR-7). */
export const camposMensalidade = {
  matricula: f.matricula('Matrícula', { footer: 'count' }),
  codTitular: f.code('Código do titular'),
  titular: f.pessoa('Titular'),
  nomeBeneficiario: f.nome('Beneficiário'),
  cidade: f.cidade('Cidade'),
  dataAtivacao: f.day('Data de ativação'),
  dataCancelamento: f.day('Data de cancelamento'),
  mensalidade: f.required(f.money('Mensalidade')),
  numTitulo: f.code('Nº título'),
  dataVencimento: f.day('Data de vencimento'),
  valorTotal: f.required(f.money('Valor total', { principal: 'Total lançado' })),
  status: f.situacao('Status'),
  historico: f.text('Histórico'),
};

export type MensalidadeDoBeneficiario = FieldsRow<typeof camposMensalidade>;

/** A fee with its month. */
export const mensalidadeNoMes = {
  ...camposMensalidade,
  competencia: f.required(f.competencia('Competência')),
};

/** Two months are compared by the fee of each life (DIR-22). */
export const comparaMensalidade: Comparison<typeof mensalidadeNoMes> = {
  key: ['matricula'],
  month: 'competencia',
  figure: 'mensalidade',
  lead: ['nomeBeneficiario'],
};

const vidas = z.array(rowSchema(camposMensalidade));
const tipo = z.enum(['I', 'E'], 'o tipo é I (individual) ou E (empresarial)');

const reply = z.object({
  /** Lives with a fee in the month of the day. */
  planos: vidas,
  /** Lives without a fee that are active on the day. */
  planosValorZerado: vidas,
  /** Lives that wait for their activation on the day. */
  planosAguardandoAtivacao: vidas,
  /** Length of `planos`. */
  qtdVida: z.int(),
});

export type Mensalidades = z.output<typeof reply>;

const summary =
  'Mensalidades dos beneficiários no mês de um dia, as vidas ativas sem mensalidade e as que aguardam ativação nele.';

export const getDadosPlanos = endpoint('GET /diretoria/getDadosPlanos/{type}/{date}', {
  summary,
  params: z.object({ type: tipo, date: pathDay }),
  reply,
});

export const getHistoricoMensalidades = endpoint('GET /diretoria/getHistoricoMensalidades/{type}/{date}', {
  summary:
    'Para comparar, a mensalidade de cada vida no mês de um dia e nos doze anteriores; um mês sem mensalidade dela não vem.',
  params: z.object({ type: tipo, date: pathDay }),
  reply: historyReply(mensalidadeNoMes, comparaMensalidade),
});

/** The same call under Financeiro, with other names in the path. */
export const getDadosPlanosFinanceiro = endpoint('GET /financeiro/getDadosPlanos/{a}/{b}', {
  summary: `${summary} O mesmo que /diretoria/getDadosPlanos.`,
  params: z.object({ a: tipo, b: pathDay }),
  reply,
});
