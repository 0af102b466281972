import { nomeNeutro, type ServerConfig } from '../config/config.ts';

/** Missing settings that disable parts of an installation, by name; the demonstration has all but the last (TEC-5). */
export const faltasDe = ({
  seed,
  ansRegistration,
  operatorName,
  cobranca,
  smtpUrl,
}: Pick<ServerConfig, 'seed' | 'ansRegistration' | 'operatorName' | 'cobranca' | 'smtpUrl'>): string[] =>
  seed === 'demo'
    ? []
    : [
        ...(ansRegistration === '' ? ['ANS_REGISTRATION'] : []),
        ...(operatorName === nomeNeutro ? ['OPERATOR_NAME'] : []),
        ...(cobranca.beneficiario === undefined
          ? ['OPERATOR_LEGAL_NAME', 'OPERATOR_CNPJ', 'OPERATOR_ADDRESS']
          : []),
        ...(cobranca.conta === undefined ? ['BOLETO_AGENCIA', 'BOLETO_CONTA', 'BOLETO_CONVENIO'] : []),
        ...(smtpUrl === undefined ? ['SMTP_URL'] : []),
      ];

/** Message of the start about missing settings; undefined when complete. */
export const missingHint = (config: Parameters<typeof faltasDe>[0]): string | undefined => {
  const faltas = faltasDe(config);
  return faltas.length === 0
    ? undefined
    : `  Falta configurar: ${faltas.join(', ')}.\n  Veja Primeiros passos, em Tecnologia.`;
};
