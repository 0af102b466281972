import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { dossiePdf } from '../../../documents/aviso/dossiePdf.ts';
import { operadoraDoPapel } from '../imposto-de-renda/impostoDeRenda.present.ts';
import { fatosDoContrato } from './fatosDoContrato.ts';
import { titularDe } from './registra.ts';

/** Dossier of a holder's contract (NOT-32). Throws Failure 404 for an unknown holder. */
export const fazDossie = async (
  db: Db,
  pedido: { matricula: string; hoje: string; quem: string },
  config: ServerConfig,
): Promise<Uint8Array> => {
  const { matricula, nome, plano, pessoas } = await titularDe(db, pedido.matricula);
  return dossiePdf({
    operadora: operadoraDoPapel(config),
    emitidoEm: pedido.hoje,
    emitidoPor: pedido.quem,
    matricula,
    titular: { nome, cpf: pessoas[0]?.cpf ?? null },
    plano: `${plano.nome}, registro na ANS ${plano.registro}`,
    ...(await fatosDoContrato(db, matricula, pedido.hoje)),
  });
};
