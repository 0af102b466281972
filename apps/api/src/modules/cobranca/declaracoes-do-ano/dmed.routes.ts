import * as contract from '@vidas/api-client/cobranca/declaracoes-do-ano/dmed.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { DmedRecusada, escreveDmed } from '../../../documents/dmed/dmed.ts';
import { leDmed } from '../../../documents/dmed/leDmed.ts';
import { dmedDe, operadoraDe, registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { anoPassado } from './anoPassado.ts';
import { partesDaDmed, type PartesDaDmed } from './dmed.rules.ts';
import { findPessoasDaDmed } from './dmed.sql.ts';

const allow = ['cobranca'] as const;

/** The calls about the DMED file of a year (COB-30, COB-31). */
export const dmedRoutes = (app: FastifyInstance, { db, config, clock }: Deps): void => {
  const partesDe = async (ano: number): Promise<PartesDaDmed> =>
    partesDaDmed(await findPessoasDaDmed(db, ano));
  const anoDe = (ano: string): number => anoPassado(ano, operatorDay(clock()));

  /** The file, parsed again as a check. Throws Failure 422 with field and reason. */
  const arquivo = (ano: number, { titulares, noArquivoCents }: PartesDaDmed): string => {
    const { nome, documento: cnpj } = operadoraDe(config);
    const { idEstrutura, responsavel, cpfDoCnpj } = dmedDe(config);
    const declarante = { cnpj, nome, registroAns: registroAnsDe(config), cpf: cpfDoCnpj };
    try {
      const texto = escreveDmed({ anoCalendario: ano, idEstrutura, responsavel, declarante, titulares });
      const lida = leDmed(texto);
      if (lida.anoCalendario !== ano || lida.totalCents !== noArquivoCents)
        throw new TypeError('The DMED file does not say what was put into it.');
      return texto;
    } catch (error) {
      if (error instanceof DmedRecusada)
        throw new Failure(422, error.message, { problems: [{ field: error.campo, message: error.message }] });
      throw error;
    }
  };

  const recusaDe = (ano: number, partes: PartesDaDmed): string | null => {
    try {
      arquivo(ano, partes);
      return null;
    } catch (error) {
      if (error instanceof Failure) return error.message;
      throw error;
    }
  };

  serve(app, contract.getDmed, { allow }, async ({ input: { params } }) => {
    const ano = anoDe(params.ano);
    const partes = await partesDe(ano);
    const { titulares, noArquivoCents, pendenteCents, daAdministradoraCents } = partes;
    return {
      titulares: titulares.length,
      dependentes: titulares.reduce((total, { dependentes }) => total + dependentes.length, 0),
      declarado: noArquivoCents + pendenteCents + daAdministradoraCents,
      noArquivo: noArquivoCents,
      pendente: pendenteCents,
      daAdministradora: daAdministradoraCents,
      contratosDaAdministradora: partes.contratosDaAdministradora,
      recusa: recusaDe(ano, partes),
      pendencias: partes.pendencias,
    };
  });

  serve(app, contract.baixaDmed, { allow }, async ({ input: { body } }) => {
    await exigeImplantada(db, contract.baixaDmed);
    const ano = anoDe(body.ano);
    const texto = arquivo(ano, await partesDe(ano));
    return {
      nomeArquivo: `dmed-${ano}.txt`,
      conteudo: Buffer.from(texto, 'latin1').toString('base64'),
    };
  });
};
