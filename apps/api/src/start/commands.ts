import * as z from 'zod/mini';
import { gravaCopia } from '../copia/gravaCopia.ts';
import { CopiaRecusada } from '../copia/manifesto.ts';
import type { Deps } from '../deps.ts';
import { leComando, PessoaRecusada } from '../modules/tecnologia/pessoas/pessoas.rules.ts';
import { executaComando } from '../modules/tecnologia/pessoas/pessoas.ts';
import type { DoorKeeper } from './localDoor.ts';

const pedidoDeCopia = z.strictObject({ acao: z.literal('copia'), destino: z.string() });

const isRefusal = (error: unknown): error is Error =>
  error instanceof PessoaRecusada || error instanceof CopiaRecusada;

/** What the running server does for the console: commands about people, and copies. */
export const doorKeeper = (
  { db, clock, log, config: { operatorName } }: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
  segredos: string,
): DoorKeeper => {
  const obey = (dado: unknown): Promise<string> => {
    const copia = z.safeParse(pedidoDeCopia, dado);
    if (copia.success) return gravaCopia({ db, destino: copia.data.destino, segredos, agora: clock() });
    return executaComando({ db, autor: 'console', clock, operatorName }, leComando(dado));
  };
  return {
    work: async (dado) => {
      try {
        return await obey(dado);
      } catch (err) {
        // The console hears only that the server failed; why stands here.
        if (!isRefusal(err)) log.error({ err }, 'comando da porta local com falha');
        throw err;
      }
    },
    isRefusal,
  };
};
