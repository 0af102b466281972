import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { ImportError } from '../../../imports/importError.ts';
import { NINGUEM, problema } from '../../../imports/tiss/problemaTiss.ts';

/** Maximum of listed problems; further ones are only counted. */
export const PROBLEMAS_LISTADOS = 10_000;

/** Sorts problems by their place in the file; those of the whole file first. */
export const porLugar = (a: ProblemaXml, b: ProblemaXml): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** Problems of form, from a reader's refusal. */
export const doXml = (cause: ImportError): ProblemaXml[] =>
  cause.problems.map(({ line, column, field, message }) =>
    problema(
      { nivel: 'ERRO', camada: 'FORMA' },
      line === null ? null : { linha: line, coluna: column ?? 1, campo: field ?? '' },
      NINGUEM,
      {
        message: message.charAt(0).toUpperCase() + message.slice(1),
        remedio: 'Gere o arquivo de novo no seu sistema e envie-o como saiu.',
        codigo: '5002',
      },
    ),
  );
