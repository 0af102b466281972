import * as contract from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { campoDaAns } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { corrigeFicha, notFound } from './corrigeFicha.ts';
import { presentFicha } from './ficha.present.ts';
import { findFicha, findMunicipios } from './ficha.sql.ts';
import { findHistorico } from './historico.sql.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findErrosAbertos } from '../leitura-correcao/retorno.sql.ts';

const allow = ['cadastro'] as const;

export const fichaRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.fichaBeneficiario, { allow }, async ({ input: { body } }) => {
    const matricula = matriculaInteira(body.matricula);
    const row = await findFicha(db, matricula);
    if (!row) throw notFound();
    return presentFicha(row, await findErrosAbertos(db, matricula));
  });

  serve(app, contract.historicoBeneficiario, { allow }, async ({ input: { body } }) => {
    const matricula = matriculaInteira(body.matricula);
    const fatos = await findHistorico(db, matricula);
    if (fatos.length === 0) throw notFound();
    return fatos.map(({ em, ...fato }) => ({
      ...fato,
      dia: em.slice(0, 10),
      hora: em.slice(11, 16) || null,
      campo: fato.fato === 'RECUSA DA ANS' ? campoDaAns(fato.campo ?? '') || fato.campo : fato.campo,
    }));
  });

  serve(app, contract.corrigeBeneficiario, { allow }, async ({ input: { body }, session }) => {
    const pedido = {
      matricula: matriculaInteira(body.matricula),
      versao: body.versao,
      dados: body.dados,
      login: session.login,
      em: momentoLocal(clock()),
    };
    const { versao, alterados } = await tx(db, (trx) => corrigeFicha(trx, pedido));
    const message =
      alterados.length === 0
        ? 'Nada mudou neste cadastro.'
        : 'Cadastro corrigido. O que mudou segue no próximo arquivo à ANS.';
    return { success: true, message, versao, alterados };
  });

  serve(app, contract.getMunicipios, { allow }, () => findMunicipios(db));
};
