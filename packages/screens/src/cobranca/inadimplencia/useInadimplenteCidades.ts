import { useQueries, useQueryClient } from '@tanstack/react-query';
import {
  type Cidade,
  getListCidade,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useRef, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { uniqueCodigos } from './inadimplenteCodigos.ts';

const nobody: readonly string[] = [];
const wrong = 'Código de cidade incorreto!';

/** The city of an IBGE code; cached without end, because cities do not change. */
const cidadeQuery = (http: Http, codigo: string) => ({
  ...queryOf(http, getListCidade, { params: { cityCode: codigo } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The excluded cities (COB-19), as typed; each code is looked up once and removed when no city has it. */
export function useInadimplenteCidades(asked: readonly string[] = nobody) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [codigos, setCodigos] = useState(asked);
  const [followed, setFollowed] = useState(asked.join());
  // Back and forward change the cities, so the field follows the address.
  if (asked.join() !== followed) {
    setFollowed(asked.join());
    setCodigos(asked);
  }
  const found = useQueries({ queries: codigos.map((codigo) => cidadeQuery(http, codigo)) });
  const running = useRef(new Map<string, Promise<string | null>>());

  const keep = (codigo: string, cidade: Cidade): string => {
    queryClient.setQueryData(cidadeQuery(http, cidade.codigo).queryKey, cidade);
    // A code of six digits also names a city; the one of seven digits is kept.
    setCodigos((now) => uniqueCodigos(now.map((one) => (one === codigo ? cidade.codigo : one))));
    return cidade.codigo;
  };
  const refuse = (codigo: string, error: Error): null => {
    if (!(error instanceof ApiError && error.kind === 'notFound')) {
      sayFailure(error, [`A cidade ${codigo} não foi conferida.`, error.message]);
      return null;
    }
    setCodigos((now) => now.filter((one) => one !== codigo));
    toasts.error(wrong, codigo, { durationMs: 3_000 });
    return null;
  };
  /** The code of the found city; null without one, or after a failed look-up. */
  const check = (codigo: string): Promise<string | null> => {
    const known = running.current.get(codigo);
    if (known) return known;
    const asking = queryClient
      .fetchQuery(cidadeQuery(http, codigo))
      .then(
        (cidade) => keep(codigo, cidade),
        (error: Error) => refuse(codigo, error),
      )
      .finally(() => running.current.delete(codigo));
    running.current.set(codigo, asking);
    return asking;
  };
  return {
    codigos,
    /** City by code; undefined during its look-up, null after a failure. */
    cidades: codigos.map((codigo, at) => ({
      codigo,
      cidade: found[at]?.isError ? null : found[at]?.data,
    })),
    change: (typed: readonly string[]) => {
      const next = uniqueCodigos(typed);
      setCodigos(next);
      for (const codigo of next) if (!codigos.includes(codigo)) void check(codigo);
    },
    /** The codes once all are looked up; null when one was refused. */
    settle: async (): Promise<string[] | null> => {
      const checked = await Promise.all(codigos.map(check));
      const codes = checked.filter((codigo) => codigo !== null);
      return codes.length === checked.length ? uniqueCodigos(codes) : null;
    },
  } as const;
}

export type InadimplenteCidades = ReturnType<typeof useInadimplenteCidades>;
