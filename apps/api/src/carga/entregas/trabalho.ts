import type { Deps } from '../../deps.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import type { TipoDeTarefa } from '../../jobs/tarefas.ts';
import { carrega } from './carrega.ts';

/** Delivery, and whether to apply it when nothing forbids it. */
export interface PedidoDeCarga {
  entrega: string;
  aplica: boolean;
  /** A person confirmed the findings, including many absent rows. */
  confirmada?: boolean;
}

const DIZ_MS = 2_000;

/**
 * Judges or applies a delivery in the background, in one transaction. Progress is stored outside it, when the
 * database has a spare connection. A dead server leaves nothing, and the next one starts again.
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
    // The timer is created outside the transaction, so that its statements use another connection.
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
