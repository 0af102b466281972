import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { Db } from '../db/database.ts';
import { Failure } from '../http/failure.ts';
import { atosFechados } from './atosFechados.ts';
import { isEmImplantacao } from './implantacao.sql.ts';

/**
 * Throws 409 while the act waits for the signature of the first load (CAR-50). Call it before anything is
 * read or written.
 */
export const exigeImplantada = async (db: Db, ato: Endpoint): Promise<void> => {
  const nome = atosFechados.get(ato);
  if (nome === undefined) throw new TypeError(`${ato.path} is not in the list of acts that wait.`);
  if (await isEmImplantacao(db))
    throw new Failure(
      409,
      `Em implantação: ${nome} abre quando a Conferência da carga estiver assinada. Nada foi feito.`,
    );
};
