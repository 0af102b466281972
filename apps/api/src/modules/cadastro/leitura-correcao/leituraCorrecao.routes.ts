import { agree } from '@vidas/api-client/words/counted.ts';
import { atualizaCodigoAns } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import {
  leituraCorrecaoXmlSib,
  verificaArquivoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { FastifyInstance } from 'fastify';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Deps } from '../../../deps.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { orRefused, requireName } from '../arquivoSib.ts';
import { writeCcos } from './cco.sql.ts';
import { presentNaoGravados } from './retorno.rules.ts';
import { recalculaDiferencas } from '../conferencia/comparacao.sql.ts';
import { adotaGravados } from '../envio/sbxEstado.sql.ts';
import { findImportado } from '../conferencia/findImportado.sql.ts';
import { retornoImporter } from './importaRetorno.ts';
import { refuseAplicando } from './retornoEmCurso.sql.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { operatorDay } from '../../../operatorDay.ts';

const allow = ['cadastro'] as const;

const cco = /^\d{12}$/;

/** The calls about the return files of the SIB. */
export const leituraCorrecaoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const retornos = retornoImporter(deps);
  app.addHook('onReady', retornos.aplicacoes.retoma);
  app.addHook('preClose', retornos.aplicacoes.fecha);

  serve(app, leituraCorrecaoXmlSib, { allow }, async ({ input: { query }, file, session }) => {
    requireName(file, /\.(xml|rpx)$/i);
    const isHashAceito = query.hashAceito === 'sim';
    return orRefused(retornos.run(file, { login: session.login, isHashAceito }));
  });

  serve(app, verificaArquivoSib, { allow }, async ({ input: { body } }) => {
    const found = await findImportado(db, body.sha256.toLowerCase());
    return { isRepetido: found !== undefined, por: found?.por ?? null, em: found?.em ?? null };
  });

  serve(app, atualizaCodigoAns, { allow }, async ({ input: { body } }) => {
    if (body.length === 0) throw new Failure(400, 'Não há CCO para atualizar');
    const problems = body.flatMap((item, index) =>
      cco.test(item.cco)
        ? []
        : [{ field: `${index}.cco`, message: `O CCO "${item.cco.slice(0, 40)}" não tem 12 dígitos.` }],
    );
    if (problems[0]) throw new Failure(400, problems[0].message, { problems });
    const { gravados, naoGravados } = await tx(db, async (trx) => {
      await refuseAplicando(trx);
      const written = await writeCcos(trx, body, operatorDay(clock()));
      await byIndexes(trx);
      await adotaGravados(trx, momentoLocal(clock()), written.gravados);
      await recalculaDiferencas(trx, written.gravados);
      return written;
    });
    const atualizados = gravados.length;
    const message = `${atualizados.toLocaleString('pt-BR')} de ${body.length.toLocaleString('pt-BR')} CCO ${agree(atualizados, 'atualizado', 'atualizados')}.`;
    return { success: true, message, atualizados, naoGravados: presentNaoGravados(naoGravados) };
  });
};
