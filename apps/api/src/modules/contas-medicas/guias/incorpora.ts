import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  competenciasDePagamento,
  motivoSemBaixa,
  problemaDaBaixa,
} from '@vidas/api-client/contas-medicas/guias/baixa.rules.ts';
import {
  isTipoPrevisto,
  nomeDoStatus,
  pedeTipo,
  tipoInvalido,
} from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { linhaDaGuia, unidadeDaGuia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Trx } from '../../../db/tx.ts';
import { type GuiaTravada, insertHistorico, updateGuia } from './gravacao.sql.ts';
import { readItens } from './guias.present.ts';
import { findPodeBaixar } from './guias.sql.ts';
import { exigeVista, type PedidoDaGuia, recusa, travaGuia } from './transicao.ts';

const mes = (iso: string): string => `${iso.slice(5)}/${iso.slice(0, 4)}`;

const semBaixaPorque = async (trx: Trx, guia: GuiaTravada, tipo: string | null): Promise<string | null> =>
  motivoSemBaixa({
    GUI_TIPO: tipo,
    incorporarBaixada: await findPodeBaixar(trx, guia.prestador_codigo),
    itens: await readItens(trx, [guia.numero]),
  });

/** A person's choice counts only where it is asked for (CTM-34); elsewhere the guide keeps its own type. */
const tipoDe = (guia: GuiaTravada, given: string | null): string | null =>
  pedeTipo({ tipoAtendimento: guia.tipo_atendimento, GUI_TIPO: guia.gui_tipo })
    ? (given ?? guia.gui_tipo)
    : guia.gui_tipo;

/** The amount that is paid: the sum of what was approved of each item. */
const aprovadoDe = async (trx: Trx, numero: string): Promise<number> => {
  const itens = await readItens(trx, [numero]);
  return itens.reduce((sum, { vrTotalAprov }) => sum + (vrTotalAprov ?? 0), 0);
};

/** Refuses a guide whose approved amount is not the one that was confirmed (REL-46). */
const exigeValor = (visto: Confirmado | undefined, numGuia: string, vrTotalAprovado: number): void =>
  exigeConfirmado(visto, [linhaDaGuia({ numGuia, vrTotalAprovado })], unidadeDaGuia);

/** What became of it. */
export interface Incorporada {
  repetida: boolean;
  motivoSemBaixa: string | null;
}

/** Incorporates a valid guide into a competence (CTM-35). The same again changes nothing (CTM-44). */
export const incorpora = async (
  trx: Trx,
  {
    guiTipo,
    competencia,
    hoje,
    confirmado,
  }: { guiTipo: string | null; competencia: string; hoje: string; confirmado?: Confirmado | undefined },
  { numero, versao, unico, quem }: Omit<PedidoDaGuia, 'session'>,
): Promise<Incorporada> => {
  const guia = await travaGuia(trx, numero, unico);
  if (guia.status === 1 && guia.competencia === competencia)
    return { repetida: true, motivoSemBaixa: await semBaixaPorque(trx, guia, guia.gui_tipo) };
  if (guia.status === 1)
    throw recusa(`A guia já foi incorporada na competência ${mes(guia.competencia ?? '')}.`);
  await exigeVista(trx, guia, versao);
  if (guia.status !== 2)
    throw recusa(`Só uma guia válida se incorpora; esta está como ${nomeDoStatus(guia.status)}.`);
  const tipo = tipoDe(guia, guiTipo);
  if (tipo === null || !isTipoPrevisto(tipo)) throw recusa(tipoInvalido, 422);
  if (!competenciasDePagamento(hoje).includes(competencia))
    throw recusa(`A competência ${mes(competencia)} não é a atual nem a seguinte.`, 422);
  const aprovado = await aprovadoDe(trx, numero);
  exigeValor(confirmado, numero, aprovado);
  await updateGuia(trx, numero, {
    status: 1,
    gui_tipo: tipo,
    incorporada_em: quem.em,
    competencia,
    valor_aprovado_cents: aprovado,
  });
  const line = {
    descricao: 'Guia incorporada',
    de: nomeDoStatus(guia.status),
    para: `competência ${mes(competencia)}`,
  };
  await insertHistorico(trx, numero, guia.versao + 1, quem, [line]);
  return { repetida: false, motivoSemBaixa: await semBaixaPorque(trx, guia, tipo) };
};

/** What became of a settlement; a refusal is no error here (CTM-36). */
export interface Baixada {
  success: boolean;
  message: string;
  repetida: boolean;
}

const refused = (message: string): Baixada => ({ success: false, message, repetida: false });

/** Settles an incorporated guide; `grava` false only says whether it would be accepted (CTM-53). */
export const baixa = async (
  trx: Trx,
  {
    dataBaixa,
    grava,
    confirmado,
  }: { dataBaixa: string; grava: boolean; confirmado?: Confirmado | undefined },
  { numero, unico, quem }: Omit<PedidoDaGuia, 'versao' | 'session'>,
): Promise<Baixada> => {
  const guia = await travaGuia(trx, numero, unico);
  const done = 'Sucesso! (Incorporada e baixada)';
  if (guia.baixada_em === dataBaixa) return { success: true, message: done, repetida: true };
  if (guia.baixada_em !== null) return refused(`A guia já foi baixada em ${writeDay(guia.baixada_em)}.`);
  if (guia.status !== 1 || guia.competencia === null) return refused('Só uma guia incorporada se baixa.');
  const why = await semBaixaPorque(trx, guia, guia.gui_tipo);
  if (why !== null) return refused(why);
  const problem = problemaDaBaixa(dataBaixa, guia.competencia);
  if (problem !== null) return refused(`Data da baixa, incompatível. ${problem}`);
  exigeValor(confirmado, numero, await aprovadoDe(trx, numero));
  if (grava) {
    await updateGuia(trx, numero, { baixada_em: dataBaixa });
    const line = { descricao: 'Guia baixada', de: 'não baixada', para: writeDay(dataBaixa) };
    await insertHistorico(trx, numero, guia.versao + 1, quem, [line]);
  }
  return { success: true, message: done, repetida: false };
};
