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

/** Interval for polling another server's progress. */
const OLHA_MS = 250;

const continua = 'O retorno não terminou de ser aplicado agora. Ele continua quando o servidor o retoma.';
const parou = (motivo: string | null): string =>
  `${motivo ?? ''} Parte do retorno já está no cadastro: importe o mesmo arquivo de novo, e ele continua de onde parou.`.trim();

/** Parameters of the job: the id of a completely read return. */
interface Parametros {
  id: number;
}

/** Job that applies a return of ANS and resumes after an interruption (SIB-44, TAR-5). */
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
        // Another server may have ended it meanwhile.
        const feito = (await aplicaRetorno(db, id, { pace, avanca, conclui })) ?? (await feitoDe(id));
        if (!feito) throw new TypeError('a return that nobody applies was asked for');
        return feito;
      },
    },
  );

  return {
    ...tarefas,
    /** Records the job in the same transaction that starts the application, so no return is left without a job. */
    pedeEm: async (trx: Trx, id: number, quem: { login: string; em: string }): Promise<void> => {
      await pedeTarefa(trx, { tipo: TIPO, chave: String(id) }, { ...quem, parametros: { id } });
    },
    /** Waits for the end of an application and restarts a failed one. Throws when it does not end. */
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
