import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { ImportError, LISTED_PROBLEMS } from '../../../imports/importError.ts';
import type { HashDito } from '../../../imports/textHash.ts';
import { eachPortion, readInThread } from '../../../threads/readInThread.ts';
import {
  beginImport,
  type ConferenciaImportada,
  findConferenciaImportada,
  findRepeated,
  finishStaging,
  refreshRegistros,
  removeStale,
  stageBatch,
} from './importacao.sql.ts';
import type { ArquivoRow } from './arquivos.sql.ts';
import { hashErrado } from '../arquivoSib.ts';
import { paceDaComparacao } from './comparaAosPoucos.sql.ts';
import { comparacoesDe } from './comparacoes.ts';
import type { PedidoDeUso } from './usaConferencia.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { soUm, type Trava } from '../../../servers/trava.ts';
import { findAndamento } from '../../../servers/trava.sql.ts';
import { type Spooled, type Upload, withSpooled } from '../../../imports/spool.ts';

/** Progress of the running import; `fracao` is 0 to 1 of the file's bytes, null while it is uploaded and while it is compared. */
export interface Andamento {
  emAndamento: boolean;
  lidos: number;
  fracao: number | null;
}

/** Imports conference files, one at a time. */
export interface ConferenciaImporter {
  /** Takes a file at once; the text for the person. Throws ImportError for the file, Failure 409 while another import runs. */
  run(file: Upload, login: string): Promise<string>;
  /** Reads a file that then waits to be taken, and gives its id. Throws as `run` does, and Failure 409 for a file that was taken before. */
  stage(file: Upload, login: string): Promise<number>;
  /** Puts a file in force that waits, or one that was before, and waits for the job that does it; throws with the reason. */
  use(pedido: PedidoDeUso): Promise<ArquivoRow>;
  /** The jobs that compare a file and put it in force. */
  comparacoes: ReturnType<typeof comparacoesDe>;
  /** Of the import that runs on whatever server. */
  progress(): Promise<Andamento>;
}

const parado: Andamento = { emAndamento: false, lidos: 0, fracao: null };
const comecado: Andamento = { emAndamento: true, lidos: 0, fracao: null };

/** Portions after which it is told again how far an import is: whoever looks asks once a second. */
const DIZ_A_CADA = 8;

/** One conference file is imported at a time, on whatever server. */
const TRAVA = 'conferencia-sib';

const plural = (quantidade: number): string => counted(quantidade, 'beneficiário', 'beneficiários');

const refuseRepeated = async (db: Deps['db'], importacaoId: number): Promise<void> => {
  const repeated = await findRepeated(db, importacaoId, LISTED_PROBLEMS);
  if (repeated[0] === undefined) return;
  const problems = repeated.map(({ cco, linha }) => ({
    line: linha,
    field: 'cco',
    message: `o cco ${cco} aparece mais de uma vez no arquivo.`,
  }));
  throw new ImportError(problems, repeated[0].total);
};

/** Who sends a file, and what holds the others back meanwhile. */
interface Envio {
  nome: string;
  login: string;
  trava: Trava;
}

/** A file that was read whole and waits to be taken. */
interface Staged {
  importacaoId: number;
  quantidade: number;
  hash: HashDito;
}

const repetido = ({ em, por }: ConferenciaImportada): string =>
  `Este arquivo já foi importado em ${writeDayTime(em)} por ${por}; nada mudou.`;

/** What an import needs of the server. */
export type ImporterDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'tmpDir' | 'log' | 'servidor'>;

