import {
  baixarGuia,
  type Guia,
  incorporarGuia,
  linhaDaGuia,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { useHttp } from '../../app/services.tsx';
import { type LinhaDoLote, textOf, useLote } from './useLote.ts';

/** Competence ('YYYY-MM') and day of settlement (ISO); null means incorporation without settlement. */
export interface Escolha {
  readonly competencia: string;
  readonly dataBaixa: string | null;
}

/** Incorporates and settles guides one by one, each for its amount on show. */
export function useIncorpora() {
  const http = useHttp();
  const { run, ...lote } = useLote('Erro ao incorporar a guia!');

  const baixaGuia = async (guia: Guia, dataBaixa: string) => {
    const confirmado = confirmadoDe([linhaDaGuia(guia)]);
    try {
      return await http.call(baixarGuia, { body: { numGuia: guia.numGuia, dataBaixa, confirmado } });
    } catch (error) {
      return { success: false, message: textOf(error), repetida: false };
    }
  };

  const umaGuia = async (guia: Guia, { competencia, dataBaixa }: Escolha): Promise<LinhaDoLote> => {
    const { numGuia, GUI_TIPO, versao } = guia;
    const confirmado = confirmadoDe([linhaDaGuia(guia)]);
    const body = { numGuia, guiTipo: GUI_TIPO, competencia, versao, confirmado };
    const done = await http.call(incorporarGuia, { body });
    const why = done.motivoSemBaixa ?? null;
    if (why !== null || dataBaixa === null)
      return { guia, tipo: 'feita', texto: ['Guia incorporada ao Saúde', why].filter(Boolean).join('. ') };
    const settled = await baixaGuia(guia, dataBaixa);
    if (!settled.success)
      return {
        guia,
        tipo: 'parcial',
        texto: `Sucesso parcial! (Incorporada mas não baixada) ${settled.message}`,
      };
    const repeated = done.repetida === true && settled.repetida === true;
    return repeated
      ? { guia, tipo: 'pulada', texto: 'Já estava incorporada e baixada.' }
      : { guia, tipo: 'feita', texto: 'Sucesso! (Incorporada e baixada)' };
  };

  return {
    ...lote,
    run: (guias: readonly Guia[], escolha: Escolha) => run(guias, (guia) => umaGuia(guia, escolha)),
  } as const;
}
