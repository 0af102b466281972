import { writeDay } from '@vidas/api-client/words/day.ts';
import { colunasMensageria } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import {
  getBoletosGerados,
  getFoneErrado,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import type { LinhasCsv } from '../../report/useLinhasCsv.ts';

const named = (what: string) => (dia: string) => `${what}-${writeDay(dia).replaceAll('/', '-')}.csv`;

/** Receivers of a message about a bill of a due day (FIN-11). */
export const boletosCsv: LinhasCsv<string> = {
  name: named('boletos-gerados'),
  columns: colunasMensageria,
  read: async (http, date) => {
    const rows = await http.call(getBoletosGerados, { params: { date } });
    return rows.filter(({ TELEFONE }) => TELEFONE !== '');
  },
  empty: 'Ninguém a quem enviar mensagem!',
  tooMany: 'Importe o arquivo em partes.',
};

/** Payers without a usable telephone, with the reason (FIN-11). */
export const foneErradoCsv: LinhasCsv<string> = {
  name: named('boletos-fone-errado'),
  columns: [...colunasMensageria, 'MOTIVO'],
  read: (http, date) => http.call(getFoneErrado, { params: { date } }),
  empty: 'Nenhum telefone errado!',
};
