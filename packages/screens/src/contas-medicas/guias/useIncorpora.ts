import { useQueryClient } from '@tanstack/react-query';
import {
  baixarGuia,
  type Guia,
  incorporarGuia,
  linhaDaGuia,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { useEffect, useRef, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { leGuiasDeNovo } from './leGuiasDeNovo.ts';
import { sayLote } from './loteDeGuias.ts';

/** Result of one guide of the run. */
export interface LinhaDoLote {
  readonly guia: Guia;
  readonly tipo: 'feita' | 'parcial' | 'pulada' | 'recusada';
  readonly texto: string;
}

/** A run over some guides, one after the other. */
export interface Andamento {
  readonly total: number;
  readonly linhas: readonly LinhaDoLote[];
  /** 'parando': the present guide is finished, and no other starts. */
  readonly situacao: 'correndo' | 'parando' | 'parado' | 'terminado';
}

/** Competence ('YYYY-MM') and day of settlement (ISO); null means incorporation without settlement. */
export interface Escolha {
  readonly competencia: string;
  readonly dataBaixa: string | null;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : 'Erro!');

/**
 * Incorporates and settles guides one by one, each for the amount on show. A stop takes effect before the next one (CTM-45).
 */
export function useIncorpora() {
  const http = useHttp();
  const client = useQueryClient();
  const [andamento, setAndamento] = useState<Andamento | null>(null);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
    setAndamento((now) => now && { ...now, situacao: 'parando' });
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

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
        texto: `Sucesso Parcial! (Incorporada mas não baixada) ${settled.message}`,
      };
    const repeated = done.repetida === true && settled.repetida === true;
    return repeated
      ? { guia, tipo: 'pulada', texto: 'Já estava incorporada e baixada.' }
      : { guia, tipo: 'feita', texto: 'Sucesso! (Incorporada e baixada)' };
  };

  const run = async (guias: readonly Guia[], escolha: Escolha): Promise<void> => {
    isStopped.current = false;
    let linhas: readonly LinhaDoLote[] = [];
    const total = guias.length;
    setAndamento({ total, linhas, situacao: 'correndo' });
    const seen = new Set<string>();
    for (const guia of guias) {
      if (isStopped.current) break;
      // One by one: each has its own result, and the run can stop between any two.
      // oxlint-disable-next-line no-await-in-loop
      const line = seen.has(guia.numGuia)
        ? ({ guia, tipo: 'pulada', texto: 'Repetida nesta lista.' } as const)
        : await umaGuia(guia, escolha).catch((error: unknown): LinhaDoLote => ({
            guia,
            tipo: 'recusada',
            texto: `Erro ao incorporar a guia! ${textOf(error)}`,
          }));
      seen.add(guia.numGuia);
      linhas = [...linhas, line];
      const next = linhas;
      setAndamento((now) => now && { ...now, linhas: next });
    }
    const situacao = linhas.length < total ? 'parado' : 'terminado';
    setAndamento({ total, linhas, situacao });
    sayLote(
      total,
      linhas.map(({ guia, texto }) => ({ guia: guia.numGuia, texto })),
      linhas.every(({ tipo }) => tipo === 'feita'),
    );
    await readAgain(client, leGuiasDeNovo.rereads);
  };
  return { andamento, run, stop } as const;
}
