import { plainCargo } from '../words/fold.ts';

const these = (...cargos: string[]): ReadonlySet<string> => new Set(cargos.map(plainCargo));

/** Occupations that see all sellers, close the month and pay it. */
export const cargosDeGerente = [
  'Gerente Comercial',
  'Diretor',
  'Gerente de TI',
  'Gerente de Operação',
  'Gerente Financeiro',
  'Gerente Geral/Comercial',
] as const;
const gerentes = these(...cargosDeGerente);
const comRegras = [
  'Vendedor',
  'Vendedora',
  'Aux. Administrativo/ Vendedor',
  'Aux. Administrativo/ Vendedora',
] as const;
const vendedores = these(...comRegras, 'Assistente de vendas', 'Consultor de vendas');
const leRegras = these(...comRegras);

/** True for occupations that see all sellers and write rules (VEN-30). */
export const ehGerente = (cargo: string): boolean => gerentes.has(plainCargo(cargo));

/** True for occupations that see only their own sales, by seller code (VEN-30). */
export const ehVendedor = (cargo: string): boolean => vendedores.has(plainCargo(cargo));

/** True for readers of commission rules: managers, and sellers except assistants and consultants (VEN-30). */
export const veRegras = (cargo: string): boolean => ehGerente(cargo) || leRegras.has(plainCargo(cargo));

/** True for occupations whose seller record loads with the module: all sellers and the sales manager (VEN-39). */
export const temRegistroDeVendedor = (cargo: string): boolean =>
  ehVendedor(cargo) || plainCargo(cargo) === plainCargo('Gerente Comercial');
