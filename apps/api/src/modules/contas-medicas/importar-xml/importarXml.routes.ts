import * as contract from '@vidas/api-client/contas-medicas/importar-xml';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { importaLote, type Remetente, validaLote } from './importaLote.ts';
import { validaForma } from './validaForma.ts';

const allow = ['contas-medicas', 'centro-medico'] as const;

const remetenteDe = ({ login, user, modules }: Session): Remetente => ({
  login,
  usuario: user,
  isSoCentroMedico: !modules.includes('contas-medicas'),
});

const soXml = (file: UploadedFile): UploadedFile => {
  if (/\.xml$/i.test(file.name)) return file;
  throw new Failure(422, `${file.name.slice(0, 120)} - Arquivo incorreto, anexe um arquivo .xml`);
};

/** The calls about the lots that providers send. */
export const importarXmlRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, contract.validaXml, { allow }, async ({ file }) => validaForma(deps, soXml(file)));

  serve(app, contract.validaLoteXml, { allow }, async ({ file, session }) =>
    validaLote(deps, soXml(file), remetenteDe(session)),
  );

  serve(app, contract.importaLoteXml, { allow }, async ({ file, session }) =>
    importaLote(deps, soXml(file), remetenteDe(session)),
  );
};
