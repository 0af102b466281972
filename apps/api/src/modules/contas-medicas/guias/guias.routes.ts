import * as contract from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { getItensIguais } from '@vidas/api-client/contas-medicas/guias/guiasIguais.contract.ts';
import { getContextoItem } from '@vidas/api-client/contas-medicas/guias/guiasContexto.contract.ts';
import { desfazerGuia } from '@vidas/api-client/contas-medicas/guias/guiasDesfaz.contract.ts';
import { escolheFilaRevisao } from '@vidas/api-client/contas-medicas/guias/guiasFila.contract.ts';
import type { FastifyInstance } from 'fastify';
import { append } from '../../../append.ts';
import { inPortions } from '../../../db/portions.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { guiaDesconhecida, podeVer, revisao } from './acesso.rules.ts';
import { daGuia, daLista, dasGuias } from './consulta.ts';
import { presentContexto } from './contexto.present.ts';
import { findContexto } from './contexto.sql.ts';
import { decideItens, mensagemDe } from './decide.ts';
import { desfazGuia } from './desfaz.ts';
import { escolheFila } from './fila.ts';
import { glosaRoutes } from './glosas.routes.ts';
import type { Quem } from './gravacao.sql.ts';
import { presentGuia, presentHistorico, readGuias, readItens } from './guias.present.ts';
import { findGuias, findHistorico, findIguais, findPrestadores, hasGuias, selectGuias } from './guias.sql.ts';
import { baixa, incorpora } from './incorpora.ts';
import { limpasRoutes } from './limpas.routes.ts';
import { exigeDe, type Leitor } from './segundaPessoa.sql.ts';
import { descartaOuReativa, escolheTipo } from './transicao.ts';

/** Id of the lot of a protocol; 0, which no lot has, for other text. */
const loteDoProtocolo = (protocolo: string): number => (/^\d{1,9}$/.test(protocolo) ? Number(protocolo) : 0);

const sucesso = { success: true, message: 'Requisição realizada com sucesso!' };

/** Values that follow from the session. */
interface DaSessao {
  quem: (session: Session) => Quem;
  leitor: (session: Session) => Leitor;
}

/** Calls that read guides and decide about their items. */
const itemRoutes = (app: FastifyInstance, { db, clock }: Deps, de: DaSessao): void => {
  serve(app, contract.getListaPrestadores, revisao, async ({ unico }) => ({
    ...sucesso,
    listaPrestadores: (await findPrestadores(db, unico)).map((row) => ({
      codPrestador: row.codigo,
      nomePrestador: row.nome,
      incorporarBaixada: row.incorporar_baixada,
    })),
  }));

  serve(app, contract.getGuiasImportadas, daLista, async ({ input: { body }, session, unico }) => {
    const busca = {
      prestador: body.codPrestador,
      status: body.filtrarStatus,
      meses: body.filtroImportacao,
      hoje: operatorDay(clock()),
      lote: body.protocolo === undefined ? null : loteDoProtocolo(body.protocolo),
    };
    if (!podeVer(unico, body.codPrestador) || !(await hasGuias(db, busca))) return noContent;
    return inPortions(db, selectGuias(busca, de.leitor(session)), presentGuia);
  });

  serve(
    app,
    contract.getGuiaImportada,
    daGuia(({ body }) => [body.numGuia]),
    async ({ input: { body }, session, unico }) => {
      const [found] = await readGuias(db, [body.numGuia], de.leitor(session), unico);
      if (!found || !podeVer(unico, found.guia.codPrestador ?? '')) throw guiaDesconhecida(body.numGuia);
      return { ...sucesso, ...found };
    },
  );

  serve(app, getContextoItem, revisao, async ({ input: { body }, unico }) => {
    const found = await findContexto(db, body.numGuia, body.seqItem, unico);
    if (!found || !podeVer(unico, found.prestador_codigo)) throw guiaDesconhecida(body.numGuia);
    return { success: true, contexto: presentContexto(found) };
  });

  serve(app, getItensIguais, revisao, async ({ input: { body }, unico }) => {
    const [guia] = await findGuias(db, [body.numGuia]);
    if (!guia || !podeVer(unico, guia.prestador_codigo)) throw guiaDesconhecida(body.numGuia);
    const iguais = await findIguais(db, body.numGuia, body.seqItem);
    const chaves = new Set(iguais.map(({ guia_numero, sequencia }) => `${guia_numero} ${sequencia}`));
    const itens = await readItens(db, [...new Set(iguais.map(({ guia_numero }) => guia_numero))]);
    return {
      success: true,
      itens: itens.filter(({ numGuia, seqItem }) => chaves.has(`${numGuia} ${seqItem}`)),
    };
  });

  serve(app, contract.setGuiaItens, dasGuias, async ({ input: { body }, session, unico }) => {
    const quem = de.quem(session);
    const byGuia = Map.groupBy(body.itensAlterados, ({ numGuia }) => numGuia);
    const resultados: contract.ResultadoDoItem[] = [];
    for (const numero of [...byGuia.keys()].toSorted())
      append(
        resultados,
        await tx(db, (trx) => decideItens(trx, numero, byGuia.get(numero) ?? [], unico, quem)),
      );
    const reply = { ...mensagemDe(body.itensAlterados, resultados), resultados };
    if (body.mostrarResultado === false) return reply;
    const guias = await readGuias(db, [...byGuia.keys()], de.leitor(session), unico);
    return { ...reply, guias: guias.filter(({ guia }) => podeVer(unico, guia.codPrestador ?? '')) };
  });
};