export const conferenciaImporter = (deps: ImporterDeps): ConferenciaImporter => {
  const { db, config, clock, tmpDir, log } = deps;
  const comparacoes = comparacoesDe(deps);

  /** Loads the rows beside those in force, which no query reads until they are taken (SIB-14). */
  const load = async ({ path, bytes, sha256 }: Spooled, { nome, login, trava }: Envio): Promise<Staged> => {
    const importacaoId = await beginImport(db, { nome, sha256, login, momento: momentoLocal(clock()) });
    let quantidade = 0;
    let lidas = 0;
    const pace = paceDaComparacao(config);
    const reading = readInThread('cnx', {
      path,
      registroAns: config.ansRegistration,
      maxBytes: config.maxUploadBytes,
    });
    const header = await eachPortion(reading, async (portion) => {
      await stageBatch(db, importacaoId, portion.json);
      await pace.rest();
      quantidade += portion.quantidade;
      lidas += 1;
      if (lidas % DIZ_A_CADA === 0)
        await trava.diz({ lidos: quantidade, fracao: bytes === 0 ? 1 : Math.min(1, portion.lidos / bytes) });
    });
    await refuseRepeated(db, importacaoId);
    await trava.diz({ lidos: quantidade, fracao: null });
    await refreshRegistros(db);
    const isThere = await finishStaging(db, importacaoId, {
      registroAns: header.registroAns,
      sequencial: header.sequencialTransacao,
      dataArquivo: header.dataHora,
      isHashRight: header.hash === 'CONFERE',
      quantidade,
    });
    if (!isThere) throw new Error('the import was removed while it ran');
    return { importacaoId, quantidade, hash: header.hash };
  };

  /** Leftovers are invisible and the next cleaning removes them, so a failure here must not fail the import. */
  const tidy = async (kept: number | null): Promise<void> => {
    try {
      if (await removeStale(db, kept)) await refreshRegistros(db);
    } catch (cause) {
      log.warn({ err: cause }, 'conferência SIB: limpeza adiada');
    }
  };

  const stageFile = async (spooled: Spooled, envio: Envio): Promise<Staged> => {
    let kept: number | null = null;
    try {
      const staged = await load(spooled, envio);
      kept = staged.importacaoId;
      return staged;
    } finally {
      await tidy(kept);
    }
  };

  const importFile = (file: Upload, login: string, trava: Trava): Promise<string> =>
    withSpooled(file, tmpDir, async (spooled) => {
      const before = await findConferenciaImportada(db, spooled.sha256);
      if (before !== undefined) return repetido(before);
      try {
        const { importacaoId, quantidade, hash } = await load(spooled, { nome: file.name, login, trava });
        // A client of this call cannot be asked: the screen takes such a file by its preview (SIB-41).
        if (hash !== 'CONFERE') throw hashErrado(hash);
        await comparacoes.usa({ id: importacaoId, isCiente: true, login });
        return `Arquivo importado com sucesso: ${plural(quantidade)}.`;
      } finally {
        await tidy(null);
      }
    });

  const alone = async <T>(work: (trava: Trava) => Promise<T>): Promise<T> => {
    const done = await soUm(deps, TRAVA, work);
    if (done) return done.feito;
    throw new Failure(
      409,
      'Já há uma importação de conferência em andamento. Aguarde o seu fim e tente novamente.',
    );
  };

  return {
    run: (file, login) => alone((trava) => importFile(file, login, trava)),
    stage: (file, login) =>
      alone((trava) =>
        withSpooled(file, tmpDir, async (spooled) => {
          const before = await findConferenciaImportada(db, spooled.sha256);
          if (before !== undefined) throw new Failure(409, repetido(before));
          return (await stageFile(spooled, { nome: file.name, login, trava })).importacaoId;
        }),
      ),
    use: comparacoes.usa,
    comparacoes,
    progress: async () => {
      const running = await findAndamento<Omit<Andamento, 'emAndamento'>>(db, TRAVA);
      return running ? { ...comecado, ...running.andamento } : parado;
    },
  };
};

/** Removes what a killed import left, and with `previas` the files that wait to be taken; call it when the server starts. */
export const cleanUnfinishedImports = async (
  deps: Pick<Deps, 'db' | 'config' | 'servidor'>,
  { previas = true } = {},
): Promise<void> => {
  // While another server imports there is nothing that nobody goes on with.
  await soUm(deps, TRAVA, () => removeStale(deps.db, null, { previas }));
};
