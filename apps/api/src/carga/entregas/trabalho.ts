import type { Deps } from '../../deps.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import type { TipoDeTarefa } from '../../jobs/tarefas.ts';
import { carrega } from './carrega.ts';

/** Which delivery, and whether it is applied where nothing stands against it. */
export interface PedidoDeCarga {
  entrega: string;
  aplica: boolean;
  /** A person has seen what judging found, also that many rows are absent. */
  confirmada?: boolean;
}

const DIZ_MS = 2_000;

/**
 * Judges or applies a delivery in the background. It works in one transaction: how far it is is told beside it, where the database has a
 * connection left; a server that dies leaves nothing, and the next one begins again.
 */
export const trabalhoDaCarga = ({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): TipoDeTarefa<PedidoDeCarga, object, object> => ({
  tipo: 'carga',
  async executa({ parametros: { entrega, aplica, confirmada = false }, avanca, conclui }) {
    let passo = 'Aguardando a vez';
    let feito = 0;
    let parada: unknown;
    // The timer belongs to the work around the transaction, so that its statements go through another connection.
    let dizendo = false;
    const diz = setInterval(() => {
      if (dizendo) return;
      dizendo = true;
      avanca({ feito, total: null, passo, ponto: {} })
        .catch((error: unknown) => {
          if (error instanceof Error && error.name === 'Parada') parada ??= error;
        })
        .finally(() => {
          dizendo = false;
        });
    }, DIZ_MS).unref();
    try {
      await avanca({ feito, total: null, passo, ponto: {} });
      await carrega(db, {
        id: entrega,
        aplica,
        confirmada,
        em: momentoLocal(clock()),
        limiteDeRecusadas: config.carga.limiteDeRecusadas,
        async avanca(agora, linhas) {
          passo = agora;
          feito = linhas;
          if (parada !== undefined) throw parada;
        },
        conclui: (trx) => conclui(trx, {}),
      });
      return {};
    } finally {
      clearInterval(diz);
    }
  },
});
