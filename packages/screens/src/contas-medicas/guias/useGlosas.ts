import { useQuery } from '@tanstack/react-query';
import { getCodigosGlosa } from '@vidas/api-client/contas-medicas/guias/guiasGlosas.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';

/** Every denial code, those that this person uses first (CTM-80). */
export const useGlosas = () =>
  useQuery({ ...queryOf(useHttp(), getCodigosGlosa, {}), select: ({ codigos }) => codigos });
