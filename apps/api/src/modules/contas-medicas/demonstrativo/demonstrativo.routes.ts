import * as contract from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import type { Demonstrativo, GuiaDoDemonstrativo } from '../../../documents/loteTiss/demonstrativo.ts';
import { demonstrativoPdf } from '../../../documents/loteTiss/demonstrativoPdf.ts';
import { demonstrativoXml } from '../../../documents/loteTiss/demonstrativoXml.ts';
import type { Acesso } from '../../../http/acesso/consulta.ts';
import { Failure } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { podeVer, revisao } from '../guias/acesso.rules.ts';
import { demonstrativoDe, presentLote } from './demonstrativo.present.ts';
import { findLote, hasLotes, selectLotes } from './demonstrativo.sql.ts';

/** The file names people beside their procedures (PRV-8). */
const doDemonstrativo: Acesso<typeof contract.getDemonstrativoXml> = {
  ...revisao,
  consulta: {
    lista: 'Demonstrativo de análise de conta',
    pessoa: 'carteira' satisfies keyof GuiaDoDemonstrativo,
    pergunta: ({ body }) => ({ detalhe: `protocolo ${body.protocolo}` }),
    linhas: (reply) => (reply as { guias?: readonly GuiaDoDemonstrativo[] }).guias,
  },
};

/** Answers to a provider about lots: the list, and one analysis as XML and as PDF (CTM-54 to CTM-57). */
export const demonstrativoRoutes = (app: FastifyInstance, { db, config, clock }: Deps): void => {
  const demonstrativo = async (protocolo: string, unico: string | null): Promise<Demonstrativo> => {
    const lote = /^\d{1,9}$/.test(protocolo) ? await findLote(db, Number(protocolo)) : undefined;
    if (!lote || !podeVer(unico, lote.codigo))
      throw new Failure(404, `Nenhum lote tem o protocolo ${protocolo}.`, { body: { success: false } });
    return demonstrativoDe(db, lote, { config, momento: momentoLocal(clock()) });
  };
  const arquivo = ({ protocolo, guias }: Demonstrativo, formato: 'xml' | 'pdf', bytes: Uint8Array) => ({
    success: true,
    nome: `demonstrativo_${protocolo}.${formato}`,
    conteudo: Buffer.from(bytes).toString('base64'),
    // Needed for the record's count, not for the file (PRV-8).
    guias,
  });

  serve(app, contract.getLotesPrestador, revisao, async ({ input: { body }, unico }) => {
    const { codPrestador } = body;
    if (!podeVer(unico, codPrestador) || !(await hasLotes(db, codPrestador))) return noContent;
    return inPortions(db, selectLotes(codPrestador), presentLote);
  });

  serve(app, contract.getDemonstrativoXml, doDemonstrativo, async ({ input: { body }, unico }) => {
    const feito = await demonstrativo(body.protocolo, unico);
    return arquivo(feito, 'xml', demonstrativoXml(feito));
  });

  serve(app, contract.getDemonstrativoPdf, doDemonstrativo, async ({ input: { body }, unico }) => {
    const feito = await demonstrativo(body.protocolo, unico);
    return arquivo(feito, 'pdf', await demonstrativoPdf(feito));
  });
};
