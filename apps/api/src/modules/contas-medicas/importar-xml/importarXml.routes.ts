import * as contract from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { importaLote, type Remetente, validaLote } from './importaLote.ts';
import { validaForma } from './validaForma.ts';

const acesso = {
  allow: ['contas-medicas', 'centro-medico'],
  finalidade: 'Envio dos lotes do prestador',
} as const;

const remetenteDe = ({ login, user }: Session, unico: string | null): Remetente => ({
  login,
  usuario: user,
  isSoCentroMedico: unico !== null,
});

const soXml = (file: UploadedFile): UploadedFile => {
  if (/\.xml$/i.test(file.name)) return file;
  throw new Failure(422, `${file.name.slice(0, 120)} - Arquivo incorreto, anexe um arquivo .xml`);
};

/** Calls about lots of providers. */
export const importarXmlRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, contract.validaXml, acesso, async ({ file }) => validaForma(deps, soXml(file)));

  serve(app, contract.validaLoteXml, acesso, async ({ file, session, unico }) =>
    validaLote(deps, soXml(file), remetenteDe(session, unico)),
  );

  serve(app, contract.importaLoteXml, acesso, async ({ file, session, unico }) =>
    importaLote(deps, soXml(file), remetenteDe(session, unico)),
  );
};
