import * as z from 'zod/mini';
import { gravaCopia } from '../copia/gravaCopia.ts';
import { CopiaRecusada } from '../copia/manifesto.ts';
import type { Deps } from '../deps.ts';
import { leComando, PessoaRecusada } from '../modules/tecnologia/pessoas/pessoas.rules.ts';
import { executaComando } from '../modules/tecnologia/pessoas/pessoas.ts';
import type { DoorKeeper } from './localDoor.ts';

const pedidoDeCopia = z.strictObject({ acao: z.literal('copia'), destino: z.string() });

/** What the running server does for the console: commands about people, and copies. */
export const doorKeeper = (
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  segredos: string,
): DoorKeeper => ({
  work: async (dado) => {
    const copia = z.safeParse(pedidoDeCopia, dado);
    if (copia.success) {
      log.info({ acao: 'copia' }, 'comando pela porta local');
      return gravaCopia({ db, destino: copia.data.destino, segredos, agora: clock() });
    }
    const comando = leComando(dado);
    log.info({ acao: comando.acao }, 'comando pela porta local');
    return executaComando({ db, autor: 'console', clock }, comando);
  },
  isRefusal: (error) => error instanceof PessoaRecusada || error instanceof CopiaRecusada,
});
