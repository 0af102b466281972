import type { Http } from '../../http/http.ts';
import type { ChamadasDoEnvio } from '../../shell/envio.queries.ts';
import {
  cancelaEnvioDeDeclaracoes,
  enviaDeclaracoes,
  getDeclaracoesDoAno,
  getEnvioDeDeclaracoes,
} from './declaracoesDoAno.contract.ts';

/** The sending of the declarations of a year. */
export const declaracoesPorEmail = (http: Http, ano: string): ChamadasDoEnvio => ({
  key: ['cobranca', 'envioDeDeclaracoes', ano],
  read: (signal) => http.call(getEnvioDeDeclaracoes, { params: { ano } }, { signal }),
  begin: (confirmado) => http.call(enviaDeclaracoes, { body: { ano, confirmado } }),
  cancel: (id) => http.call(cancelaEnvioDeDeclaracoes, { body: { id } }),
  list: getDeclaracoesDoAno,
});
