import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { Execucao } from '../../jobs/tarefas.ts';
import { foiInterrompido } from './envio.sql.ts';
import { falhaDoEnvio, type Saida } from './envio.ts';

/** So many messages in a row that the mail server does not take now end the sending: the next ones would fare no better. */
const RECUSAS_SEGUIDAS = 10;

const naoAgora = 'O servidor de e-mail não está aceitando mensagens agora.';

/** The end of one sending; `isTemporary` when the mail server does not take it now, or gave no answer. */
export interface FimDoEnvio {
  situacao: 'ENVIADO' | 'FALHOU' | 'EM_DUVIDA';
  motivo: string | null;
  isTemporary?: boolean;
}

/** The end that a failure means for its paper. Throws a failure of the server: the whole sending ends, and the paper goes on waiting. */
const fimDaFalha = (error: unknown): FimDoEnvio => {
  if (!(error instanceof Failure)) throw error;
  const { message: motivo } = error;
  switch (falhaDoEnvio(error)?.motivo) {
    case 'servidor':
      throw error;
    case 'agora nao':
      return { situacao: 'FALHOU', motivo, isTemporary: true };
    case 'duvida':
      return { situacao: 'EM_DUVIDA', motivo, isTemporary: true };
    default:
      // A 409 without problems: somebody else is sending it now.
      return { situacao: error.status === 409 && error.body['problems'] ? 'EM_DUVIDA' : 'FALHOU', motivo };
  }
};

/** Sends one paper of a queue, and says how it ended; one of which nobody knows whether it left is not sent again (COB-11). */
export const enviaPapel = async (
  db: Db,
  { chave, interrompido }: { chave: string; interrompido: string },
  mail: () => Promise<Saida>,
): Promise<FimDoEnvio> => {
  if (await foiInterrompido(db, chave)) return { situacao: 'EM_DUVIDA', motivo: interrompido };
  try {
    const { isRepetido, enviadoEm } = await mail();
    return {
      situacao: 'ENVIADO',
      motivo: isRepetido ? `Já tinha saído em ${writeDayTime(enviadoEm)}.` : null,
    };
  } catch (error) {
    return fimDaFalha(error);
  }
};

/** What a sending needs to go on; what became of each paper is kept beside the paper. */
export interface PontoDoEnvio {
  /** Messages in a row that the mail server refused for now. */
  recusas: number;
  /** Papers that waited when it began. */
  total: number;
}

/** A queue of papers to be sent. */
export interface FilaDoEnvio {
  /** What is being sent, in words. */
  passo: string;
  /** How many wait. */
  pendentes: () => Promise<number>;
  /** The next one that waits; undefined when none does. */
  proximo: () => Promise<string | undefined>;
  /** Sends one and records what became of it; true when the mail server does not take it now. */
  envia: (papel: string) => Promise<boolean>;
}

/** Sends the papers of a queue one after the other, and can stop or go on between any two (TAR-1, TAR-3). */
export const enviaFila = async (
  { passo, pendentes, proximo, envia }: FilaDoEnvio,
  { ponto, avanca }: Pick<Execucao<object, PontoDoEnvio>, 'ponto' | 'avanca'>,
): Promise<void> => {
  const esperam = await pendentes();
  const total = ponto?.total ?? esperam;
  let recusas = ponto?.recusas ?? 0;
  let feito = total - esperam;
  if (ponto === null) await avanca({ feito, total, passo, ponto: { recusas, total } });
  for (;;) {
    if (recusas >= RECUSAS_SEGUIDAS) throw new Failure(503, naoAgora);
    // One after the other: a mail server and the embedded database serve others meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const papel = await proximo();
    if (papel === undefined) return;
    // oxlint-disable-next-line no-await-in-loop
    const isTemporary = await envia(papel);
    recusas = isTemporary ? recusas + 1 : 0;
    feito += 1;
    // oxlint-disable-next-line no-await-in-loop
    await avanca({ feito, total, passo, ponto: { recusas, total } });
  }
};
