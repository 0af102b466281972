import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { type Desfaz, motivoSemDesfazer } from '@vidas/api-client/contas-medicas/guias/desfazer.rules.ts';
import {
  isUsuarioAvancado,
  nomeDoStatus,
  statusPelosItens,
} from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { linhaDaGuia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { unidadeDaIncorporada } from '@vidas/api-client/contas-medicas/guias/guiasDesfaz.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Trx } from '../../../db/tx.ts';
import { findDemonstrativoDaGuia } from '../demonstrativo/baixados.sql.ts';
import {
  type GuiaTravada,
  insertHistorico,
  type Linha,
  type MudancaDaGuia,
  updateGuia,
} from './gravacao.sql.ts';
import { readItens } from './guias.present.ts';
import { findHistorico } from './guias.sql.ts';
import { aprovadoDe } from './incorpora.ts';
import { descricaoDoTipo, exigeVista, type PedidoDaGuia, recusa, semTipo, travaGuia } from './transicao.ts';

/** Result of an undo. */
export interface Desfeita {
  success: true;
  message: string;
  repetida: boolean;
}

/** Type before the incorporation, by the history; undefined when the incorporation kept the type. */
const tipoDeAntes = async (trx: Trx, numero: string): Promise<string | null | undefined> => {
  const historico = await findHistorico(trx, [numero]);
  const versao = historico.find(({ descricao }) => descricao === 'Guia incorporada')?.versao;
  const linha = historico.find((each) => each.versao === versao && each.descricao === descricaoDoTipo);
  if (linha === undefined) return undefined;
  return linha.de === semTipo ? null : linha.de;
};

const semBaixa = (guia: GuiaTravada, motivo: string): { mudanca: MudancaDaGuia; linhas: Linha[] } =>
  guia.baixada_em === null
    ? { mudanca: {}, linhas: [] }
    : {
        mudanca: { baixada_em: null },
        linhas: [
          {
            descricao: 'Baixa desfeita',
            de: `baixada em ${writeDay(guia.baixada_em)}`,
            para: `não baixada · motivo: ${motivo}`,
          },
        ],
      };

const semIncorporacao = async (
  trx: Trx,
  { numero, competencia, gui_tipo }: GuiaTravada,
  motivo: string,
): Promise<{ mudanca: MudancaDaGuia; linhas: Linha[] }> => {
  const status = statusPelosItens(await readItens(trx, [numero]));
  const tipo = await tipoDeAntes(trx, numero);
  return {
    mudanca: {
      status,
      incorporada_em: null,
      competencia: null,
      ...(tipo === undefined ? {} : { gui_tipo: tipo }),
    },
    linhas: [
      {
        descricao: 'Incorporação desfeita',
        de: `competência ${writeMonth(competencia ?? '')}`,
        para: `${nomeDoStatus(status)} · motivo: ${motivo}`,
      },
      ...(tipo === undefined ? [] : [{ descricao: descricaoDoTipo, de: gui_tipo, para: tipo ?? semTipo }]),
    ],
  };
};

/** True when the undo was already done, so a repeated call changes nothing (CTM-44). */
const jaDesfeita = (
  { status, baixada_em }: GuiaTravada,
  desfaz: Desfaz,
  feitas: ReadonlySet<string>,
): boolean =>
  desfaz === 'baixa'
    ? status === 1 && baixada_em === null && feitas.has('Baixa desfeita')
    : status !== 1 && feitas.has('Incorporação desfeita');

/**
 * Undoes the settlement of a guide, or everything since it was valid (CTM-77). The lock comes before the question about downloads, so
 * that none is missed (CTM-78).
 */
export const desfazGuia = async (
  trx: Trx,
  {
    desfaz,
    motivo,
    hoje,
    confirmado,
  }: { desfaz: Desfaz; motivo: string; hoje: string; confirmado?: Confirmado | undefined },
  { numero, versao, session, unico, quem }: PedidoDaGuia,
): Promise<Desfeita> => {
  const guia = await travaGuia(trx, numero, unico);
  if (!isUsuarioAvancado(session.cargo))
    throw recusa('Só a coordenação de contas médicas desfaz a incorporação e a baixa de guias.', 403);
  const dito = motivo.trim();
  if (dito === '') throw recusa('Diga por que se desfaz.', 422);
  const message = desfaz === 'baixa' ? 'Baixa desfeita' : 'Incorporação desfeita';
  const feitas = new Set((await findHistorico(trx, [numero])).map(({ descricao }) => descricao));
  if (jaDesfeita(guia, desfaz, feitas)) return { success: true, message, repetida: true };
  await exigeVista(trx, guia, versao);
  const { status, competencia, baixada_em: dataBaixa } = guia;
  const demonstrativo = (await findDemonstrativoDaGuia(trx, numero)) ?? null;
  const why = motivoSemDesfazer({ status, dataBaixa, competencia, demonstrativo }, desfaz, hoje);
  if (why !== null) throw recusa(why);
  const vrTotalAprovado = await aprovadoDe(trx, numero);
  exigeConfirmado(confirmado, [linhaDaGuia({ numGuia: numero, vrTotalAprovado })], unidadeDaIncorporada);
  const baixa = semBaixa(guia, dito);
  const incorporacao =
    desfaz === 'baixa' ? { mudanca: {}, linhas: [] } : await semIncorporacao(trx, guia, dito);
  await updateGuia(trx, numero, { ...baixa.mudanca, ...incorporacao.mudanca });
  await insertHistorico(trx, numero, guia.versao + 1, quem, [...baixa.linhas, ...incorporacao.linhas]);
  return { success: true, message, repetida: false };
};
