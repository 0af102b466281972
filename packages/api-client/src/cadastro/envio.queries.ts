import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { descartaSbx } from './envio.contract.ts';

const envioKey = ['cadastro'] as const;

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: envioKey });

/** Discards a file that was never sent; its movements come back. */
export const descartaSbxMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...envioKey, 'descarta'],
    mutationFn: (id: string) => http.call(descartaSbx, { body: { id } }),
    onSettled: (_reply, _error, _id, _result, { client }) => readAgain(client),
  });
