import { counted } from '@vidas/api-client/words/counted.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';

interface GuiaDoLote {
  readonly guia: string;
  readonly texto: string;
}

/** Message about the end of a run, stopped or not, with the result of each guide (REL-40). */
export const sayLote = (total: number, rows: readonly GuiaDoLote[], isClean: boolean): void => {
  const isWhole = rows.length === total;
  const say = isWhole && isClean ? toasts.success : toasts.warning;
  say(
    isWhole ? 'Lote terminado' : 'Lote parado',
    `${rows.length.toLocaleString('pt-BR')} de ${counted(total, 'guia', 'guias')}`,
    {
      rows: {
        title: 'Guias do lote',
        fileName: 'guias-do-lote',
        columns: { guia: 'Guia', texto: 'O que houve' },
        rows: rows.map(({ guia, texto }) => ({ guia, texto })),
        isOnPage: true,
      },
    },
  );
};
