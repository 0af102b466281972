import { useQuery } from '@tanstack/react-query';
import { dadosQuery } from '@vidas/api-client/shell/dados-queries';
import { type ModuleKey, moduleKeyOf } from '@vidas/api-client/shell/modules';
import { useParams } from 'react-router-dom';
import { useHttp } from './services.tsx';

/** How the data of the module in the address stand; each undefined where there is nothing to say. */
export const useDados = () => {
  const modulo: ModuleKey | undefined = moduleKeyOf(useParams()['modulo'] ?? '');
  const { data } = useQuery({ ...dadosQuery(useHttp()), enabled: modulo !== undefined });
  return {
    idade: data?.idades.find((idade) => idade.modulo === modulo),
    vazio: data?.vazios.find((vazio) => vazio.modulo === modulo),
  };
};
