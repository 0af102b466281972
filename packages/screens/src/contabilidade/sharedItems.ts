import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that other modules' menus list too.

/** Managerial analysis: contabilidade, contas médicas. */
export const analiseGerencial = {
  ...item('analise-gerencial', 'Análise gerencial', 'analysis'),
  help: [
    'Escolha o tipo de contrato e a competência e use Buscar: as mensalidades são dos treze meses que terminam nela.',
    'Calcular despesas soma as guias do período no servidor. Você pode sair e voltar: o cálculo continua, e o resultado fica.',
    'Em Competências está quanto de cada mês ainda espera decisão em Contas Médicas.',
  ],
  load: () =>
    import('./analise-gerencial/AnaliseGerencialScreen.tsx').then((file) => file.AnaliseGerencialScreen),
} satisfies MenuItem;

/** Care cost with invoice: contabilidade, contas médicas. */
export const custoAssistencial = {
  ...item('custo-assistencial-nota-fiscal', 'Custo assistencial com nota fiscal', 'bill'),
  help: [
    'Traz os itens das guias incorporadas em cada competência do período, com o que a operadora aprovou de cada um.',
    'A data da nota fiscal deixa só as guias pagas com as notas desse dia. Os custos por tipo de plano são das linhas que os filtros deixam.',
  ],
  load: () =>
    import('./custo-assistencial/CustoAssistencialScreen.tsx').then((file) => file.CustoAssistencialScreen),
} satisfies MenuItem;
