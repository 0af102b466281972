import * as contract from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import {
  type Demonstrativo,
  type GuiaDoDemonstrativo,
  parcialDito,
} from '../../../documents/loteTiss/demonstrativo.ts';
import { demonstrativoPdf } from '../../../documents/loteTiss/demonstrativoPdf.ts';
import { demonstrativoXml } from '../../../documents/loteTiss/demonstrativoXml.ts';
import type { Acesso } from '../../../http/acesso/consulta.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { podeVer, revisao } from '../guias/acesso.rules.ts';
import { insertBaixados } from './baixados.sql.ts';
import { exigeConferido } from './conferePapel.ts';
import { demonstrativoDe, type Lote, presentLote } from './demonstrativo.present.ts';
import { findLote, hasLotes, selectLotes } from './demonstrativo.sql.ts';
import { papelDoLote } from './papelDoLote.ts';

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

const doPapel: Acesso<typeof contract.getPapelDoLote> = {
  ...revisao,
  consulta: {
    lista: 'Papéis de um lote',
    pessoa: 'carteira',
    pergunta: ({ body }) => ({ detalhe: `protocolo ${body.protocolo}, ${body.papel.toLowerCase()}` }),
    linhas: (reply) => (reply as { pessoas?: readonly object[] }).pessoas,
  },
};

interface PedidoDoDemonstrativo {
  body: { protocolo: string; parcial?: boolean | undefined };
  session: Session;
  unico: string | null;
}

/** Answers to a provider about lots: the list, one analysis as XML and as PDF, and the stored papers of its import. */
export const demonstrativoRoutes = (app: FastifyInstance, { db, config, clock }: Deps): void => {
  const loteVisto = async (protocolo: string, unico: string | null): Promise<Lote> => {
    const lote = /^\d{1,9}$/.test(protocolo) ? await findLote(db, Number(protocolo)) : undefined;
    if (lote && podeVer(unico, lote.codigo)) return lote;
    throw new Failure(404, `Nenhum lote tem o protocolo ${protocolo}.`, { body: { success: false } });
  };

  /** Records the guides after the file is written, so that a refused file leaves no record (CTM-71). */
  const entrega = async (
    { body, session, unico }: PedidoDoDemonstrativo,
    formato: 'XML' | 'PDF',
    escreve: (feito: Demonstrativo) => Promise<{ bytes: Uint8Array; conferencia: string | null }>,
  ) => {
    const lote = await loteVisto(body.protocolo, unico);
    const em = momentoLocal(clock());
    const aceitaParcial = body.parcial ?? false;
    const { feito, vistas } = await demonstrativoDe(db, lote, { config, momento: em, aceitaParcial });
    const { bytes, conferencia } = await escreve(feito);
    const { protocolo, guias, guiasDoLote } = feito;
    const parcial = parcialDito(feito) !== null;
    await tx(db, async (trx) => {
      const baixa = { em, por: session.login, formato };
      if ((await insertBaixados(trx, { lote: lote.id, vistas, parcial }, baixa)) < vistas.length)
        throw new Failure(409, 'Uma guia do lote mudou enquanto o demonstrativo se fazia. Gere-o de novo.', {
          body: { success: false },
        });
    });
    const sufixo = parcial ? `_parcial_${guias.length}_de_${guiasDoLote}` : '';
    return {
      success: true,
      nome: `demonstrativo_${protocolo}${sufixo}.${formato.toLowerCase()}`,
      conteudo: Buffer.from(bytes).toString('base64'),
      conferencia,
      parcial,
      // Needed for the record's count, not for the file (PRV-8).
      guias,
    };
  };

  serve(app, contract.getLotesPrestador, revisao, async ({ input: { body }, unico }) => {
    const codPrestador = body.codPrestador ?? unico;
    if (codPrestador !== null && !podeVer(unico, codPrestador)) return noContent;
    if (!(await hasLotes(db, codPrestador))) return noContent;
    return inPortions(db, selectLotes(codPrestador), presentLote);
  });

  serve(app, contract.getDemonstrativoXml, doDemonstrativo, async ({ input: { body }, session, unico }) =>
    entrega({ body, session, unico }, 'XML', async (feito) => {
      const bytes = demonstrativoXml(feito);
      const guias = feito.guias.map(({ numeroPrestador }) => numeroPrestador);
      const papel = { nome: 'O demonstrativo', bytes, versao: feito.versao, guias };
      return { bytes, conferencia: await exigeConferido(config, papel) };
    }),
  );

  serve(app, contract.getDemonstrativoPdf, doDemonstrativo, async ({ input: { body }, session, unico }) =>
    entrega({ body, session, unico }, 'PDF', async (feito) => ({
      bytes: await demonstrativoPdf(feito),
      conferencia: null,
    })),
  );

  serve(app, contract.getPapelDoLote, doPapel, async ({ input: { body }, unico }) => {
    const { bytes, ...papel } = await papelDoLote({ db, config }, body, unico);
    return { success: true, conteudo: Buffer.from(bytes).toString('base64'), ...papel };
  });
};
