import { useQuery } from '@tanstack/react-query';
import { getLotesPrestador } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';

/** A file of this visit with its newest result. */
export interface Feito {
  /** The protocol; without an import, the place of the file in this visit. */
  readonly chave: string;
  readonly nomeArquivo: string;
  readonly resultado: ResultadoXml;
  /** Another one with each result, so that its tables start on their first page. */
  readonly vez: number;
}

/** The files of this visit, the lots received before them, and the chosen one in the address (TIS-70). */
export function useLotes() {
  const [search, setSearch] = useSearchParams();
  const [feitos, setFeitos] = useState<readonly Feito[]>([]);
  const nomes = useRef<string[]>([]);
  const recebidos = useQuery({
    ...queryOf(useHttp(), getLotesPrestador, { body: {} }),
    // A guide may have been settled since.
    staleTime: 0,
  });
  const chave = search.get('lote');
  const show = (next: string | null) =>
    setSearch(
      (before) => {
        const { lote: _lote, ...others } = Object.fromEntries(before);
        return next === null ? others : { ...others, lote: next };
      },
      // Back leads to the list, not through each lot.
      { replace: chave !== null },
    );
  const lugarDe = (nome: string): number => {
    if (!nomes.current.includes(nome)) nomes.current.push(nome);
    return nomes.current.indexOf(nome) + 1;
  };
  /** The only file of a sending opens by itself; of several the person chooses. */
  const recebe = (nomeArquivo: string, resultado: ResultadoXml, isOnly: boolean) => {
    const soVisto = `arquivo-${lugarDe(nomeArquivo)}`;
    const novo = { chave: resultado.protocolo?.numero ?? soVisto, nomeArquivo, resultado };
    setFeitos((now) => [
      { ...novo, vez: performance.now() },
      ...now.filter((each) => each.chave !== soVisto && each.chave !== novo.chave),
    ]);
    if (isOnly) show(novo.chave);
  };
  const antes = recebidos.data?.filter(({ protocolo }) => !feitos.some((each) => each.chave === protocolo));
  return {
    feitos,
    antes,
    recebidos,
    chave,
    feito: feitos.find((each) => each.chave === chave),
    lote: antes?.find(({ protocolo }) => protocolo === chave),
    show,
    recebe,
  } as const;
}
