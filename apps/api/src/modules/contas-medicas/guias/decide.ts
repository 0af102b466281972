import type {
  GuiaItem,
  ItemAlterado,
  ResultadoDoItem,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import {
  isEditavel,
  nomeDoStatus,
  statusPelosItens,
  type StatusDaGuia,
} from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { mudaItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { escreveEstado } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import type { Trx } from '../../../db/tx.ts';
import { podeVer } from './acesso.rules.ts';
import {
  type GuiaTravada,
  insertHistorico,
  type Linha,
  lockGuia,
  type Quem,
  updateGuia,
  updateItens,
} from './gravacao.sql.ts';
import { presentHistorico, readItens } from './guias.present.ts';
import { contaUso, findGlosas } from './glosas.sql.ts';
import { findHistorico } from './guias.sql.ts';

type Recusa = Pick<ResultadoDoItem, 'situacao'> & Partial<ResultadoDoItem>;

const resultado = ({ numGuia, seqItem }: ItemAlterado, detalhes: Recusa): ResultadoDoItem => ({
  numGuia,
  seqItem,
  motivos: [],
  problemas: [],
  ...detalhes,
});

const recusado = (pedida: ItemAlterado, regra: string, texto: string): ResultadoDoItem =>
  resultado(pedida, { situacao: 'recusado', motivos: [{ regra, tipo: 'bloqueio', texto }] });

/** True when the item has changed since the version that the person saw (CTM-42). */
const isStale = (pedida: ItemAlterado, item: GuiaItem, { versao }: GuiaTravada): boolean =>
  pedida.resumo === undefined
    ? pedida.versao !== undefined && pedida.versao !== versao
    : pedida.resumo !== item.resumo;

const verb = (antes: GuiaItem, depois: GuiaItem): string => {
  if (depois.status === 1) return antes.status === 1 ? 'alterado' : 'aprovado';
  if (antes.status === 1) return 'desaprovado';
  if (antes.pendenciaAceita !== depois.pendenciaAceita)
    return depois.pendenciaAceita === null ? 'com a pendência de volta' : 'aceito com a pendência';
  return antes.codTabelaAprov === depois.codTabelaAprov ? 'alterado' : 'transferido';
};

const linha = (antes: GuiaItem, depois: GuiaItem): Linha => ({
  descricao: `Item ${depois.seqItem} ${verb(antes, depois)}`,
  sequencia: depois.seqItem,
  de: escreveEstado(antes),
  para: escreveEstado(depois),
});

/** Items of one guide during the changes. */
interface Trabalho {
  readonly guia: GuiaTravada;
  readonly lidos: ReadonlyMap<number, GuiaItem>;
  readonly agora: Map<number, GuiaItem>;
  readonly glosas: ReadonlySet<string>;
}

const aplica = ({ guia, lidos, agora, glosas }: Trabalho, pedida: ItemAlterado): ResultadoDoItem => {
  const item = agora.get(pedida.seqItem);
  const lido = lidos.get(pedida.seqItem);
  if (!item || !lido) return recusado(pedida, 'CTM-41', `A guia não tem o item ${pedida.seqItem}.`);
  const changed = mudaItem(item, pedida);
  // An item already in the requested state is no conflict, even after a double click (CTM-44).
  if (!changed.feito && changed.jaEstava)
    return resultado(pedida, { situacao: 'jaEstava', motivos: [...changed.motivos] });
  if (isStale(pedida, lido, guia)) return resultado(pedida, { situacao: 'conflito' });
  if (!changed.feito)
    return resultado(pedida, {
      situacao: 'recusado',
      motivos: [...changed.motivos],
      problemas: [...changed.problemas],
    });
  const code = changed.depois.COM_COD;
  if (code !== null && !glosas.has(code))
    return resultado(pedida, {
      situacao: 'recusado',
      problemas: [{ field: 'COM_COD', message: 'Código não cadastrado' }],
    });
  agora.set(pedida.seqItem, { ...item, ...changed.depois });
  return resultado(pedida, { situacao: 'feito' });
};

/**
 * Others' changes to the item since the version on screen; the whole history for a client without a version
 * (CTM-42).
 */
const comMudancas = async (
  trx: Trx,
  pedidas: readonly ItemAlterado[],
  resultados: readonly ResultadoDoItem[],
): Promise<ResultadoDoItem[]> => {
  const stale = resultados.filter(({ situacao }) => situacao === 'conflito');
  if (stale.length === 0) return [...resultados];
  const history = await findHistorico(trx, [stale[0]?.numGuia ?? '']);
  return resultados.map((each, at) => {
    if (each.situacao !== 'conflito') return each;
    const seen = pedidas[at]?.versao ?? -1;
    const mudancas = history
      .filter(({ sequencia, versao }) => sequencia === each.seqItem && versao > seen)
      .map(presentHistorico);
    return { ...each, mudancas };
  });
};

/** Status of the guide after its items, and its history line on a change (CTM-30). */
const novoStatus = (
  { status }: GuiaTravada,
  itens: readonly GuiaItem[],
): { status: StatusDaGuia; linhas: Linha[] } => {
  const next = statusPelosItens(itens);
  if (next === status) return { status, linhas: [] };
  return {
    status: next,
    linhas: [{ descricao: 'Situação da guia', de: nomeDoStatus(status), para: nomeDoStatus(next) }],
  };
};

/** Approved sum of a valid guide, in cents; null otherwise. */
const somaAprovada = (status: StatusDaGuia, itens: readonly GuiaItem[]): number | null =>
  status === 2 ? itens.reduce((sum, { vrTotalAprov }) => sum + (vrTotalAprov ?? 0), 0) : null;

/**
 * Applies the changes to items of ONE guide and returns each row's result. Possible changes are made, the
 * others refused (CTM-44).
 */
export const decideItens = async (
  trx: Trx,
  numero: string,
  pedidas: readonly ItemAlterado[],
  unico: string | null,
  quem: Quem,
): Promise<ResultadoDoItem[]> => {
  const guia = await lockGuia(trx, numero);
  if (!guia || !podeVer(unico, guia.prestador_codigo))
    return pedidas.map((each) => recusado(each, 'CTM-41', `Nenhuma guia tem o número ${numero}.`));
  if (!isEditavel(guia.status)) {
    const text = `A guia está como ${nomeDoStatus(guia.status, guia.baixada_em !== null)} e não se altera.`;
    return pedidas.map((each) => recusado(each, 'CTM-31', text));
  }
  const lidos = new Map((await readItens(trx, [numero])).map((item) => [item.seqItem, item]));
  const codes = pedidas.flatMap(({ COM_COD }) => (COM_COD ? [COM_COD.trim().toUpperCase()] : []));
  const work = { guia, lidos, agora: new Map(lidos), glosas: await findGlosas(trx, codes) };
  const resultados = pedidas.map((pedida) => aplica(work, pedida));
  const changed = [...work.agora.values()].filter((item) => lidos.get(item.seqItem) !== item);
  if (changed.length > 0) {
    const itens = [...work.agora.values()];
    const { status, linhas } = novoStatus(guia, itens);
    const comPreco = new Set(
      pedidas.flatMap(({ seqItem, aceite }) => (aceite?.vrUnitario === undefined ? [] : [seqItem])),
    );
    await updateItens(trx, numero, changed, comPreco);
    await updateGuia(trx, numero, { status, valor_aprovado_cents: somaAprovada(status, itens) });
    const ofItems = changed.map((item) => linha(lidos.get(item.seqItem) ?? item, item));
    await insertHistorico(trx, numero, guia.versao + 1, quem, [...ofItems, ...linhas]);
    const denied = changed.flatMap(({ seqItem, COM_COD }) =>
      COM_COD === null || COM_COD === lidos.get(seqItem)?.COM_COD ? [] : [COM_COD],
    );
    await contaUso(trx, denied, quem);
  }
  return comMudancas(trx, pedidas, resultados);
};

const failed = (pedidas: readonly ItemAlterado[], recusados: readonly ResultadoDoItem[]): string => {
  if (recusados.some(({ motivos }) => motivos.some(({ regra }) => regra === 'CTM-13')))
    return 'Há itens com pendências na sua seleção!';
  if (pedidas.some(({ codTabelaAprov }) => codTabelaAprov !== undefined))
    return 'Não foi possível transferir os itens!';
  if (pedidas.some(({ status, qtdExecAprov }) => status !== undefined && qtdExecAprov === undefined))
    return 'Não foi possível aprovar/desaprovar os itens!';
  if (pedidas.some(({ codProcAmb }) => codProcAmb !== undefined))
    return 'Não foi possível alterar o código AMB!';
  return 'Não foi possível efetuar a alteração!';
};

/** Message of the whole answer: some rows failed, or all are done. */
export const mensagemDe = (
  pedidas: readonly ItemAlterado[],
  resultados: readonly ResultadoDoItem[],
): { success: boolean; message: string } => {
  const recusados = resultados.filter(({ situacao }) => situacao === 'recusado' || situacao === 'conflito');
  if (recusados.length === 0) return { success: true, message: 'Alteração realizada com sucesso!' };
  return { success: false, message: failed(pedidas, recusados) };
};
