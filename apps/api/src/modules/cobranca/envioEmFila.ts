import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { Execucao } from '../../jobs/tarefas.ts';
import { foiInterrompido } from './envio.sql.ts';
import { falhaDoEnvio, type Saida } from './envio.ts';

/** Consecutive temporary refusals of the mail server that end the sending. */
const RECUSAS_SEGUIDAS = 10;

const naoAgora = 'O servidor de e-mail não está aceitando mensagens agora.';

/** End of one sending; `isTemporary`: the mail server refused it for now, or gave no answer. */
export interface FimDoEnvio {
  situacao: 'ENVIADO' | 'FALHOU' | 'EM_DUVIDA';
  motivo: string | null;
  isTemporary?: boolean;
}

/**
 * End of a paper after a failure. Throws a failure of the server: the whole sending stops and the paper stays
 * queued.
 */
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
      // A 409 without problems: another process is sending it now.
      return { situacao: error.status === 409 && error.body['problems'] ? 'EM_DUVIDA' : 'FALHOU', motivo };
  }
};

/** Sends one paper of a queue and returns its end; a doubtful paper is not sent again (COB-11). */
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

/** Checkpoint of a sending; each paper's result is stored with the paper. */
export interface PontoDoEnvio {
  /** Consecutive temporary refusals of the mail server. */
  recusas: number;
  /** Papers in the queue at the beginning. */
  total: number;
}

export interface FilaDoEnvio {
  /** Portuguese label of the progress. */
  passo: string;
  /** Number of queued papers. */
  pendentes: () => Promise<number>;
  /** Next queued paper; undefined when none is left. */
  proximo: () => Promise<string | undefined>;
  /** Sends one paper and records its end; true when the mail server refuses for now. */
  envia: (papel: string) => Promise<boolean>;
}

/** Sends the papers of a queue one by one; it can stop or resume between any two (TAR-1, TAR-3). */
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
    // Sequential, because mail server and embedded database serve others in between.
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
