import { useQueryClient } from '@tanstack/react-query';
import type { Guia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { useEffect, useRef, useState } from 'react';
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

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : 'Erro!');

/** Does something with guides one by one. A stop takes effect before the next one (CTM-45); `failed` begins the text of a failure. */
export function useLote(failed: string) {
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

  const run = async (
    guias: readonly Guia[],
    umaGuia: (guia: Guia) => Promise<LinhaDoLote>,
  ): Promise<void> => {
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
        : await umaGuia(guia).catch((error: unknown): LinhaDoLote => ({
            guia,
            tipo: 'recusada',
            texto: `${failed} ${textOf(error)}`,
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
  const isRunning = andamento?.situacao === 'correndo' || andamento?.situacao === 'parando';
  return { andamento, isRunning, run, stop } as const;
}
