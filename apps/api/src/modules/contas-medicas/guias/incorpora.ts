import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
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
import {
  type ExigeSegunda,
  porqueSegunda,
} from '@vidas/api-client/contas-medicas/guias/segundaPessoa.rules.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Trx } from '../../../db/tx.ts';
import { type GuiaTravada, insertHistorico, updateGuia } from './gravacao.sql.ts';
import { readItens } from './guias.present.ts';
import { findPodeBaixar } from './guias.sql.ts';
import { aprovouItens } from './segundaPessoa.sql.ts';
import { exigeVista, type PedidoDaGuia, recusa, tipoEscolhido, travaGuia } from './transicao.ts';

const semBaixaPorque = async (trx: Trx, guia: GuiaTravada, tipo: string | null): Promise<string | null> =>
  motivoSemBaixa({
    GUI_TIPO: tipo,
    incorporarBaixada: await findPodeBaixar(trx, guia.prestador_codigo),
    itens: await readItens(trx, [guia.numero]),
  });

/** A person's choice counts only when the type is open (CTM-34); otherwise the guide keeps its own type. */
const tipoDe = (guia: GuiaTravada, guiTipo: string | null): string | null =>
  pedeTipo({ tipoAtendimento: guia.tipo_atendimento, GUI_TIPO: guia.gui_tipo })
    ? (guiTipo ?? guia.gui_tipo)
    : guia.gui_tipo;

/** Paid amount: the sum of the items' approved values, in cents. */
export const aprovadoDe = async (trx: Trx, numero: string): Promise<number> => {
  const itens = await readItens(trx, [numero]);
  return itens.reduce((sum, { vrTotalAprov }) => sum + (vrTotalAprov ?? 0), 0);
};

/** Refuses a guide whose approved amount differs from the confirmed one (REL-46). */
const exigeValor = (visto: Confirmado | undefined, numGuia: string, vrTotalAprovado: number): void =>
  exigeConfirmado(visto, [linhaDaGuia({ numGuia, vrTotalAprovado })], unidadeDaGuia);

/** Reason why this person may not pay the guide: with a second person required, the approver does not pay (CTM-67, CTM-79). */
const impedimentoDe = async (
  trx: Trx,
  { numero, prestador_codigo: prestador }: GuiaTravada,
  { aprovado, exige, login }: { aprovado: number; exige: ExigeSegunda; login: string },
): Promise<string | null> => {
  const porque = porqueSegunda({ prestador, aprovado }, exige);
  return porque !== null && (await aprovouItens(trx, numero, login))
    ? `${porque} e foi você quem aprovou itens dela: outra pessoa a incorpora e baixa.`
    : null;
};

/** Result of an incorporation. */
export interface Incorporada {
  repetida: boolean;
  motivoSemBaixa: string | null;
}

/** Incorporates a valid guide into a month (CTM-35). A repetition changes nothing (CTM-44). */
export const incorpora = async (
  trx: Trx,
  {
    guiTipo,
    competencia,
    hoje,
    confirmado,
    exige,
  }: {
    guiTipo: string | null;
    competencia: string;
    hoje: string;
    confirmado?: Confirmado | undefined;
    exige: ExigeSegunda;
  },
  { numero, versao, unico, quem }: Omit<PedidoDaGuia, 'session'>,
): Promise<Incorporada> => {
  const guia = await travaGuia(trx, numero, unico);
  if (guia.status === 1 && guia.competencia === competencia)
    return { repetida: true, motivoSemBaixa: await semBaixaPorque(trx, guia, guia.gui_tipo) };
  if (guia.status === 1)
    throw recusa(`A guia já foi incorporada na competência ${writeMonth(guia.competencia ?? '')}.`);
  await exigeVista(trx, guia, versao);
  if (guia.status !== 2)
    throw recusa(`Só uma guia válida se incorpora; esta está como ${nomeDoStatus(guia.status)}.`);
  const aprovado = await aprovadoDe(trx, numero);
  const impedimento = await impedimentoDe(trx, guia, { aprovado, exige, login: quem.login });
  if (impedimento !== null) throw recusa(impedimento);
  const tipo = tipoDe(guia, guiTipo);
  if (tipo === null || !isTipoPrevisto(tipo)) throw recusa(tipoInvalido, 422);
  if (!competenciasDePagamento(hoje).includes(competencia))
    throw recusa(`A competência ${writeMonth(competencia)} não é a atual nem a seguinte.`, 422);
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
    para: `competência ${writeMonth(competencia)}`,
  };
  // The history keeps the earlier type, for an undo (CTM-77).
  const ofType = tipo === guia.gui_tipo ? [] : [tipoEscolhido(guia.gui_tipo, tipo)];
  await insertHistorico(trx, numero, guia.versao + 1, quem, [line, ...ofType]);
  return { repetida: false, motivoSemBaixa: await semBaixaPorque(trx, guia, tipo) };
};

/** Result of a settlement; a refusal is no error here (CTM-36). */
export interface Baixada {
  success: boolean;
  message: string;
  repetida: boolean;
}

const refused = (message: string): Baixada => ({ success: false, message, repetida: false });

/** Settles an incorporated guide; with `grava` false only checks whether it would be accepted (CTM-53). */
export const baixa = async (
  trx: Trx,
  {
    dataBaixa,
    grava,
    confirmado,
    exige,
  }: {
    dataBaixa: string;
    grava: boolean;
    confirmado?: Confirmado | undefined;
    exige: ExigeSegunda;
  },
  { numero, unico, quem }: Omit<PedidoDaGuia, 'versao' | 'session'>,
): Promise<Baixada> => {
  const guia = await travaGuia(trx, numero, unico);
  const done = 'Sucesso! (Incorporada e baixada)';
  if (guia.baixada_em === dataBaixa) return { success: true, message: done, repetida: true };
  if (guia.baixada_em !== null) return refused(`A guia já foi baixada em ${writeDay(guia.baixada_em)}.`);
  if (guia.status !== 1 || guia.competencia === null) return refused('Só uma guia incorporada se baixa.');
  const aprovado = await aprovadoDe(trx, numero);
  const why =
    (await semBaixaPorque(trx, guia, guia.gui_tipo)) ??
    (await impedimentoDe(trx, guia, { aprovado, exige, login: quem.login }));
  if (why !== null) return refused(why);
  const problem = problemaDaBaixa(dataBaixa, guia.competencia);
  if (problem !== null) return refused(`Data da baixa, incompatível. ${problem}`);
  exigeValor(confirmado, numero, aprovado);
  if (grava) {
    await updateGuia(trx, numero, { baixada_em: dataBaixa });
    const line = { descricao: 'Guia baixada', de: 'não baixada', para: writeDay(dataBaixa) };
    await insertHistorico(trx, numero, guia.versao + 1, quem, [line]);
  }
  return { success: true, message: done, repetida: false };
};
