import * as z from 'zod/mini';
import { situacaoDaConferencia } from '../financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { endpoint } from '../http/endpoint.ts';
import { competencia } from '../kinds/competencia.ts';

export const getInicio = endpoint('GET /tecnologia/getInicio', {
  summary:
    'O início do módulo: pedidos que aguardam uma segunda pessoa, usuários do aplicativo no mês, usuários do sistema, migrações do banco de dados e mudanças da conta.',
  reply: z.object({
    /** The present month. */
    competencia,
    // A part that could not be read is null, so that the others still come.
    /** Registrations in the mobile app in the month. */
    aplicativo: z.nullable(z.int()),
    /** People who may sign in. */
    usuarios: z.nullable(z.int()),
    /** Applied migrations of the database. */
    migracoes: z.nullable(z.int()),
    /** Invoices with another reading since the migration to the account (CTA-9). */
    mudancasDaConta: z.nullable(z.int()),
    /** Changes of access that wait for a second person (OPE-16). */
    pedidos: z.nullable(z.int()),
    /** The night check (CTA-18). */
    conferencia: z.nullable(situacaoDaConferencia),
    /**
     * True when requests came through a proxy that TRUSTED_PROXIES does not name, since the server started (SEG-29).
     */
    proxyNaoDeclarado: z.optional(z.boolean()),
  }),
});

export type InicioTecnologia = z.output<typeof getInicio.reply>;
