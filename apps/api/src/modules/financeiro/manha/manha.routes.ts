import { getManhaDoBanco } from '@vidas/api-client/financeiro/manha/manha.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { readPart } from '../../../http/readPart.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { findCreditos } from '../../conta/atos.sql.ts';
import { findNaoIdentificado } from '../../conta/naoIdentificado.sql.ts';
import { allow } from '../allow.ts';
import { findPix } from '../extrato/pix.sql.ts';
import { findRemessas } from '../remessa/remessa.sql.ts';
import { findDuvidas } from '../retorno/consulta.sql.ts';
import { arquivosDaManha, diasDaManha } from './manha.ts';

const somaDe = <Row>(rows: readonly Row[], valorDe: (row: Row) => number | null | undefined) => ({
  quantidade: rows.length,
  valor: rows.reduce((sum, row) => sum + (valorDe(row) ?? 0), 0),
});

/** The morning of the bank: every number is a count of a list with its own screen (FIN-19). */
export const manhaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, log } = deps;
  const part = readPart(log, 'financeiro');

  serve(app, getManhaDoBanco, { allow }, async ({ input: { params } }) => {
    const { dia } = params;
    const hoje = operatorDay(clock());
    const [arquivos, dias, duvidas, pix, semTitulo, creditos, remessas] = await Promise.all([
      part('arquivos', arquivosDaManha(db, dia)),
      part('dias', diasDaManha(db, dia, hoje)),
      part('dúvidas', findDuvidas(db)),
      part('PIX', findPix(db, hoje)),
      part('não identificado', findNaoIdentificado(db, hoje)),
      part('créditos', findCreditos(db, hoje)),
      part('remessas', findRemessas(db)),
    ]);
    const esperam = pix && pix.filter(({ situacao }) => situacao === 'ESPERA');
    return {
      hoje,
      dia,
      arquivos,
      dias,
      duvidas: duvidas && somaDe(duvidas, ({ recebido }) => recebido),
      pix: esperam && somaDe(esperam, ({ valor }) => valor),
      naoIdentificado: semTitulo && somaDe(semTitulo, ({ valor }) => valor),
      creditos: creditos && somaDe(creditos, ({ resta }) => resta),
      remessas:
        remessas &&
        remessas.flatMap(({ id, sequencial, situacao, enviadaEm, semResposta }) =>
          situacao === 'ENVIADA' && enviadaEm
            ? [{ id, sequencial, enviadaEm, semResposta: semResposta ?? 0 }]
            : [],
        ),
    };
  });
};
