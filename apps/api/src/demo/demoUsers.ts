import { moduleKeys, type ModuleKey } from '@vidas/api-client/shell/modules.ts';

/** A person of the demonstration who can sign in, with the common password. `login` has no prefix USU_. */
export interface DemoUser {
  login: string;
  nome: string;
  cargo: string;
  modulos: readonly ModuleKey[];
  /** Seller's code of the user, if any. */
  vendedor: string | null;
  /** Matrícula as an employee, for authors of protocols. */
  matricula?: string;
}

const user = (
  login: string,
  nome: string,
  cargo: string,
  modulos: readonly ModuleKey[],
  vendedor: string | null = null,
): DemoUser => ({
  login,
  nome,
  cargo,
  modulos,
  vendedor,
});

/** One user per kind of access in the specification; `gerente` opens everything. */
export const demoUsers: readonly DemoUser[] = [
  user('gerente', 'Otávio Magalhães Freitas', 'Gerente Geral/Comercial', moduleKeys),
  user('comercial', 'Márcia Teles Antunes', 'Gerente Comercial', ['vendas'], '690'),
  user('diretor', 'Benedito Vilela Prado', 'Diretor', ['diretoria', 'vendas', 'contabilidade']),
  user('ti', 'Renata Siqueira Dantas', 'Gerente de TI', ['tecnologia', 'vendas']),
  user('operacao', 'Gilberto Lacerda Nunes', 'Gerente de Operação', [
    'vendas',
    'credenciamento',
    'atendimento',
  ]),
  user('gerentefinanceiro', 'Sônia Peixoto Leal', 'Gerente Financeiro', [
    'financeiro',
    'vendas',
    'diretoria',
  ]),
  user('vendedor', 'Rogério Pacheco Lima', 'Vendedor', ['vendas'], '601'),
  user('vendedora', 'Marina Toledo Figueiredo', 'Vendedora', ['vendas'], '613'),
  user('assistente', 'Helena Prado Nogueira', 'Assistente de vendas', ['vendas'], '660'),
  user('consultor', 'Tomás Guimarães Reis', 'Consultor de vendas', ['vendas'], '607'),
  user('auxiliar', 'Verônica Paixão', 'Aux. Administrativo/ Vendedora', ['vendas'], '648'),
  user('contas', 'Denise Corrêa Sampaio', 'Coord. de Contas Médicas', ['contas-medicas']),
  user('faturista', 'Igor Brandão Matos', 'Faturista', ['contas-medicas']),
  user('sistemas', 'Caio Vasconcelos Rocha', 'Analista de Sistemas', ['tecnologia', 'contas-medicas']),
  user('ouvidoria', 'Lúcia Amaral Bastos', 'Ouvidora', ['ouvidoria']),
  user('cadastro', 'Wesley Furtado Neves', 'Auxiliar de Cadastro', ['cadastro']),
  user('cobranca', 'Josiane Camargo Dias', 'Auxiliar de Cobrança', ['cobranca']),
  { ...user('atendimento', 'Lídia Fontes Moraes', 'Atendente', ['atendimento']), matricula: '2041' },
  user('prevencao', 'Natália Queiroz Viana', 'Enfermeira de Prevenção', ['prevencao']),
  user('juridico', 'Augusto Saraiva Melo', 'Advogado', ['juridico']),
  user('centromedico', 'Ivone Carneiro Alves', 'Recepcionista do Centro Médico', ['centro-medico']),
  user('caixa', 'Fábio Cordeiro Lima', 'Operador de Caixa', ['caixa']),
  user('financeiro', 'Elaine Novaes Pinto', 'Analista Financeiro', ['financeiro']),
  user('contabilidade', 'Hélio Barreto Ramos', 'Contador', ['contabilidade']),
  user('retencao', 'Priscila Andrade Couto', 'Analista de Retenção', ['retencao']),
  user('credenciamento', 'Raul Guedes Farias', 'Analista de Credenciamento', ['credenciamento']),
];
