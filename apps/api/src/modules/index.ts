import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { atendimentoRoutes } from './atendimento/atendimento.routes.ts';
import { cadastroRoutes } from './cadastro/cadastro.routes.ts';
import { caixaRoutes } from './caixa/caixa.routes.ts';
import { cobrancaRoutes } from './cobranca/cobranca.routes.ts';
import { analiseRoutes } from './contabilidade/analise-gerencial/analise.routes.ts';
import { inicioContabilidadeRoutes } from './contabilidade/inicio/inicio.routes.ts';
import { relatoriosContabilidadeRoutes } from './contabilidade/relatorios.routes.ts';
import { cargaDadosRoutes } from './contas-medicas/carga-dados/cargaDados.routes.ts';
import { demonstrativoRoutes } from './contas-medicas/demonstrativo/demonstrativo.routes.ts';
import { examesQtdeRoutes } from './contas-medicas/exames-qtde/examesQtde.routes.ts';
import { guiasRoutes } from './contas-medicas/guias/guias.routes.ts';
import { regrasRoutes } from './contas-medicas/regras/regras.routes.ts';
import { importarXmlRoutes } from './contas-medicas/importar-xml/importarXml.routes.ts';
import { inicioContasRoutes } from './contas-medicas/inicio/inicio.routes.ts';
import { relatoriosContasMedicasRoutes } from './contas-medicas/relatorios/relatorios.routes.ts';
import { utilizacaoCongeneresRoutes } from './contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.routes.ts';
import { credenciamentoRoutes } from './credenciamento/credenciamento.routes.ts';
import { faturamentoRoutes } from './diretoria/faturamento/faturamento.routes.ts';
import { mensalidadesRoutes } from './diretoria/mensalidades/mensalidades.routes.ts';
import { dashboardDadosRoutes } from './diretoria/painel/dashboardDados.routes.ts';
import { painelRoutes } from './diretoria/painel/painel.routes.ts';
import { financeiroRoutes } from './financeiro/financeiro.routes.ts';
import { juridicoRoutes } from './juridico/juridico.routes.ts';
import { ouvidoriaPublicRoutes, ouvidoriaRoutes } from './ouvidoria/ouvidoria.routes.ts';
import { contatosRoutes } from './prevencao/contato/contatos.routes.ts';
import { prevencaoRoutes } from './prevencao/prevencao.routes.ts';
import { retencaoRoutes } from './retencao/retencao.routes.ts';
import { buscaRoutes } from './shell/busca/busca.routes.ts';
import { dadosRoutes } from './shell/dados/dados.routes.ts';
import { mesaRoutes } from './shell/mesa/mesa.routes.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { visoesRoutes } from './shell/visoes/visoes.routes.ts';
import { conferenciaCargaRoutes } from './tecnologia/conferencia-carga/conferenciaCarga.routes.ts';
import { pedidosRoutes } from './tecnologia/pedidos/pedidos.routes.ts';
import { cargaDeDadosRoutes } from './tecnologia/carga-de-dados/carga.routes.ts';
import { pessoasRoutes } from './tecnologia/pessoas/pessoas.routes.ts';
import { primeirosPassosRoutes } from './tecnologia/primeiros-passos/primeirosPassos.routes.ts';
import { tecnologiaRoutes } from './tecnologia/tecnologia.routes.ts';
import { aMaoRoutes } from './vendas/fechamento/aMao.routes.ts';
import { conferenciaRoutes } from './vendas/fechamento/conferencia.routes.ts';
import { contestacaoRoutes } from './vendas/fechamento/contestacao.routes.ts';
import { fechamentoRoutes } from './vendas/fechamento/fechamento.routes.ts';
import { linhasRoutes } from './vendas/fechamento/linhas.routes.ts';
import { inicioVendasRoutes } from './vendas/inicio/inicio.routes.ts';
import { lancamentosRoutes } from './vendas/lancamentos/lancamentos.routes.ts';
import { regraComissaoRoutes } from './vendas/regras-comissao/regraComissao.routes.ts';
import { relatorioComissaoRoutes } from './vendas/relatorio-comissao/relatorioComissao.routes.ts';
import { relatoriosVendasRoutes } from './vendas/relatorios/relatoriosVendas.routes.ts';
import { simulacaoRoutes } from './vendas/simulacao/simulacao.routes.ts';
import { utilizacaoQualicorpRoutes } from './vendas/utilizacao-qualicorp/utilizacaoQualicorp.routes.ts';

/** The calls of one module. */
export type ModuleRoutes = (app: FastifyInstance, deps: Deps) => void;

/** Mounted on the staff app; each module adds its line. */
export const staffModules: readonly ModuleRoutes[] = [
  shellRoutes,
  visoesRoutes,
  buscaRoutes,
  dadosRoutes,
  mesaRoutes,
  cadastroRoutes,
  ouvidoriaRoutes,
  cobrancaRoutes,
  retencaoRoutes,
  relatoriosContasMedicasRoutes,
  cargaDadosRoutes,
  examesQtdeRoutes,
  utilizacaoCongeneresRoutes,
  demonstrativoRoutes,
  guiasRoutes,
  regrasRoutes,
  importarXmlRoutes,
  inicioContasRoutes,
  relatoriosVendasRoutes,
  utilizacaoQualicorpRoutes,
  regraComissaoRoutes,
  fechamentoRoutes,
  linhasRoutes,
  aMaoRoutes,
  conferenciaRoutes,
  contestacaoRoutes,
  lancamentosRoutes,
  relatorioComissaoRoutes,
  simulacaoRoutes,
  inicioVendasRoutes,
  analiseRoutes,
  financeiroRoutes,
  faturamentoRoutes,
  mensalidadesRoutes,
  caixaRoutes,
  painelRoutes,
  dashboardDadosRoutes,
  relatoriosContabilidadeRoutes,
  prevencaoRoutes,
  atendimentoRoutes,
  inicioContabilidadeRoutes,
  tecnologiaRoutes,
  primeirosPassosRoutes,
  pessoasRoutes,
  conferenciaCargaRoutes,
  pedidosRoutes,
  cargaDeDadosRoutes,
  contatosRoutes,
  juridicoRoutes,
  credenciamentoRoutes,
];

/** Mounted on the portal: the calls of the ombudsman that ask for no session, and nothing else. */
export const portalModules: readonly ModuleRoutes[] = [ouvidoriaPublicRoutes];
