import { resolve } from 'node:path';
import * as z from 'zod/mini';

const day = z.optional(z.iso.date({ error: 'deve ser um dia, como 2026-07-01' }));

/** Variables of the environment about TISS lots. */
export const tissEnvironment = {
  TISS_SCHEMAS: z.optional(z.string()),
  TISS_VIGENTE_DESDE: day,
  TISS_ANTIGAS_ATE: day,
};

type Given = Partial<Record<keyof typeof tissEnvironment, string | undefined>>;

/** Descriptions for the table in docs/operacao.md, in its order. */
export const tissVariables = {
  TISS_SCHEMAS: {
    padrao: '–',
    texto:
      'pasta com os esquemas do TISS da ANS (ver abaixo); sem ela os lotes são julgados só pela estrutura',
  },
  TISS_VIGENTE_DESDE: {
    padrao: '`2026-07-01`',
    texto:
      'dia desde o qual um lote novo é da versão 4.03.00; desde então os de antes entram com um aviso ([TIS-66](regras/tiss.md))',
  },
  TISS_ANTIGAS_ATE: {
    padrao: 'sem fim conhecido',
    texto: 'último dia em que uma versão de antes entra; depois o lote é recusado',
  },
} satisfies Record<keyof Given, { padrao: string; texto: string }>;

/** Settings about TISS lots. */
export interface TissConfig {
  /** Folder of the TISS schemas of ANS (tissV4_01_00.xsd …); undefined = lots are judged by their structure alone. */
  tissSchemas: string | undefined;
  /** Day from which new lots are of the newest version (TIS-66). */
  tissVigenteDesde: string;
  /** Last day on which older versions enter; undefined = no end is known. */
  tissAntigasAte: string | undefined;
}

export const tissConfig = (given: Given): TissConfig => ({
  tissSchemas: given.TISS_SCHEMAS === undefined ? undefined : resolve(given.TISS_SCHEMAS),
  tissVigenteDesde: given.TISS_VIGENTE_DESDE ?? '2026-07-01',
  tissAntigasAte: given.TISS_ANTIGAS_ATE,
});
