import * as z from 'zod/mini';

/** Variables of the environment about the ombudsman; see docs/operacao.md. */
export const ouvidoriaEnvironment = {
  OMBUDSMAN_LOOKUP: z.optional(z.enum(['strict', 'protocol'], 'deve ser strict ou protocol')),
  OMBUDSMAN_NOTIFY: z.optional(z.string()),
  OMBUDSMAN_PHONE: z.optional(z.string()),
  OMBUDSMAN_RECEIPT_OPERATOR: z.optional(z.enum(['nao', 'sim'], 'deve ser nao ou sim')),
};

interface Given {
  OMBUDSMAN_LOOKUP?: 'strict' | 'protocol' | undefined;
  OMBUDSMAN_NOTIFY?: string | undefined;
  OMBUDSMAN_PHONE?: string | undefined;
  OMBUDSMAN_RECEIPT_OPERATOR?: 'nao' | 'sim' | undefined;
  OPERATOR_NAME?: string | undefined;
}

/** Settings of the ombudsman: access to reports, notices, and texts of the papers. */
export interface OuvidoriaConfig {
  /** `strict`: protocol and access key; `protocol`: the protocol alone shows status and week. */
  ombudsmanLookup: 'strict' | 'protocol';
  /** Recipient of the e-mail about a new report; undefined = nobody. */
  ombudsmanNotify: string | undefined;
  /** '' = not shown. */
  ombudsmanPhone: string;
  /** Operator's name on the printed receipt; '' names nobody (OUV-34). */
  receiptOperator: string;
}

/** The receipt must name an operator without a name. */
export const faltaNomeNoRecibo = ({ OMBUDSMAN_RECEIPT_OPERATOR, OPERATOR_NAME }: Given): boolean =>
  OMBUDSMAN_RECEIPT_OPERATOR === 'sim' && OPERATOR_NAME === undefined;

export const ouvidoriaConfig = (given: Given): OuvidoriaConfig => ({
  ombudsmanLookup: given.OMBUDSMAN_LOOKUP ?? 'strict',
  ombudsmanNotify: given.OMBUDSMAN_NOTIFY,
  ombudsmanPhone: given.OMBUDSMAN_PHONE ?? '',
  receiptOperator: given.OMBUDSMAN_RECEIPT_OPERATOR === 'sim' ? (given.OPERATOR_NAME ?? '') : '',
});
