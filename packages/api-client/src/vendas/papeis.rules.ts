/** Compared without accents, case and the spaces around "/" (VEN-30). */
const bare = (cargo: string): string =>
  cargo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .trim();

const these = (...cargos: string[]): ReadonlySet<string> => new Set(cargos.map(bare));

const gerentes = these(
  'Gerente Comercial',
  'Diretor',
  'Gerente de TI',
  'Gerente de Operação',
  'Gerente Financeiro',
  'Gerente Geral/Comercial',
);
const comRegras = [
  'Vendedor',
  'Vendedora',
  'Aux. Administrativo/ Vendedor',
  'Aux. Administrativo/ Vendedora',
] as const;
const vendedores = these(...comRegras, 'Assistente de vendas', 'Consultor de vendas');
const leRegras = these(...comRegras);

/** True for occupations that see all sellers and write rules (VEN-30). */
export const ehGerente = (cargo: string): boolean => gerentes.has(bare(cargo));

/** True for occupations that see only their own sales, by seller code (VEN-30). */
export const ehVendedor = (cargo: string): boolean => vendedores.has(bare(cargo));

/** True for readers of commission rules: managers, and sellers except assistants and consultants (VEN-30). */
export const veRegras = (cargo: string): boolean => ehGerente(cargo) || leRegras.has(bare(cargo));

/** True for occupations whose seller record loads with the module: all sellers and the sales manager (VEN-39). */
export const temRegistroDeVendedor = (cargo: string): boolean =>
  ehVendedor(cargo) || bare(cargo) === bare('Gerente Comercial');
