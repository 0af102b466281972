import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { boletoRoutes } from './boleto/boleto.routes.ts';
import { novoBoletoRoutes } from './novo-boleto/novoBoleto.routes.ts';
import { campanhaRoutes } from './campanha/campanha.routes.ts';
import { cartasRoutes } from './cartas/cartas.routes.ts';
import { emailSender } from './envio.ts';
import { declaracoesDoAnoRoutes } from './declaracoes-do-ano/declaracoesDoAno.routes.ts';
import { dmedRoutes } from './declaracoes-do-ano/dmed.routes.ts';
import { especieDeclaracao } from './declaracoes-do-ano/especieDeclaracao.ts';
import { impostoDeRendaRoutes } from './imposto-de-renda/impostoDeRenda.routes.ts';
import { inadimplenciaRoutes } from './inadimplencia/inadimplencia.routes.ts';
import { inicioRoutes } from './inicio/inicio.routes.ts';
import { baixaRoutes } from './papeis-do-ano/baixa.routes.ts';
import { pixRoutes } from './pix/pix.routes.ts';
import { porTelefoneRoutes } from './por-telefone/porTelefone.routes.ts';
import { especieQuitacao } from './quitacao/especieQuitacao.ts';
import { quitacaoRoutes } from './quitacao/quitacao.routes.ts';

/** Every call of the module Cobrança. */
export const cobrancaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const send = emailSender(deps);
  const declaracao = especieDeclaracao(deps, send);
  const quitacao = especieQuitacao(deps, send);
  boletoRoutes(app, deps, send);
  novoBoletoRoutes(app, deps);
  pixRoutes(app, deps);
  campanhaRoutes(app, deps);
  impostoDeRendaRoutes(app, deps, send);
  cartasRoutes(app, deps);
  declaracoesDoAnoRoutes(app, deps, declaracao);
  quitacaoRoutes(app, deps, { send, especie: quitacao });
  baixaRoutes(app, deps, [declaracao, quitacao]);
  dmedRoutes(app, deps);
  inicioRoutes(app, deps);
  inadimplenciaRoutes(app, deps);
  porTelefoneRoutes(app, deps);
};
