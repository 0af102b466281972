import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { conferenciaRoutes } from './conferencia/conferencia.routes.ts';
import { diferencasRoutes } from './diferencas/diferencas.routes.ts';
import { envioRoutes } from './envio/envio.routes.ts';
import { fichaRoutes } from './ficha/ficha.routes.ts';
import { formaDePapelRoutes } from './forma-de-papel/formaDePapel.routes.ts';
import { inicioRoutes } from './inicio/inicio.routes.ts';
import { movimentacaoRoutes } from './movimentacao/movimentacao.routes.ts';
import { rejeitadosRoutes } from './leitura-correcao/rejeitados.routes.ts';
import { resultadoRoutes } from './leitura-correcao/resultado.routes.ts';
import { relatoriosRoutes } from './relatorios/relatorios.routes.ts';
import { sistemaCentralRoutes } from './sistema-central/sistemaCentral.routes.ts';
import { telefoneRoutes } from './telefone/telefone.routes.ts';
import { leituraCorrecaoRoutes } from './leitura-correcao/leituraCorrecao.routes.ts';

/** Every call of the module Cadastro. */
export const cadastroRoutes = (app: FastifyInstance, deps: Deps): void => {
  relatoriosRoutes(app, deps);
  sistemaCentralRoutes(app, deps);
  leituraCorrecaoRoutes(app, deps);
  rejeitadosRoutes(app, deps);
  resultadoRoutes(app, deps);
  envioRoutes(app, deps);
  conferenciaRoutes(app, deps);
  diferencasRoutes(app, deps);
  inicioRoutes(app, deps);
  movimentacaoRoutes(app, deps);
  fichaRoutes(app, deps);
  formaDePapelRoutes(app, deps);
  telefoneRoutes(app, deps);
};
