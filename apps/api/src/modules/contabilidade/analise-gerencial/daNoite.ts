import type { TipoDeAnalise } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { todoDia } from '../../conta/conferencia-da-noite/hora.ts';
import type { PedidoDeAnalise } from './analise.sql.ts';
import { findUltimaDaNoite, haMensalidade } from './daNoite.sql.ts';

/** Login of an automatic calculation. */
const SERVIDOR = 'servidor';

const tipos: readonly TipoDeAnalise[] = ['E', 'I'];

/** Analyses that each night makes ready: the month that ended last, and the present one, of both types. */
export const analisesDaNoite = (hoje: string): PedidoDeAnalise[] =>
  [somaCompetencia(hoje.slice(0, 7), -1), hoje.slice(0, 7)].flatMap((competencia) =>
    tipos.map((tipo) => ({ competencia, tipo })),
  );

interface Noite {
  readonly tipoDeTarefa: string;
  readonly pede: (pedido: PedidoDeAnalise, login: string) => Promise<unknown>;
}

/** Calculates the analyses by itself once a night, at the configured hour or as soon after it as a server runs (ANA-13). */
export const daNoite = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
  { tipoDeTarefa, pede }: Noite,
): { olha: () => Promise<void> } => {
  const { db, clock, config } = deps;
  return todoDia(app, deps, config.financeiro.horaDaAnalise, {
    oQue: 'a análise gerencial da noite',
    ultimoPedido: () => findUltimaDaNoite(db, tipoDeTarefa, SERVIDOR),
    pede: async () => {
      for (const pedido of analisesDaNoite(operatorDay(clock())))
        // Sequential: a night has time, and others need the database.
        // oxlint-disable-next-line no-await-in-loop
        if (await haMensalidade(db, pedido.competencia)) await pede(pedido, SERVIDOR);
    },
  });
};
