import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';

const contas = ['02', '06', '08', '10', '11', '12', '13', '20'];

/**
 * Files behind each module, by number; docs/carga.md has the same table. A module without files has only data
 * made here.
 */
export const arquivosDoModulo: Readonly<Partial<Record<ModuleKey, readonly string[]>>> = {
  cadastro: ['01', '02', '03', '05', '06', '07', '08', '09', '25'],
  diretoria: ['03', '08', '14', '15'],
  cobranca: ['08', '14', '15'],
  retencao: ['08', '14', '15'],
  financeiro: ['14', '17'],
  caixa: ['14', '18'],
  contabilidade: ['08', '12', '13', '14', '15'],
  'contas-medicas': contas,
  'centro-medico': contas,
  credenciamento: ['01', '06', '12'],
  vendas: ['03', '04', '07', '08', '14', '15', '16', '26'],
  prevencao: ['08', '10', '12', '13', '24'],
  juridico: ['08', '10', '12', '13', '24'],
  atendimento: ['06', '08', '19', '21', '22'],
};
