import { registraArquivo } from '@vidas/api-client/shell/arquivoTirado.contract.ts';
import type { TakeRows } from '@vidas/ui/report-table/view.types.ts';
import { useHttp } from '../app/services.tsx';
import type { Report } from './useReport.ts';

/** Tells the record that rows of a recorded reading leave as a file or on paper (PRV-24). */
export const useTake = ({ consulta }: Pick<Report<never>, 'consulta'>): TakeRows => {
  const http = useHttp();
  return async (kind, linhas) => {
    const line = consulta?.();
    if (line === undefined) return;
    const especie = kind === 'paper' ? 'papel' : kind;
    await http.call(registraArquivo, { body: { consulta: Number(line), especie, linhas } });
  };
};
