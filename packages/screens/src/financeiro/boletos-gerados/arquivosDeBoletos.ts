import { colunasMensageria } from '@vidas/api-client/cobranca/inadimplencia';
import { linhasDeBoletos, linhasDeFoneErrado } from '@vidas/api-client/financeiro/boletos-gerados-queries';
import type { LinhasCsv } from '../../report/useLinhasCsv.ts';
import { writeDay } from '../../report/periodo.ts';

const named = (what: string) => (dia: string) => `${what}-${writeDay(dia).replaceAll('/', '-')}.csv`;

/** Who gets a message about a bill of a due day (FIN-11). */
export const boletosCsv: LinhasCsv<string> = {
  name: named('boletos-gerados'),
  columns: colunasMensageria,
  read: linhasDeBoletos,
  empty: 'Ninguém a quem enviar mensagem!',
  tooMany: 'Importe o arquivo em partes.',
};

/** Whom no message reaches, and why (FIN-11). */
export const foneErradoCsv: LinhasCsv<string> = {
  name: named('boletos-fone-errado'),
  columns: [...colunasMensageria, 'MOTIVO'],
  read: linhasDeFoneErrado,
  empty: 'Nenhum telefone errado!',
};