/** Every call about guides (CTM-41). */
export const guiasRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const exige = () => exigeDe(config);
  const hoje = (): string => operatorDay(clock());
  const quemDe = ({ login }: Session): Quem => ({ login, em: momentoLocal(clock()) });
  const leitor = ({ login }: Session): Leitor => ({ ...exige(), login });
  itemRoutes(app, deps, { quem: quemDe, leitor });
  glosaRoutes(app, deps);
  limpasRoutes(app, deps, quemDe);

  const guiaAgora = async (numero: string, session: Session): Promise<contract.Guia | undefined> =>
    (await readGuias(db, [numero], leitor(session), null))[0]?.guia;

  serve(app, escolheFilaRevisao, revisao, async ({ input: { body }, session, unico }) => {
    if (!podeVer(unico, body.codPrestador)) return { success: true, guias: [] };
    const { codPrestador: prestador, criterio, quantidade } = body;
    const fila = { prestador, criterio, quantidade, hoje: hoje() };
    return { success: true, guias: await tx(db, (trx) => escolheFila(trx, fila, quemDe(session))) };
  });

  serve(
    app,
    contract.descartarReativarGuia,
    daGuia(({ body }) => [body.numGuia]),
    async ({ input: { body }, session, unico }) => {
      const pedido = { numero: body.numGuia, versao: body.versao, session, unico, quem: quemDe(session) };
      const message = await tx(db, (trx) => descartaOuReativa(trx, body.acao, pedido));
      return { success: true, message, guia: await guiaAgora(body.numGuia, session) };
    },
  );

  serve(
    app,
    contract.setGuia,
    daGuia(({ body }) => [body.dadosAlteradosGuia.numGuia]),
    async ({ input: { body }, session, unico }) => {
      const { numGuia, GUI_TIPO, versao } = body.dadosAlteradosGuia;
      const pedido = { numero: numGuia, versao, session, unico, quem: quemDe(session) };
      await tx(db, (trx) => escolheTipo(trx, GUI_TIPO, pedido));
      return {
        success: true,
        message: 'Alteração realizada com sucesso!',
        guia: await guiaAgora(numGuia, session),
      };
    },
  );

  serve(app, contract.incorporarGuia, revisao, async ({ input: { body }, session, unico }) => {
    const { numGuia, guiTipo, competencia, versao, confirmado } = body;
    const pedido = { numero: numGuia, versao, unico, quem: quemDe(session) };
    const done = await tx(db, (trx) =>
      incorpora(trx, { guiTipo, competencia, hoje: hoje(), confirmado, exige: exige() }, pedido),
    );
    const historico = (await findHistorico(db, [numGuia])).map(presentHistorico);
    return { success: true, message: 'Guia incorporada ao Saúde', historico, ...done };
  });

  serve(app, contract.baixarGuia, revisao, async ({ input: { body }, session, unico }) => {
    const pedido = { numero: body.numGuia, unico, quem: quemDe(session) };
    const { dataBaixa, comCommit = true, confirmado } = body;
    return tx(db, (trx) => baixa(trx, { dataBaixa, grava: comCommit, confirmado, exige: exige() }, pedido));
  });

  serve(app, desfazerGuia, revisao, async ({ input: { body }, session, unico }) => {
    const { numGuia: numero, versao, ...pedida } = body;
    const pedido = { numero, versao, session, unico, quem: quemDe(session) };
    return tx(db, (trx) => desfazGuia(trx, { ...pedida, hoje: hoje() }, pedido));
  });

  serve(app, contract.getCompetenciaPagMed, revisao, async () => {
    const today = hoje();
    return { success: true, competenciaPagMed: today.slice(0, 7), dataBaixaSugerida: today };
  });
};
