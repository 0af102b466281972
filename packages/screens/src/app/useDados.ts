import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getDados } from '@vidas/api-client/shell/dados/dados.contract.ts';
import { type ModuleKey, moduleKeyOf } from '@vidas/api-client/shell/modules.ts';
import { useParams } from 'react-router-dom';
import { useHttp } from './services.tsx';

/** Notes about the data of the module in the address; each is undefined when there is nothing to say. */
export const useDados = () => {
  const modulo: ModuleKey | undefined = moduleKeyOf(useParams()['modulo'] ?? '');
  // One query for all screens; no note when it could not be read.
  const { data } = useQuery({
    ...queryOf(useHttp(), getDados, modulo === undefined ? null : {}),
    retry: false,
    staleTime: 300_000,
  });
  return {
    idade: data?.idades.find((idade) => idade.modulo === modulo),
    vazio: data?.vazios.find((vazio) => vazio.modulo === modulo),
  };
};
