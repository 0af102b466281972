import type { DmedConfig } from '../config/cobrancaConfig.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Parte } from '../documents/boleto/types.ts';
import { Failure } from './failure.ts';

/** Further fields of some answers. */
type Body = Record<string, unknown>;

const refuse = (text: string, body?: Body): Failure =>
  new Failure(422, `${text}. Fale com a TI.`, body && { body });

/** The operator's registration. Throws Failure with the name of the missing setting (SER-49). */
export const registroAnsDe = (
  { ansRegistration }: Pick<ServerConfig, 'ansRegistration'>,
  body?: Body,
): string => {
  if (ansRegistration !== '') return ansRegistration;
  throw refuse('O registro da operadora na ANS não está configurado (ANS_REGISTRATION)', body);
};

/** Name, CNPJ and address of the operator, for papers. Throws Failure with the names of missing settings (SER-49). */
export const operadoraDe = ({ cobranca }: Pick<ServerConfig, 'cobranca'>, body?: Body): Parte => {
  if (cobranca.beneficiario !== undefined) return cobranca.beneficiario;
  throw refuse(
    'Os dados da operadora não estão configurados (OPERATOR_LEGAL_NAME, OPERATOR_CNPJ e OPERATOR_ADDRESS)',
    body,
  );
};

/**
 * Author of the DMED, and person responsible for the CNPJ. Throws Failure with the names of missing settings
 * (SER-49).
 */
export const dmedDe = ({ cobranca }: Pick<ServerConfig, 'cobranca'>, body?: Body): DmedConfig => {
  if (cobranca.dmed !== undefined) return cobranca.dmed;
  throw refuse(
    'Quem preenche a Dmed e quem responde pelo CNPJ não estão configurados (DMED_RESPONSAVEL e DMED_CPF_CNPJ)',
    body,
  );
};
