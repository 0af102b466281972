import { useQueries } from '@tanstack/react-query';
import { getGuiaImportada } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { getGuiasLimpas } from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../../app/services.tsx';

/** Guides that are read before they are needed. */
const adiante = 2;

/** The guide on show with its verdict; those after it are read meanwhile, so that the next one comes from memory. */
export function useGuiasDaVez(codPrestador: string, numeros: readonly string[], chosen: string | null) {
  const http = useHttp();
  const at = chosen === null ? -1 : numeros.indexOf(chosen);
  const vez = chosen === null ? [] : [...new Set([chosen, ...numeros.slice(at + 1, at + 1 + adiante)])];
  const [guia] = useQueries({
    queries: vez.map((numGuia) => queryOf(http, getGuiaImportada, { body: { numGuia } })),
  });
  const [julgada] = useQueries({
    queries: vez.map((numGuia) =>
      queryOf(http, getGuiasLimpas, { body: { codPrestador, numGuias: [numGuia] } }),
    ),
  });
  return { guia, julgada: julgada?.data?.julgadas[0], error: guia?.error ?? julgada?.error ?? null } as const;
}
