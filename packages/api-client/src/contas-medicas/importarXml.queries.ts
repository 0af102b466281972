import { mutationOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { importaLoteXml, validaLoteXml, validaXml } from './importarXml.contract.ts';

/** The form of a provider's file, before anything else is looked at. */
export const validaXmlMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['contas-medicas', 'validaXml'],
    mutationFn: (file: File) => http.call(validaXml, {}, { file, timeoutMs: false }),
    gcTime: 0,
  });

/** What an import of the file would do; nothing is stored. */
export const validaLoteXmlMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['contas-medicas', 'validaLoteXml'],
    mutationFn: (file: File) => http.call(validaLoteXml, {}, { file, timeoutMs: false }),
    gcTime: 0,
  });

/** Imports the file; what shows guides is read again. */
export const importaLoteXmlMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['contas-medicas', 'importaLoteXml'],
    mutationFn: (file: File) => http.call(importaLoteXml, {}, { file, timeoutMs: false }),
    onSuccess: (_reply, _file, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['contas-medicas'] });
    },
    gcTime: 0,
  });
