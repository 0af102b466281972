import { setTimeout as passa } from 'node:timers/promises';
import type { Deps } from '../../../deps.ts';
import { paceOf } from '../../../db/pace.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { findResultado, pedeTarefa } from '../../../jobs/tarefa.sql.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { aplicaRetorno, PRIMEIRA_PORCAO } from './aplicaRetorno.ts';
import type { Feito } from './retorno.rules.ts';

const TIPO = 'sib-retorno';

/** So often it is looked how far another server is. */
const OLHA_MS = 250;

const continua = 'O retorno não terminou de ser aplicado agora. Ele continua quando o servidor o retoma.';
const parou = (motivo: string | null): string =>
  `${motivo ?? ''} Parte do retorno já está no cadastro: importe o mesmo arquivo de novo, e ele continua de onde parou.`.trim();

/** What a job is asked for: the return that was read whole. */
interface Parametros {
  id: number;
}

/** The application of a return of ANS, as a job of the server: one that was interrupted goes on (SIB-44, TAR-5). */
export const aplicacoesDe = ({
  db,
  config,
  clock,
  log,
  servidor,
}: Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'servidor'>) => {
  const feitoDe = async (id: number): Promise<Feito | undefined> =>
    (await findResultado<Feito>(db, { tipo: TIPO, chave: String(id) }))?.resultado;

  const tarefas = tarefasDe<Parametros, object, Feito>(
    { db, config, clock, log, servidor },
    {
      tipo: TIPO,
      executa: async ({ parametros: { id }, avanca, conclui }) => {
        const pace = paceOf(config, PRIMEIRA_PORCAO);
        // Another server may have ended it between two looks.
        const feito = (await aplicaRetorno(db, id, { pace, avanca, conclui })) ?? (await feitoDe(id));
        if (!feito) throw new TypeError('a return that nobody applies was asked for');
        return feito;
      },
    },
  );

  return {
    ...tarefas,
    /** Asks for the application in the transaction from which on the return is applied, so that it never waits for nobody. */
    pedeEm: async (trx: Trx, id: number, quem: { login: string; em: string }): Promise<void> => {
      await pedeTarefa(trx, { tipo: TIPO, chave: String(id) }, { ...quem, parametros: { id } });
    },
    /** Waits for the end of an application, which is asked for again where it had failed. Throws when it did not end. */
    espera: async (id: number, login: string): Promise<Feito> => {
      const { id: tarefaId } = await tarefas.pede(String(id), { login, parametros: { id } });
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop
        await tarefas.quieta();
        // oxlint-disable-next-line no-await-in-loop
        const ended = await tarefas.find(Number(tarefaId));
        // oxlint-disable-next-line no-await-in-loop
        const feito = ended?.situacao === 'CONCLUÍDA' ? await feitoDe(id) : undefined;
        if (feito) return feito;
        if (ended?.situacao !== 'EXECUTANDO')
          throw new Failure(503, ended?.situacao === 'FALHOU' ? parou(ended.motivo) : continua, {
            body: { success: false },
          });
        // oxlint-disable-next-line no-await-in-loop
        await passa(OLHA_MS);
      }
    },
  };
};
