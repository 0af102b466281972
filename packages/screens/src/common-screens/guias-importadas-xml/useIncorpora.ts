import { useQueryClient } from '@tanstack/react-query';
import type { Guia } from '@vidas/api-client/contas-medicas/guias';
import { baixa, incorpora, leGuiasDeNovo } from '@vidas/api-client/contas-medicas/guias-queries';
import { useEffect, useRef, useState } from 'react';
import { useHttp } from '../../app/services.tsx';

/** What became of one guide of the run. */
export interface LinhaDoLote {
  readonly numGuia: string;
  readonly tipo: 'feita' | 'parcial' | 'pulada' | 'recusada';
  readonly texto: string;
}

/** A run over some guides, one after the other. */
export interface Andamento {
  readonly total: number;
  readonly linhas: readonly LinhaDoLote[];
  readonly isRunning: boolean;
}

/** Competence ('YYYY-MM') and day of settlement (ISO); null incorporates alone. */
export interface Escolha {
  readonly competencia: string;
  readonly dataBaixa: string | null;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : 'Erro!');

/** Incorporates and settles guides one by one, each in a transaction of the server; closing stops before the next one (CTM-45). */
export function useIncorpora() {
  const http = useHttp();
  const client = useQueryClient();
  const [andamento, setAndamento] = useState<Andamento | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const umaGuia = async (guia: Guia, { competencia, dataBaixa }: Escolha): Promise<LinhaDoLote> => {
    const { numGuia } = guia;
    const done = await incorpora(http, guia, competencia);
    const why = done.motivoSemBaixa ?? null;
    if (why !== null || dataBaixa === null)
      return { numGuia, tipo: 'feita', texto: ['Guia incorporada ao Saúde', why].filter(Boolean).join('. ') };
    const settled = await baixa(http, numGuia, dataBaixa);
    if (!settled.success)
      return {
        numGuia,
        tipo: 'parcial',
        texto: `Sucesso Parcial! (Incorporada mas não baixada) ${settled.message}`,
      };
    const repeated = done.repetida === true && settled.repetida === true;
    return repeated
      ? { numGuia, tipo: 'pulada', texto: 'Já estava incorporada e baixada.' }
      : { numGuia, tipo: 'feita', texto: 'Sucesso! (Incorporada e baixada)' };
  };

  const run = async (guias: readonly Guia[], escolha: Escolha): Promise<void> => {
    isStopped.current = false;
    const linhas: LinhaDoLote[] = [];
    const seen = new Set<string>();
    setAndamento({ total: guias.length, linhas, isRunning: true });
    for (const guia of guias) {
      if (isStopped.current) break;
      const { numGuia } = guia;
      if (seen.has(numGuia)) linhas.push({ numGuia, tipo: 'pulada', texto: 'Repetida nesta lista.' });
      else {
        seen.add(numGuia);
        const line = await umaGuia(guia, escolha).catch((error: unknown): LinhaDoLote => ({
          numGuia,
          tipo: 'recusada',
          texto: `Erro ao incorporar a guia! ${textOf(error)}`,
        }));
        linhas.push(line);
      }
      if (!isStopped.current) setAndamento({ total: guias.length, linhas: [...linhas], isRunning: true });
    }
    if (!isStopped.current) setAndamento({ total: guias.length, linhas: [...linhas], isRunning: false });
    await leGuiasDeNovo(client);
  };
  return { andamento, run } as const;
}
