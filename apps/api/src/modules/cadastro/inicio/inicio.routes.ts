import { getInicio } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';
import type { FastifyInstance } from 'fastify';
import { existe } from '../../../db/existe.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { comparacaoEmDia } from '../conferencia/comparacao.sql.ts';
import { presentInicio } from './inicio.present.ts';
import { calendarioDe } from './calendarioSib.rules.ts';
import {
  findEnviosPorMes,
  findPendentesPorCongenere,
  findUltimoEnvio,
  findUltimoRetorno,
} from './inicio.sql.ts';
import { countRejeitados } from '../leitura-correcao/rejeitados.sql.ts';
import { findResumo } from '../conferencia/resumoConferencia.sql.ts';

export const inicioRoutes = (app: FastifyInstance, { db, clock }: Deps): void =>
  serve(app, getInicio, { allow: ['cadastro'] }, async () => {
    await comparacaoEmDia(db, clock());
    const hoje = operatorDay(clock());
    const [ha, resumo, retorno, envio, rejeitados, congeneres, envios] = await Promise.all([
      existe(db, ['vidas', 'movimentacoes']),
      findResumo(db, hoje),
      findUltimoRetorno(db),
      findUltimoEnvio(db),
      countRejeitados(db),
      findPendentesPorCongenere(db),
      findEnviosPorMes(db),
    ]);
    const calendario = calendarioDe(envios, hoje);
    return presentInicio({ ha, resumo, retorno, envio, rejeitados, congeneres, calendario });
  });
