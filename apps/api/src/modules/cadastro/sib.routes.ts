import { createReadStream } from 'node:fs';
import * as sib from '@vidas/api-client/cadastro/sib';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { tx } from '../../db/tx.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { ImportError } from '../../imports/import-error.ts';
import { readRpx } from '../../imports/rpx.ts';
import { writeCcos } from './cco.sql.ts';
import { presentComparacao, presentConferencia } from './conferencia.present.ts';
import {
  countDiferencas,
  findConferencia,
  findNaAnsSemCco,
  findSemCco,
  findSituacaoDiferente,
} from './conferencia.sql.ts';
import { conferenciaImporter } from './importaConferencia.ts';
import { presentLeitura } from './leituraCorrecao.rules.ts';
import { operatorDay } from '../../operator-day.ts';
import { type Upload, withSpooled } from './spool.ts';

const allow = ['cadastro'] as const;

/** Texts of refusals stand in `message` and `error`, as spec 000 §7 and §8 have the screens read them. */
const refused = (text: string, problems?: ReturnType<ImportError['toFieldProblems']>): Failure =>
  new Failure(422, text, { ...(problems ? { problems } : {}), body: { success: false } });

const orRefused = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof ImportError ? refused(cause.message, cause.toFieldProblems()) : cause;
  }
};

/** A return may come as .xml (spec 000 §5) or under its own ending .RPX; the letter case does not matter (decisions Q50). */
const requireName = ({ name }: Upload, ending: RegExp): void => {
  if (ending.test(name)) return;
  throw refused(`${name.slice(0, 120)} - Arquivo incorreto, anexe o arquivo de retorno correto`);
};

const cco = /^\d{12}$/;

/** The calls about the files of the SIB. */
export const sibRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config, tmpDir } = deps;
  const hoje = () => operatorDay(clock());
  const importer = conferenciaImporter(deps);

  serve(app, sib.leituraCorrecaoXmlSib, { allow }, async ({ file }) => {
    requireName(file, /\.(xml|rpx)$/i);
    const limits = { maxBytes: config.maxUploadBytes };
    const reading = withSpooled(file, tmpDir, ({ path }) =>
      readRpx(createReadStream(path), config.ansRegistration, limits),
    );
    return presentLeitura(await orRefused(reading));
  });

  serve(app, sib.importaConferenciaCadastralSib, { allow }, async ({ file, session }) => {
    requireName(file, /\.cnx$/i);
    return { success: true, message: await orRefused(importer.run(file, session.login)) };
  });

  serve(app, sib.progressoConferenciaSib, { allow }, async () => importer.progress());

  serve(app, sib.conferenciaCadastralSib, { allow }, async () => {
    const quantidade = await countDiferencas(db, hoje());
    const many = quantidade === 1 ? 'diferença encontrada' : 'diferenças encontradas';
    return {
      success: true,
      message: `Comparação refeita: ${quantidade.toLocaleString('pt-BR')} ${many}.`,
      quantidade,
    };
  });

  serve(app, sib.getBeneficiariosNaAnsSemCcoNaOeste, { allow }, async () =>
    (await findNaAnsSemCco(db, hoje())).map(presentComparacao),
  );

  serve(app, sib.getSituacaoAnsXOeste, { allow }, async () =>
    (await findSituacaoDiferente(db, hoje())).map(presentComparacao),
  );

  serve(app, sib.beneficiariosSemCco, { allow }, async () =>
    (await findSemCco(db, hoje())).map(presentComparacao),
  );

  serve(app, sib.getConferenciaSib, { allow }, async () =>
    (await findConferencia(db)).map(presentConferencia),
  );

  serve(app, sib.getConferenciaCadastralSib, { allow }, async () =>
    (await findConferencia(db)).map(presentConferencia),
  );

  serve(app, sib.atualizaCodigoAns, { allow }, async ({ input: { body } }) => {
    if (body.length === 0) throw new Failure(400, 'Não há CCO para atualizar');
    const problems = body.flatMap((item, index) =>
      cco.test(item.cco)
        ? []
        : [{ field: `${index}.cco`, message: `O CCO "${item.cco.slice(0, 40)}" não tem 12 dígitos.` }],
    );
    if (problems[0]) throw new Failure(400, problems[0].message, { problems });
    const atualizados = await tx(db, (trx) => writeCcos(trx, body, hoje()));
    const message = `${atualizados.toLocaleString('pt-BR')} de ${body.length.toLocaleString('pt-BR')} CCO ${atualizados === 1 ? 'atualizado' : 'atualizados'}.`;
    return { success: true, message, atualizados };
  });
};
