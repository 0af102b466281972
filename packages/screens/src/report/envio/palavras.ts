import { counted } from '@vidas/api-client/words/counted.ts';
import type { ContagemDoEnvio } from '@vidas/api-client/shell/envio.queries.ts';

/** Words about the sending of one kind of paper. */
export interface PalavrasDoEnvio {
  /** 'boleto', 'boletos'. */
  readonly papel: readonly [um: string, varios: string];
  readonly isFeminino: boolean;
  /** Title of a failure. */
  readonly failed: string;
}

/** '3 enviados, 1 sem e-mail, 2 falharam'. */
export const writeEnvio = (envio: ContagemDoEnvio, { isFeminino }: PalavrasDoEnvio): string => {
  const parte = (quantos: number | undefined, qual: string): string[] =>
    quantos ? [`${quantos.toLocaleString('pt-BR')} ${qual}`] : [];
  return [
    isFeminino
      ? counted(envio.enviados, 'enviada', 'enviadas')
      : counted(envio.enviados, 'enviado', 'enviados'),
    ...parte(envio.semCpf, 'sem CPF'),
    ...parte(envio.semEmail, 'sem e-mail'),
    ...parte(envio.porTelefone, 'por telefone'),
    ...(envio.falhas > 0 ? [counted(envio.falhas, 'falhou', 'falharam')] : []),
    ...parte(envio.emDuvida, 'em dúvida'),
  ].join(', ');
};
