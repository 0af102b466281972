import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { leMensagens } from '../campanha/leMensagens.ts';
import type { Servico } from '../campanha/servicoDeMensagens.ts';
import { situacoesDasMensagens } from './mensagens.rules.ts';
import { encerraMensagens, findAvisosDaCampanha, gravaSituacoes, tomaCampanhas } from './mensagens.sql.ts';

/** Interval of checks; each campaign is asked once an hour. */
const OLHA_MS = 10 * 60_000;
/** Notices written at once. */
const PORCAO = 1_000;

/**
 * Fetches the states of the messages of notices until the tenth day after their sending (NOT-18), and ends the wait then (NOT-19). A
 * service that does not answer is asked again an hour later.
 */
export const acompanhaMensagens = (
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  servico: Pick<Servico, 'nome' | 'ask'>,
): { tick: () => Promise<void> } => {
  // Only the kind of an error is logged: its text may name a person.
  const semResposta = (error: unknown): void =>
    log.warn({ motivo: (error as Error).name }, 'as respostas dos avisos por mensagem não foram buscadas');

  const acompanha = async (campanha: number): Promise<void> => {
    const { data } = await leMensagens(servico, { id_campanha: campanha });
    const avisos = await findAvisosDaCampanha(db, `${servico.nome} ${campanha} `);
    const situacoes = situacoesDasMensagens(avisos, data);
    for (let de = 0; de < situacoes.length; de += PORCAO)
      // One portion after another: others need the database in between.
      // oxlint-disable-next-line no-await-in-loop
      await gravaSituacoes(db, situacoes.slice(de, de + PORCAO));
  };
  const tick = async (): Promise<void> => {
    const agora = momentoLocal(clock());
    try {
      await encerraMensagens(db, agora);
      for (const campanha of await tomaCampanhas(db, servico.nome, agora))
        // oxlint-disable-next-line no-await-in-loop -- one campaign after another
        await acompanha(campanha).catch(semResposta);
    } catch (error) {
      semResposta(error);
    }
  };
  return { tick };
};

/** Starts the checks with the server. */
export const comecaAcompanhamento = (app: FastifyInstance, deps: Deps, servico: Servico): void => {
  const { tick } = acompanhaMensagens(deps, servico);
  const timer = setInterval(() => void tick(), OLHA_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
};
