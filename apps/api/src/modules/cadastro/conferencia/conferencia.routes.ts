import { agree, counted } from '@vidas/api-client/words/counted.ts';
import * as sib from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { inPortions } from '../../../db/portions.ts';
import { serialOf } from '../../../db/serial.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { cancelaPorId } from '../../../jobs/cancelaPorId.ts';
import { findUltima } from '../../../jobs/tarefa.sql.ts';
import { orRefused, requireName } from '../arquivoSib.ts';
import { refuseAplicando } from '../leitura-correcao/retornoEmCurso.sql.ts';
import { findArquivos } from './arquivos.sql.ts';
import { alvo } from './comparacoes.ts';
import { comparacaoEmDia } from './comparacao.sql.ts';
import {
  presentArquivo,
  presentComparacao,
  presentConferencia,
  presentDivergencia,
  presentResumo,
} from './conferencia.present.ts';
import {
  selectConferencia,
  selectDivergencias,
  selectNaAnsSemCco,
  selectSemCco,
  selectSituacaoDiferente,
} from './conferencia.sql.ts';
import { paceDaComparacao } from './comparaAosPoucos.sql.ts';
import { conferenciaImporter } from './importaConferencia.ts';
import { previaDe } from './usaConferencia.ts';
import { countDiferencas, findResumo } from './resumoConferencia.sql.ts';

const allow = ['cadastro'] as const;

/** Calls about the conference file (.CNX) and its differences from the register. */
export const conferenciaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const hoje = () => operatorDay(clock());
  const emDia = () => comparacaoEmDia(db, clock());
  const importer = conferenciaImporter(deps);
  app.addHook('onReady', importer.comparacoes.retoma);
  app.addHook('preClose', importer.comparacoes.fecha);

  serve(app, sib.importaConferenciaCadastralSib, { allow }, async ({ file, session }) => {
    requireName(file, /\.cnx$/i);
    return { success: true, message: await orRefused(importer.run(file, session.login)) };
  });

  serve(app, sib.previaConferenciaSib, { allow }, async ({ file, session }) => {
    requireName(file, /\.cnx$/i);
    return previaDe(db, await orRefused(importer.stage(file, session.login)), paceDaComparacao(config));
  });

  serve(app, sib.getConferenciasSib, { allow }, async () => (await findArquivos(db)).map(presentArquivo));

  serve(app, sib.previaDaConferenciaSib, { allow }, async ({ input: { body } }) =>
    previaDe(db, serialOf(body.id), paceDaComparacao(config)),
  );

  serve(app, sib.usaConferenciaSib, { allow }, async ({ input: { body }, session }) => {
    const { nome, quantidade } = await importer.use({
      id: serialOf(body.id),
      isCiente: body.ciente ?? false,
      confirmado: body.confirmado,
      login: session.login,
    });
    return {
      success: true,
      message: `${nome} está em vigor: ${counted(quantidade, 'beneficiário', 'beneficiários')}.`,
    };
  });

  serve(app, sib.getComparacaoSib, { allow }, async () => ({ tarefa: (await findUltima(db, alvo)) ?? null }));

  serve(app, sib.cancelaComparacaoSib, { allow }, ({ input: { body } }) =>
    cancelaPorId(importer.comparacoes, body.id, 'Esta comparação não existe.'),
  );

  serve(app, sib.progressoConferenciaSib, { allow }, async () => importer.progress());

  serve(app, sib.conferenciaCadastralSib, { allow }, async ({ session }) => {
    await importer.comparacoes.recalcula(session.login);
    const quantidade = await countDiferencas(db, hoje());
    const many = agree(quantidade, 'diferença encontrada', 'diferenças encontradas');
    return {
      success: true,
      message: `Comparação refeita: ${quantidade.toLocaleString('pt-BR')} ${many}.`,
      quantidade,
    };
  });

  serve(app, sib.getResumoConferenciaSib, { allow }, async () => {
    await emDia();
    return presentResumo(await findResumo(db, hoje()));
  });

  serve(app, sib.getBeneficiariosNaAnsSemCcoNaOeste, { allow }, async () => {
    await emDia();
    await refuseAplicando(db);
    return inPortions(db, selectNaAnsSemCco(hoje()), presentComparacao);
  });

  serve(app, sib.getSituacaoAnsXOeste, { allow }, async () => {
    await emDia();
    return inPortions(db, selectSituacaoDiferente(hoje()), presentComparacao);
  });

  serve(app, sib.getDivergenciasSib, { allow }, async () => {
    await emDia();
    return inPortions(db, selectDivergencias(hoje()), presentDivergencia);
  });

  serve(app, sib.beneficiariosSemCco, { allow }, async () =>
    inPortions(db, selectSemCco(hoje()), presentComparacao),
  );

  serve(app, sib.getConferenciaSib, { allow }, async () =>
    inPortions(db, selectConferencia(), presentConferencia),
  );

  serve(app, sib.getConferenciaCadastralSib, { allow }, async () =>
    inPortions(db, selectConferencia(), presentConferencia),
  );
};
