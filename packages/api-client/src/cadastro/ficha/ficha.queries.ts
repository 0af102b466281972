import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import { putAnswer } from '../../shell/putAnswer.ts';
import {
  corrigeBeneficiario,
  type DadosFicha,
  fichaBeneficiario,
  type FichaBeneficiario,
  getMunicipios,
} from './ficha.contract.ts';

const fichaKey = ['cadastro', 'ficha'] as const;

/** One beneficiary's record; never cached, because it is about to be changed. */
export const fichaQuery = (http: Http, matricula: string) =>
  queryOptions({
    queryKey: [...fichaKey, matricula],
    queryFn: ({ signal }) => http.call(fichaBeneficiario, { body: { matricula } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Every city by name; fetched once, because the list does not change during a session. */
export const municipiosQuery = (http: Http) =>
  queryOptions({
    queryKey: ['municipios'],
    queryFn: ({ signal }) => http.call(getMunicipios, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A correction of one record; `versao` is the version at the opening. */
export interface Correcao {
  readonly matricula: string;
  readonly versao: string;
  readonly dados: DadosFicha;
}

/** Saves a correction. The record takes the new version without being read again; every list of Cadastro is read anew. */
export const corrigeMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'corrige'],
    mutationFn: (body: Correcao) => http.call(corrigeBeneficiario, { body }),
    onSuccess: async ({ versao }, { matricula, dados }, _result, { client }) => {
      await putAnswer<FichaBeneficiario>(
        client,
        [...fichaKey, matricula],
        (ficha) => ficha && { ...ficha, versao, dados },
      );
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'cadastro' && queryKey[1] !== 'ficha',
      });
    },
    gcTime: 0,
  });
