import type { Http } from '../../http/http.ts';
import type { ChamadasDoEnvio } from '../../shell/envio.queries.ts';
import {
  cancelaEnvioDeBoletos,
  enviaBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
} from './boletosGerados.contract.ts';

/** The sending of the bills of a day, ISO. */
export const boletosPorEmail = (http: Http, dia: string): ChamadasDoEnvio => ({
  key: ['financeiro', 'envioDeBoletos', dia],
  read: (signal) => http.call(getEnvioDeBoletos, { params: { date: dia } }, { signal }),
  begin: (confirmado) => http.call(enviaBoletos, { body: { date: dia, confirmado } }),
  cancel: (id) => http.call(cancelaEnvioDeBoletos, { body: { id } }),
  list: getBoletosGerados,
});
