import type { Guia, GuiaComItens, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { GuiaJulgadaNoFio } from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import { escreveEstado } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { aprovacaoInteira } from '@vidas/api-client/contas-medicas/guias/itemDecisao.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import type { DeskGroup } from '@vidas/ui/desk/desk.types.ts';

/** Undecided items of a guide on the desk: one by one, and together. */
export interface Partes {
  readonly ressalvas: readonly GuiaItem[];
  readonly limpos: readonly GuiaItem[];
  readonly decididos: number;
}

/** The undecided items as the server judged them; one that nobody judged yet needs a person. */
export const partesDe = (itens: readonly GuiaItem[], itensLimpos: readonly number[]): Partes => {
  const abertos = itens.filter(({ status }) => status !== 1);
  const isLimpo = ({ seqItem }: GuiaItem) => itensLimpos.includes(seqItem);
  return {
    ressalvas: abertos.filter((item) => !isLimpo(item)),
    limpos: abertos.filter(isLimpo),
    decididos: itens.length - abertos.length,
  };
};

/** Reason why no item of a guide waits. */
export const writeSemEspera = (itens: readonly GuiaItem[]): string =>
  itens.length === 0 ? 'A guia não tem itens.' : 'Todos os itens estão decididos.';

/** '16 itens sem ressalva, R$ 1.842,10' */
export const writeLimpos = (limpos: readonly GuiaItem[]): string =>
  `${counted(limpos.length, 'item sem ressalva', 'itens sem ressalva')}, ${writeReais(
    limpos.reduce((sum, item) => sum + aprovacaoInteira(item).vrTotalAprov, 0),
  )}`;

const detalheDe = ({ nomeBenef, vrTotalGeral }: Guia, julgada: GuiaJulgadaNoFio | undefined): string => {
  const comRessalva = (julgada?.itensADecidir ?? 0) - (julgada?.itensLimpos.length ?? 0);
  return [
    writeReais(vrTotalGeral),
    comRessalva > 0 && `${comRessalva} com ressalva`,
    julgada && julgada.itensLimpos.length > 0 && `${julgada.itensLimpos.length} sem`,
    nomeBenef,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Guides that need a person, then the clean ones. */
export const gruposDe = (
  guias: readonly Guia[],
  julgadas: ReadonlyMap<string, GuiaJulgadaNoFio>,
): DeskGroup[] =>
  [
    { title: 'Precisam de alguém', isLimpa: false },
    { title: 'Limpas', isLimpa: true },
  ].map(({ title, isLimpa }) => ({
    title,
    things: guias
      .filter(({ numGuia }) => (julgadas.get(numGuia)?.limpa ?? false) === isLimpa)
      .map((guia) => ({
        key: guia.numGuia,
        title: `Guia ${guia.numGuia}`,
        detail: detalheDe(guia, julgadas.get(guia.numGuia)),
      })),
  }));

/** Result of a decision about one item or several of a guide. */
export const writeDecidido = ({ guia, itens }: GuiaComItens, decididos: readonly GuiaItem[]): string => {
  const agora = itens.filter(({ seqItem }) => decididos.some((each) => each.seqItem === seqItem));
  const [only, ...others] = agora;
  if (only && others.length === 0)
    return `Guia ${guia.numGuia}, item ${only.seqItem}: ${escreveEstado(only)}.`;
  const soma = agora.reduce((sum, { vrTotalAprov }) => sum + (vrTotalAprov ?? 0), 0);
  return `Guia ${guia.numGuia}: ${counted(agora.length, 'item aprovado', 'itens aprovados')}, ${writeReais(soma)}.`;
};

/** Sentence about a guide that somebody else decided. */
export const writeSaiu = (numGuia: string, guia: Guia | undefined): string => {
  const last = guia?.historico?.[0];
  return last
    ? `Guia ${numGuia}: ${last.quem} já decidiu em ${writeDayTime(last.quando)} (${last.descricao}).`
    : `A guia ${numGuia} saiu da lista: outra pessoa já decidiu.`;
};
