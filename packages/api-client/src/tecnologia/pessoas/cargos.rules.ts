import { plainCargo } from '../../words/fold.ts';
import { isUsuarioAvancado } from '../../contas-medicas/guias/guia.rules.ts';
import { ehGerente, ehVendedor, veRegras } from '../../vendas/papeis.rules.ts';

/** Possible occupations; those with a right of their own come first (OPE-21). */
export const cargos = [
  'Diretor',
  'Gerente Comercial',
  'Gerente de Operação',
  'Gerente de TI',
  'Gerente Financeiro',
  'Gerente Geral/Comercial',
  'Vendedor',
  'Vendedora',
  'Aux. Administrativo/ Vendedor',
  'Aux. Administrativo/ Vendedora',
  'Assistente de vendas',
  'Consultor de vendas',
  'Coord. de Contas Médicas',
  'Analista de Sistemas',
  'Advogada',
  'Advogado',
  'Analista',
  'Analista de Credenciamento',
  'Analista de Retenção',
  'Analista Financeiro',
  'Assistente',
  'Atendente',
  'Auxiliar Administrativo',
  'Auxiliar de Cadastro',
  'Auxiliar de Cobrança',
  'Contador',
  'Contadora',
  'Enfermeira de Prevenção',
  'Enfermeiro de Prevenção',
  'Faturista',
  'Médica Auditora',
  'Médico Auditor',
  'Operador de Caixa',
  'Operadora de Caixa',
  'Ouvidor',
  'Ouvidora',
  'Recepcionista do Centro Médico',
] as const;

const daLista: ReadonlyMap<string, string> = new Map(cargos.map((cargo) => [plainCargo(cargo), cargo]));

/** An occupation in the list's spelling, for any spelling; undefined for one outside the list. */
export const cargoDaLista = (digitado: string): string | undefined => daLista.get(plainCargo(digitado));

const poderes: readonly [tem: (cargo: string) => boolean, texto: string][] = [
  [
    ehGerente,
    'Em Vendas, vê todos os vendedores, escreve regras e fecha o mês; desfaz arquivos do banco e vê as consultas registradas.',
  ],
  [
    (cargo) => ehVendedor(cargo) && veRegras(cargo),
    'Em Vendas, vê o que é seu e as regras de comissão; precisa de um código de vendedor.',
  ],
  [ehVendedor, 'Em Vendas, vê o que é seu; precisa de um código de vendedor.'],
  [isUsuarioAvancado, 'Em Contas Médicas, descarta e reativa guias.'],
];

/** Right of an occupation beyond the person's modules; undefined when it adds none. */
export const poderDo = (cargo: string): string | undefined => poderes.find(([tem]) => tem(cargo))?.[1];
