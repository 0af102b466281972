import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { nomeDoStatus, type StatusDaGuia } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { isGlosadoInteiro } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import type {
  Guia,
  GuiaItem,
  ResultadoDoItem,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { nomeDaEspera } from '@vidas/api-client/contas-medicas/guias/segundaPessoa.rules.ts';
import type { TagTone } from '@vidas/ui/tag/Tag.tsx';
import type { ToastRows } from '@vidas/ui/toast/toasts.ts';

const tones: Readonly<Record<NonNullable<StatusDaGuia>, TagTone>> = {
  0: 'negative',
  1: 'info',
  2: 'positive',
  3: 'caution',
};

const isJaBaixada = ({ status, dataBaixa }: Guia): boolean => status === 3 && dataBaixa !== null;

/** Colour of the status: red also for a discarded guide that is settled already (CTM-30). */
export const toneDoStatus = (guia: Guia): TagTone => {
  if (isJaBaixada(guia)) return 'negative';
  return guia.status === null ? 'caution' : tones[guia.status];
};

/** The status in words. */
export const escreveStatus = (guia: Guia): string => nomeDoStatus(guia.status, isJaBaixada(guia));

/** Status of a guide, or its wait for a second person (CTM-79). */
export const escreveEspera = (guia: Guia): string =>
  guia.esperaSegunda ? nomeDaEspera[guia.esperaSegunda] : escreveStatus(guia);

/** The status of an item in words. */
export const escreveStatusDoItem = (item: GuiaItem): string => {
  const { status } = item;
  if (status === null) return 'Não revisado';
  if (isGlosadoInteiro(item)) return 'Glosado';
  return status === 1 ? 'Aprovado' : 'Pendências';
};

/** Reason why an item did not change, in words; other people's changes have name and moment (CTM-42). */
export const escreveRecusa = ({ motivos, problemas, mudancas = [] }: ResultadoDoItem): string =>
  [
    ...motivos.map(({ texto }) => texto),
    ...problemas.map(({ message }) => message),
    ...mudancas.map(
      ({ quem, quando, descricao, de, para }) =>
        `${descricao} por ${quem} em ${writeDayTime(quando)}${de && para ? `: de "${de}" para "${para}"` : ''}.`,
    ),
  ].join(' ');

/** Results without effect, except those that were already so. */
export const recusados = (resultados: readonly ResultadoDoItem[]): ResultadoDoItem[] =>
  resultados.filter(({ situacao }) => situacao === 'recusado' || situacao === 'conflito');

/** Items that did not change, with reasons, for the message (REL-40); the page lists them too. */
export const linhasRecusadas = (itens: readonly ResultadoDoItem[]): ToastRows => ({
  title: counted(itens.length, 'item ficou como estava', 'itens ficaram como estavam'),
  fileName: 'itens-recusados',
  columns: { guia: 'Guia', item: 'Item', motivo: 'Por quê' },
  rows: itens.map((each) => ({
    guia: each.numGuia,
    item: String(each.seqItem),
    motivo: escreveRecusa(each),
  })),
  isOnPage: true,
});
