import {
  getDadosDash,
  getUsersActivated,
  getUsersDeactivated,
  getVidasAnsOeste,
} from '@vidas/api-client/diretoria/painel/painel.contract.ts';
import { comparaComAns, type Figura, figurasDaAns } from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import {
  exportaVidasDoPainel,
  getVidasDoPainel,
  maxLinhasPorPagina,
  mesesDoPainel,
  pedeCompetencia,
} from '@vidas/api-client/diretoria/painel/vidasDoPainel.contract.ts';
import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { allow } from '../acesso.ts';
import { presentContraAns, presentDash, presentVida } from './painel.present.ts';
import {
  countContraAns,
  countEsperas,
  countPorMes,
  findCidades,
  findReferencia,
  selectCelulas,
} from './painel.sql.ts';
import type { Recorte } from './populacao.sql.ts';
import { selectVidas, somaVidas } from './vidas.sql.ts';

/** Board of the directors, each figure with its rows (DIR-14 to DIR-20). */
export const painelRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  const podeExportar = ({ login }: Session): boolean =>
    config.diretoria.exportaLogins.includes(login.toLowerCase());
  const recorteDe = (filtros: Recorte['filtros']): Recorte => ({ hoje: operatorDay(clock()), filtros });

  serve(app, getDadosDash, { allow }, async ({ input: { query }, session }) => {
    const recorte = recorteDe(query);
    const [celulas, esperas, cidades] = await Promise.all([
      selectCelulas(recorte).execute(db),
      countEsperas(db, recorte),
      findCidades(db),
    ]);
    return {
      hoje: recorte.hoje,
      teto: config.diretoria.teto,
      ...presentDash(celulas.rows),
      ...esperas,
      cidades,
      podeExportar: podeExportar(session),
    };
  });

  const porMes = async (figura: 'ativados' | 'desativados', filtros: Recorte['filtros']) => {
    const recorte = recorteDe(filtros);
    const ultima = recorte.hoje.slice(0, 7);
    const competencias = Array.from({ length: mesesDoPainel }, (_, at) =>
      somaCompetencia(ultima, at + 1 - mesesDoPainel),
    );
    const found = await countPorMes(db, figura, {
      ...recorte,
      competencia: competencias[0],
      meses: mesesDoPainel,
    });
    const counts = new Map(found.map(({ competencia, quantidade }) => [competencia, quantidade]));
    return competencias.map((competencia) => ({ competencia, quantidade: counts.get(competencia) ?? 0 }));
  };
  serve(app, getUsersActivated, { allow }, async ({ input: { query } }) => porMes('ativados', query));
  serve(app, getUsersDeactivated, { allow }, async ({ input: { query } }) => porMes('desativados', query));

  serve(app, getVidasAnsOeste, { allow }, async ({ input: { query } }) => {
    const found = await findReferencia(db);
    const comparavel = comparaComAns(query);
    const contra =
      found && comparavel
        ? presentContraAns(await countContraAns(db, { ...recorteDe(query), referencia: found.referencia }))
        : { faixas: [], total: { operadora: 0, ans: 0, divergencia: 0 } };
    return {
      dataRefAns: found?.referencia ?? null,
      arquivo: found?.arquivo ?? null,
      comparavel,
      ...contra,
    };
  });

  /** Filter of a figure's rows; refuses a monthly figure without a month, and filters that ANS lacks. */
  const recorteDaFigura = async (
    figura: Figura,
    {
      competencia,
      meses,
      ...filtros
    }: Recorte['filtros'] & { competencia?: string | undefined; meses?: number | undefined },
  ): Promise<Recorte> => {
    if (pedeCompetencia(figura) && competencia === undefined)
      throw new Failure(400, 'Diga a competência: este número é de um mês.');
    if (!figurasDaAns.includes(figura)) return { ...recorteDe(filtros), competencia, meses };
    if (!comparaComAns(filtros))
      throw new Failure(400, 'O arquivo da ANS não traz a cidade nem o vínculo: retire esses filtros.');
    const found = await findReferencia(db);
    return { ...recorteDe(filtros), referencia: found?.referencia ?? null };
  };

  serve(app, getVidasDoPainel, { allow }, async ({ input: { params, query } }) => {
    const { pagina = 1, linhas = maxLinhasPorPagina, ordem, sentido, ...filter } = query;
    const recorte = await recorteDaFigura(params.figura, filter);
    const deslocamento = (pagina - 1) * linhas;
    const [soma, vidas] = await Promise.all([
      somaVidas(db, params.figura, recorte),
      selectVidas(params.figura, recorte, { ordem, sentido, deslocamento, linhas }).execute(db),
    ]);
    return { ...soma, vidas: vidas.rows.map(presentVida) };
  });

  serve(app, exportaVidasDoPainel, { allow }, async ({ input: { params, query }, session }) => {
    if (!podeExportar(session))
      throw new Failure(
        403,
        'Exportar as vidas do painel é um direito à parte. Peça à TI que ponha o seu login em DIRETORIA_EXPORTA_LOGINS.',
      );
    return inPortions(
      db,
      selectVidas(params.figura, await recorteDaFigura(params.figura, query)),
      presentVida,
    );
  });
};
