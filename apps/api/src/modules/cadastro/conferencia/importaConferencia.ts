import type { Deps } from '../../../deps.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { ImportError, LISTED_PROBLEMS } from '../../../imports/importError.ts';
import { eachPortion, readInThread } from '../../../imports/thread/readInThread.ts';
import { comparaTudo } from './comparacao.sql.ts';
import {
  analyzeStaged,
  beginImport,
  findConferenciaImportada,
  findRepeated,
  finishImport,
  refreshStatistics,
  removeStale,
  stageBatch,
} from './importacao.sql.ts';
import { momentoEscrito, momentoLocal } from '../../../operatorMoment.ts';
import { type Spooled, type Upload, withSpooled } from '../../../imports/spool.ts';

/** Progress of the running import; `fracao` is 0 to 1 of the file's bytes, null while it is uploaded and while it is compared. */
export interface Andamento {
  emAndamento: boolean;
  lidos: number;
  fracao: number | null;
}

/** Imports conference files, one at a time. */
export interface ConferenciaImporter {
  /** Returns the text for the person. Throws ImportError for the file, Failure 409 while another import runs. */
  run(file: Upload, login: string): Promise<string>;
  progress(): Andamento;
}

const parado: Andamento = { emAndamento: false, lidos: 0, fracao: null };

const plural = (quantidade: number): string =>
  `${quantidade.toLocaleString('pt-BR')} ${quantidade === 1 ? 'beneficiário' : 'beneficiários'}`;

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

/** What an import needs of the server. */
export type ImporterDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'tmpDir' | 'log'>;

export const conferenciaImporter = ({
  db,
  config,
  clock,
  tmpDir,
  log,
}: ImporterDeps): ConferenciaImporter => {
  let andamento = parado;

  /** Loads the rows beside those in force, compares them, and puts rows and comparison in force together (SIB-14). */
  const load = async ({ path, bytes, sha256 }: Spooled, nome: string, login: string): Promise<number> => {
    const importacaoId = await beginImport(db, { nome, sha256, login, momento: momentoLocal(clock()) });
    let quantidade = 0;
    const reading = readInThread('cnx', {
      path,
      registroAns: config.ansRegistration,
      maxBytes: config.maxUploadBytes,
    });
    const header = await eachPortion(reading, async (portion) => {
      await stageBatch(db, importacaoId, portion.json);
      quantidade += portion.quantidade;
      andamento = {
        emAndamento: true,
        lidos: quantidade,
        fracao: bytes === 0 ? 1 : Math.min(1, portion.lidos / bytes),
      };
    });
    await refuseRepeated(db, importacaoId);
    andamento = { emAndamento: true, lidos: quantidade, fracao: null };
    await analyzeStaged(db);
    await tx(db, async (trx) => {
      await comparaTudo(trx, importacaoId, clock());
      const isInForce = await finishImport(trx, importacaoId, {
        registroAns: header.registroAns,
        sequencial: header.sequencialTransacao,
        quantidade,
        momento: momentoLocal(clock()),
      });
      if (!isInForce) throw new Error('the import was removed while it ran');
    });
    return quantidade;
  };

  /** Leftovers are invisible and the next cleaning removes them, so a failure here must not fail the import. */
  const tidy = async (): Promise<void> => {
    try {
      await removeStale(db);
      await refreshStatistics(db);
    } catch (cause) {
      log.warn({ err: cause }, 'conferência SIB: limpeza adiada');
    }
  };

  const importFile = (file: Upload, login: string): Promise<string> =>
    withSpooled(file, tmpDir, async (spooled) => {
      const before = await findConferenciaImportada(db, spooled.sha256);
      if (before !== undefined)
        return `Este arquivo já foi importado em ${momentoEscrito(before.em)} por ${before.por}; nada mudou.`;
      const quantidade = await load(spooled, file.name, login).finally(tidy);
      return `Arquivo importado com sucesso: ${plural(quantidade)}.`;
    });

  return {
    async run(file, login) {
      if (andamento.emAndamento) {
        throw new Failure(
          409,
          'Já há uma importação de conferência em andamento. Aguarde o seu fim e tente novamente.',
        );
      }
      andamento = { emAndamento: true, lidos: 0, fracao: null };
      try {
        return await importFile(file, login);
      } finally {
        andamento = parado;
      }
    },
    progress: () => andamento,
  };
};

/** Removes what a killed import left; call it when the server starts. */
export const cleanUnfinishedImports = removeStale;
