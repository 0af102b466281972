import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { GuiaVista } from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import { nomeDoStatus, statusPelosItens } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { escreveEstado } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { mudaItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import {
  type GuiaJulgada,
  julgaGuia,
  ressalvasDoItem,
} from '@vidas/api-client/contas-medicas/guias/limpas.rules.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { guiaDesconhecida, podeVer } from './acesso.rules.ts';
import { insertHistorico, type Linha, type Quem, updateGuia, updateItens } from './gravacao.sql.ts';
import { readItens } from './guias.present.ts';
import { findHistorico } from './guias.sql.ts';
import {
  type CabecaRow,
  deletePedido,
  findCabecas,
  findMarcas,
  findPedido,
  insertPedido,
  lockGuias,
  lockPrestador,
} from './limpas.sql.ts';
import { julgaGuias as julgaPorRegras } from '../regras/julgaGuias.ts';
import { recusa } from './transicao.ts';

/** Descriptions of two history lines; a repeated call and an undo find the acts by them. */
const aprovada = 'Guia aprovada entre as limpas';
const desfeita = 'Aprovação entre as limpas desfeita';

/** A guide with its items and the verdict about it. */
export interface Julgada extends GuiaJulgada {
  cabeca: CabecaRow;
  itens: readonly GuiaItem[];
}

/** Judges the visible guides among some numbers, with a fixed number of queries (CTM-100). */
export const julgaGuias = async (
  db: Db,
  numeros: readonly string[],
  unico: string | null,
): Promise<Julgada[]> => {
  const cabecas = (await findCabecas(db, numeros)).filter((row) => podeVer(unico, row.prestador_codigo));
  const abertas = cabecas.map(({ numero }) => numero);
  const lidos = await readItens(db, abertas);
  const regrasDe = await julgaPorRegras(db, cabecas, lidos, unico);
  const byGuia = Map.groupBy(
    lidos.map((item) => ({ ...item, ...regrasDe(item) })),
    ({ numGuia }) => numGuia,
  );
  return cabecas.map((cabeca) => {
    const { numero, status, tem_pendencia: temPendencia, do_arquivo: doArquivo } = cabeca;
    const itens = byGuia.get(numero) ?? [];
    return { cabeca, itens, ...julgaGuia({ status, temPendencia, doArquivo }, itens) };
  });
};

/** Guides of an act, in the versions that the person saw. */
export interface PedidoDasGuias {
  vistas: readonly GuiaVista[];
  unico: string | null;
  quem: Quem;
}

const numerosDe = (vistas: readonly GuiaVista[]): string[] => [
  ...new Set(vistas.map(({ numGuia }) => numGuia)),
];

const nada = 'Nada foi feito.';

/** Refuses when a guide differs from the seen version, and tells its last change. */
const exigeVistas = async (
  trx: Trx,
  vistas: readonly GuiaVista[],
  cabecas: readonly CabecaRow[],
): Promise<void> => {
  const agora = new Map(cabecas.map((row) => [row.numero, row.versao]));
  for (const { numGuia, versao } of vistas) {
    const now = agora.get(numGuia);
    if (now === undefined) throw guiaDesconhecida(numGuia);
    if (now === versao) continue;
    // oxlint-disable-next-line no-await-in-loop -- the first one ends it
    const [last] = await findHistorico(trx, [numGuia], versao);
    const why = last ? `: ${last.descricao}, por ${last.quem} em ${writeDayTime(last.feito_em)}` : '';
    throw recusa(`A guia ${numGuia} mudou depois que você a viu${why}. ${nada}`);
  }
};

const porqueNaoLimpa = ({ cabeca: { numero, status }, itens, limpos }: Julgada): string => {
  const item = itens.find((each) => !limpos.includes(each));
  const [regra] = item ? ressalvasDoItem(item) : [];
  const why = item ? `item ${item.seqItem}${regra ? `, ${regra.texto}` : ''}` : nomeDoStatus(status);
  return `A guia ${numero} já não está limpa: ${why}. ${nada}`;
};

/** True for a repeated call: every guide has this person's line right after the seen version (CTM-44). */
const isFeita = async (
  trx: Trx,
  { vistas, quem }: PedidoDasGuias,
  cabecas: readonly CabecaRow[],
  marca: string,
): Promise<boolean> => {
  const agora = new Map(cabecas.map((row) => [row.numero, row.versao]));
  if (!vistas.every(({ numGuia, versao }) => agora.get(numGuia) === versao + 1)) return false;
  return isMarcada(
    trx,
    vistas.map(({ numGuia, versao }) => ({ numGuia, versao: versao + 1 })),
    quem,
    marca,
  );
};

const isMarcada = async (
  trx: Trx,
  vistas: readonly GuiaVista[],
  { login }: Quem,
  marca: string,
): Promise<boolean> => {
  const marcas = await findMarcas(trx, numerosDe(vistas), marca);
  const found = new Set(
    marcas.flatMap((row) => (row.usuario === login ? [`${row.guia_numero} ${row.versao}`] : [])),
  );
  return vistas.every(({ numGuia, versao }) => found.has(`${numGuia} ${versao}`));
};

/** Writes the changed items of one guide, a history line for each, the guide's status and a line about the act. */
const grava = async (
  trx: Trx,
  { cabeca: { numero, status, versao }, itens }: Pick<Julgada, 'cabeca' | 'itens'>,
  mudanca: { status: 1 | null; verbo: string; marca: Linha },
  quem: Quem,
): Promise<GuiaVista> => {
  const mudados = itens.map((item) => {
    const changed = mudaItem(item, { status: mudanca.status });
    if (!changed.feito) throw recusa(`A guia ${numero} já não está limpa: item ${item.seqItem}. ${nada}`);
    return { ...item, ...changed.depois };
  });
  const next = statusPelosItens(mudados);
  const soma = mudados.reduce((sum, { vrTotalAprov }) => sum + (vrTotalAprov ?? 0), 0);
  await updateItens(trx, numero, mudados, new Set());
  await updateGuia(trx, numero, { status: next, valor_aprovado_cents: next === 2 ? soma : null });
  await insertHistorico(trx, numero, versao + 1, quem, [
    ...mudados.map((depois, at) => ({
      descricao: `Item ${depois.seqItem} ${mudanca.verbo}`,
      sequencia: depois.seqItem,
      de: escreveEstado(itens[at] ?? depois),
      para: escreveEstado(depois),
    })),
    { descricao: 'Situação da guia', de: nomeDoStatus(status), para: nomeDoStatus(next) },
    mudanca.marca,
  ]);
  return { numGuia: numero, versao: versao + 1 };
};

const guiasEReais = (quantas: number, cents: number): string =>
  `${counted(quantas, 'guia limpa', 'guias limpas')}, ${writeReais(cents)}`;

const isMesmas = (one: readonly GuiaVista[], other: readonly GuiaVista[]): boolean => {
  const keys = (vistas: readonly GuiaVista[]) =>
    vistas.map(({ numGuia, versao }) => `${numGuia} ${versao}`).toSorted();
  return keys(one).join() === keys(other).join();
};

/** Result of an approval. */
export interface AprovacaoDasLimpas {
  success: true;
  message: string;
  /** True while a second person must confirm; nothing is approved yet. */
  espera: boolean;
  guias: GuiaVista[];
}

/**
 * Approves the clean guides that a person saw, all or none (CTM-101). Above the limit they wait for a second person with the same
 * choice (CTM-103).
 */
export const aprovaLimpas = async (
  trx: Trx,
  { soma, acimaDe }: { soma: number; acimaDe: number | null },
  pedido: PedidoDasGuias,
): Promise<AprovacaoDasLimpas> => {
  const { unico, quem } = pedido;
  const numeros = numerosDe(pedido.vistas);
  await lockGuias(trx, numeros);
  const julgadas = await julgaGuias(trx, numeros, unico);
  const cabecas = julgadas.map(({ cabeca }) => cabeca);
  if (await isFeita(trx, pedido, cabecas, aprovada))
    return {
      success: true,
      message: `Aprovadas: ${guiasEReais(numeros.length, soma)}.`,
      espera: false,
      guias: cabecas.map(({ numero, versao }) => ({ numGuia: numero, versao })),
    };
  await exigeVistas(trx, pedido.vistas, cabecas);
  const suja = julgadas.find(({ isLimpa }) => !isLimpa);
  if (suja) throw recusa(porqueNaoLimpa(suja));
  const cents = julgadas.reduce((sum, { somaCents }) => sum + somaCents, 0);
  if (cents !== soma)
    throw recusa(`As guias somam agora ${writeReais(cents)}, e não ${writeReais(soma)}. ${nada}`);
  const prestador = cabecas[0]?.prestador_codigo ?? '';
  if (cabecas.some((row) => row.prestador_codigo !== prestador))
    throw recusa('As guias são de mais de um prestador: aprove as de um de cada vez.', 422);
  const segunda =
    acimaDe !== null && cents > acimaDe ? await pedeSegunda(trx, { prestador, soma, acimaDe }, pedido) : null;
  if (segunda?.espera) return { success: true, guias: [...pedido.vistas], ...segunda };
  const para = [guiasEReais(numeros.length, cents), segunda?.pedida].filter(Boolean).join(' · ');
  const marca: Linha = { descricao: aprovada, de: null, para };
  const guias: GuiaVista[] = [];
  for (const julgada of julgadas)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    guias[guias.length] = await grava(trx, julgada, { status: 1, verbo: 'aprovado', marca }, quem);
  return { success: true, message: `Aprovadas: ${guiasEReais(guias.length, cents)}.`, espera: false, guias };
};

/** Stores the first person's request. For a second person deletes it and returns words about the first. */
const pedeSegunda = async (
  trx: Trx,
  { prestador, soma, acimaDe }: { prestador: string; soma: number; acimaDe: number },
  { vistas, quem }: PedidoDasGuias,
): Promise<{ espera: true; message: string } | { espera: false; pedida: string }> => {
  await lockPrestador(trx, prestador);
  const antes = await findPedido(trx, prestador);
  if (antes && antes.pedido_por !== quem.login) {
    if (!isMesmas(antes.guias, vistas))
      throw recusa(
        `${antes.quem} pediu em ${writeDayTime(antes.pedido_em)} a aprovação de ${guiasEReais(antes.guias.length, antes.soma_cents)}, deste prestador: confirme-as, ou retire o pedido antes. ${nada}`,
      );
    await deletePedido(trx, prestador);
    return { espera: false, pedida: `pedida por ${antes.quem} em ${writeDayTime(antes.pedido_em)}` };
  }
  if (!antes || !isMesmas(antes.guias, vistas))
    await insertPedido(trx, { prestador, soma, guias: vistas }, quem);
  return {
    espera: true,
    message: `${guiasEReais(vistas.length, soma)}: passam de ${writeReais(acimaDe)} e esperam que outra pessoa as confirme.`,
  };
};

/** Undoes a person's own approval if nobody has changed the guides since, or the waiting request for them (CTM-102). */
export const desfazLimpas = async (
  trx: Trx,
  pedido: PedidoDasGuias,
): Promise<Omit<AprovacaoDasLimpas, 'espera'>> => {
  const { vistas, unico, quem } = pedido;
  const numeros = numerosDe(vistas);
  await lockGuias(trx, numeros);
  const julgadas = await julgaGuias(trx, numeros, unico);
  const cabecas = julgadas.map(({ cabeca }) => cabeca);
  const quantas = counted(numeros.length, 'guia limpa', 'guias limpas');
  const agora = () => cabecas.map(({ numero, versao }) => ({ numGuia: numero, versao }));
  const message = `Desfeito: ${quantas} ${agree(numeros.length, 'volta', 'voltam')} a esperar.`;
  if (await isFeita(trx, pedido, cabecas, desfeita)) return { success: true, message, guias: agora() };
  const prestador = cabecas[0]?.prestador_codigo ?? '';
  await lockPrestador(trx, prestador);
  const waiting = await findPedido(trx, prestador);
  if (waiting && isMesmas(waiting.guias, vistas)) {
    await deletePedido(trx, prestador);
    return { success: true, message: `Pedido retirado: ${quantas}.`, guias: [...vistas] };
  }
  await exigeVistas(trx, vistas, cabecas);
  if (!(await isMarcada(trx, vistas, quem, aprovada)))
    throw recusa(`Estas guias não foram aprovadas juntas por você. ${nada}`);
  const guias: GuiaVista[] = [];
  for (const julgada of julgadas)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    guias[guias.length] = await grava(
      trx,
      julgada,
      { status: null, verbo: 'desaprovado', marca: { descricao: desfeita } },
      quem,
    );
  return { success: true, message, guias };
};
