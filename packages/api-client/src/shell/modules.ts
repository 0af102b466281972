import { plainText } from '../words/fold.ts';

/** The sixteen modules; a key is also the folder, the route segment and the word in the token. */
export const moduleKeys = [
  'atendimento',
  'cadastro',
  'cobranca',
  'vendas',
  'contas-medicas',
  'financeiro',
  'contabilidade',
  'diretoria',
  'caixa',
  'retencao',
  'prevencao',
  'ouvidoria',
  'juridico',
  'centro-medico',
  'credenciamento',
  'tecnologia',
] as const;

export type ModuleKey = (typeof moduleKeys)[number];

/** Names on screen. */
export const moduleNames: Record<ModuleKey, string> = {
  atendimento: 'Atendimento',
  cadastro: 'Cadastro',
  cobranca: 'Cobrança',
  vendas: 'Vendas',
  'contas-medicas': 'Contas Médicas',
  financeiro: 'Financeiro',
  contabilidade: 'Contabilidade',
  diretoria: 'Diretoria',
  caixa: 'Caixa',
  retencao: 'Retenção',
  prevencao: 'Prevenção',
  ouvidoria: 'Ouvidoria',
  juridico: 'Jurídico',
  'centro-medico': 'Centro Médico',
  credenciamento: 'Credenciamento',
  tecnologia: 'Tecnologia',
};

const bare = (name: string): string => plainText(name).replaceAll(/[^a-z]/g, '');

const byBareName = new Map(moduleKeys.map((key) => [bare(key), key]));

/** The key of a module for any spelling of its name: 'Contas Médicas', 'contasmedicas', 'contas-medicas' (ACE-10). */
export const moduleKeyOf = (name: string): ModuleKey | undefined => byBareName.get(bare(name));
