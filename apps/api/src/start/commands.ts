import * as z from 'zod/mini';
import { CargaRecusada } from '../carga/cargaRecusada.ts';
import { comandoDeChave, executaComandoDeChave } from '../carga/chaves/chaves.ts';
import { atendePasta, pedidoDePasta } from '../carga/pasta/carregaPasta.ts';
import { exportaPasta, pedidoDeExportacao } from '../carga/pasta/exportaPasta.ts';
import { gravaCopia } from '../backup/gravaCopia.ts';
import { CopiaRecusada } from '../backup/manifesto.ts';
import type { Deps } from '../deps.ts';
import { leComando, PessoaRecusada } from '../modules/tecnologia/pessoas/pessoas.rules.ts';
import { executaComando } from '../modules/tecnologia/pessoas/pessoas.ts';
import { momentoLocal } from '../operatorMoment.ts';
import type { DoorKeeper } from './localDoor.ts';

const pedidoDeCopia = z.strictObject({ acao: z.literal('copia'), destino: z.string() });

const isRefusal = (error: unknown): error is Error =>
  error instanceof PessoaRecusada || error instanceof CopiaRecusada || error instanceof CargaRecusada;

type KeeperDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'>;

/** Runs a command about the operator's own data; undefined for another command. */
const daCarga = ({ db, clock, log, config }: KeeperDeps, dado: unknown): Promise<string> | undefined => {
  const em = momentoLocal(clock());
  const pasta = z.safeParse(pedidoDePasta, dado);
  if (pasta.success) return atendePasta({ db, clock, config }, pasta.data);
  const exportacao = z.safeParse(pedidoDeExportacao, dado);
  if (exportacao.success) return exportaPasta(db, { pasta: exportacao.data.pasta, em });
  const chave = z.safeParse(comandoDeChave, dado);
  if (!chave.success) return undefined;
  return executaComandoDeChave({ db, autor: 'console', em }, chave.data).then((texto) => {
    if (chave.data.acao !== 'carga-chave-lista')
      log.info({ acao: chave.data.acao, chave: chave.data.nome }, 'chave da carga mudada');
    return texto;
  });
};

/** Runs the console's commands in the server: people, backups, and the operator's own data. */
export const doorKeeper = (deps: KeeperDeps, segredos: string): DoorKeeper => {
  const {
    db,
    clock,
    log,
    config: { operatorName },
  } = deps;
  const obey = (dado: unknown): Promise<string> => {
    const carga = daCarga(deps, dado);
    if (carga) return carga;
    const copia = z.safeParse(pedidoDeCopia, dado);
    if (copia.success) return gravaCopia({ db, destino: copia.data.destino, segredos, agora: clock() });
    return executaComando({ db, autor: 'console', clock, operatorName }, leComando(dado));
  };
  return {
    work: async (dado) => {
      try {
        return await obey(dado);
      } catch (err) {
        // The console only learns that the server failed; the log has the reason.
        if (!isRefusal(err)) log.error({ err }, 'comando da porta local com falha');
        throw err;
      }
    },
    isRefusal,
  };
};
