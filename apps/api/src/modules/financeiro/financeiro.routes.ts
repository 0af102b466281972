import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contaRoutes } from '../conta/conta.routes.ts';
import { noiteRoutes } from '../conta/conferencia-da-noite/noite.routes.ts';
import { naoIdentificadoRoutes } from '../conta/naoIdentificado.routes.ts';
import { boletosGeradosRoutes } from './boletos-gerados/boletosGerados.routes.ts';
import { contasAPagarRoutes } from './contas-a-pagar/contasAPagar.routes.ts';
import { feriadosRoutes } from './feriado/feriados.routes.ts';
import { extratoRoutes } from './extrato/extrato.routes.ts';
import { pixDoExtratoRoutes } from './extrato/pix.routes.ts';
import { manhaRoutes } from './manha/manha.routes.ts';
import { remessaRoutes } from './remessa/remessa.routes.ts';
import { creditosRoutes } from './retorno/creditos.routes.ts';
import { naVezDoBanco } from './retorno/naVez.ts';
import { retornoRoutes } from './retorno/retorno.routes.ts';
import { inicioFinanceiroRoutes } from './inicio/inicio.routes.ts';
import { saldosRoutes } from './saldos/saldos.routes.ts';

/** Every call of the module Financeiro. */
export const financeiroRoutes = (app: FastifyInstance, deps: Deps): void => {
  feriadosRoutes(app, deps);
  contasAPagarRoutes(app, deps);
  boletosGeradosRoutes(app, deps);
  const naVez = naVezDoBanco(deps);
  remessaRoutes(app, deps);
  retornoRoutes(app, deps, naVez);
  creditosRoutes(app, deps);
  extratoRoutes(app, deps, naVez);
  pixDoExtratoRoutes(app, deps);
  saldosRoutes(app, deps);
  inicioFinanceiroRoutes(app, deps);
  manhaRoutes(app, deps);
  contaRoutes(app, deps);
  noiteRoutes(app, deps);
  naoIdentificadoRoutes(app, deps, naVez);
};
