import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  ProblemaXml,
  ValidacaoXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { append } from '../../../append.ts';
import type { Deps } from '../../../deps.ts';
import { ImportError } from '../../../imports/importError.ts';
import { type Upload, withSpooled } from '../../../imports/spool.ts';
import { eachPortion, readInThread } from '../../../threads/readInThread.ts';
import { esquemaDito, julgaEsquema } from './esquema.rules.ts';
import { julgaHash } from './lote.rules.ts';
import { doXml, PROBLEMAS_LISTADOS, porLugar } from './problemas.rules.ts';

/** Reports problems of a file's form, without the register. */
export const validaForma = (
  { config, tmpDir }: Pick<Deps, 'config' | 'tmpDir'>,
  file: Upload,
): Promise<ValidacaoXml> =>
  withSpooled(file, tmpDir, async ({ path }) => {
    const problemas: ProblemaXml[] = [];
    const numeros: string[] = [];
    let esquema = 'O arquivo não pôde ser lido até o fim.';
    try {
      const fim = await eachPortion(
        readInThread('tiss', { path, maxBytes: config.maxUploadBytes, esquemas: config.tissSchemas }),
        ({ guias }) => {
          for (const each of guias) append(problemas, each.problemas);
          for (const { guia } of guias)
            numeros.push(guia.numeroPrestador?.valor ?? `guia ${guia.ordem} do lote`);
        },
      );
      append(problemas, fim.problemas);
      append(problemas, julgaHash(fim.hash));
      append(
        problemas,
        julgaEsquema(fim.esquema, problemas, (ordem) => numeros[ordem - 1] ?? ''),
      );
      const temErro = problemas.some(({ nivel }) => nivel === 'ERRO');
      esquema = esquemaDito(fim.esquema, fim.cabeca.versao?.valor ?? null, temErro);
    } catch (cause) {
      if (!(cause instanceof ImportError)) throw cause;
      append(problemas, doXml(cause));
    }
    const erros = problemas.filter(({ nivel }) => nivel === 'ERRO').length;
    return {
      status: erros === 0 ? 'OK' : 'Rejeitado',
      message:
        erros === 0
          ? 'A forma do arquivo está certa.'
          : `A forma do arquivo tem ${counted(erros, 'erro', 'erros')}.`,
      errors: problemas.toSorted(porLugar).slice(0, PROBLEMAS_LISTADOS),
      naoListados: Math.max(0, problemas.length - PROBLEMAS_LISTADOS),
      esquema,
    };
  });
