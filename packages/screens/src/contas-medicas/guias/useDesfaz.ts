import type { Desfaz } from '@vidas/api-client/contas-medicas/guias/desfazer.rules.ts';
import { type Guia, linhaDaGuia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { desfazerGuia } from '@vidas/api-client/contas-medicas/guias/guiasDesfaz.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { useHttp } from '../../app/services.tsx';
import { type LinhaDoLote, useLote } from './useLote.ts';

interface Pedido {
  readonly desfaz: Desfaz;
  readonly motivo: string;
}

/** Undoes guides one by one, each in its version and amount on show. */
export function useDesfaz() {
  const http = useHttp();
  const { run, ...lote } = useLote('Não foi desfeita.');
  const umaGuia = async (guia: Guia, pedido: Pedido): Promise<LinhaDoLote> => {
    const { numGuia, versao } = guia;
    const confirmado = confirmadoDe([linhaDaGuia(guia)]);
    const { message, repetida } = await http.call(desfazerGuia, {
      body: { numGuia, versao, confirmado, ...pedido },
    });
    return repetida
      ? { guia, tipo: 'pulada', texto: 'Já estava desfeita.' }
      : { guia, tipo: 'feita', texto: message };
  };
  return {
    ...lote,
    run: (guias: readonly Guia[], pedido: Pedido) => run(guias, (guia) => umaGuia(guia, pedido)),
  } as const;
}
