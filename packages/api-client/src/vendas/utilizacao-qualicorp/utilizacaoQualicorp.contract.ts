import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import * as f from '../../report/field.ts';
import { type Comparison, type FieldsRow, historyReply, rowSchema } from '../../report/report.ts';

/** Billing days of Qualicorp's companies. */
export const diasDeFaturamento = ['10', '25'] as const;

export type DiaDeFaturamento = (typeof diasDeFaturamento)[number];

/** Bill of a company for a competence (VEN-8). */
export const camposSintetico = {
  EMP_CON: f.required(f.code('Empresa')),
  EMP_NOME: f.ours(f.empresa('Nome da empresa')),
  MENSALIDADE: f.required(f.money('Mensalidade')),
  VR_COPART: f.required(f.money('Coparticipação')),
  TOTAL: f.required(f.money('Total', { principal: true })),
  COMPETENCIA: f.competencia('Competência'),
  DIAFATU: f.required(f.code('Dia de faturamento')),
};

export type Sintetico = FieldsRow<typeof camposSintetico>;

/** Companies are compared by the total of their bill (REL-22). */
export const comparaSintetico: Comparison<typeof camposSintetico> = {
  key: ['EMP_CON'],
  month: 'COMPETENCIA',
  figure: 'TOTAL',
  lead: ['EMP_CON', 'EMP_NOME'],
};

/** A procedure with a co-payment of a person in such a company (VEN-9). */
export const camposUtilizacao = {
  EMP_CON: f.required(f.code('Empresa')),
  BENEFICIARIO: f.nome('Beneficiário', { footer: 'count' }),
  VR_COPART: f.required(f.money('Coparticipação')),
  DATA_UTILIZACAO: f.day('Data de utilização'),
  DESCRICAO: f.text('Descrição'),
  PRESTADOR_NOME: f.pessoa('Prestador'),
  PRESTADOR_CNPJ_CPF: f.code('CNPJ/CPF do prestador'),
  CARTAO: f.matricula('Número do cartão'),
  COMPETENCIA: f.competencia('Competência'),
  COD_PROCEDIMENTO: f.code('Código do procedimento'),
  COD_TUSS: f.code('Código TUSS'),
};

export type UtilizacaoQualicorp = FieldsRow<typeof camposUtilizacao>;

const diaFat = z.codec(
  z.union([z.string(), z.number()]),
  z.enum(diasDeFaturamento, 'o dia de faturamento é 10 ou 25'),
  { decode: (wire) => String(wire) as DiaDeFaturamento, encode: (dia) => dia },
);

const pedido = z.object({ competencia, diaFat });

export const getHistoricoQualicorp = endpoint('POST /vendedor/getHistoricoQualicorp', {
  summary:
    'Para comparar, o total de cada empresa da Qualicorp faturada no dia, na competência e nas doze anteriores; um mês sem lançamentos dela não vem.',
  body: pedido,
  reply: historyReply(camposSintetico, comparaSintetico),
});

export const getUtilizacaoQualicorp = endpoint('POST /vendedor/getUtilizacaoQualicorp', {
  summary:
    'Mensalidade e coparticipação das empresas da Qualicorp numa competência e dia de faturamento, e a utilização que as compõe.',
  body: pedido,
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    dadosSintetico: z.array(rowSchema(camposSintetico)),
    dadosUtilizacao: z.array(rowSchema(camposUtilizacao)),
  }),
});
