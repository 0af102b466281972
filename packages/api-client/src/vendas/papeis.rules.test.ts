import { expect, it } from 'vitest';
import { ehGerente, ehVendedor, temRegistroDeVendedor, veRegras } from './papeis.rules.ts';

const gerente = { gerente: true, vendedor: false, regras: true };
const vendedor = { gerente: false, vendedor: true, regras: true };
const semRegras = { gerente: false, vendedor: true, regras: false };
const ninguem = { gerente: false, vendedor: false, regras: false };

it.each([
  ['Gerente Comercial', gerente],
  ['Diretor', gerente],
  ['Gerente de TI', gerente],
  ['GERENTE DE OPERACAO', gerente],
  ['Gerente Financeiro', gerente],
  ['gerente geral / comercial', gerente],
  ['Vendedor', vendedor],
  ['Vendedora', vendedor],
  ['Aux. Administrativo/Vendedor', vendedor],
  ['AUX. ADMINISTRATIVO / VENDEDORA', vendedor],
  ['Assistente de Vendas', semRegras],
  ['Consultor de vendas', semRegras],
  ['Gerente', ninguem],
  ['Analista de Sistemas', ninguem],
  ['', ninguem],
])('%s is in Vendas %o (VEN-30)', (cargo, papel) => {
  expect({ gerente: ehGerente(cargo), vendedor: ehVendedor(cargo), regras: veRegras(cargo) }).toEqual(papel);
});

it('the code of a seller comes for the occupations of sellers and for the sales manager alone (VEN-39)', () => {
  const cargos = [
    'Vendedora',
    'Consultor de vendas',
    'gerente comercial',
    'Diretor',
    'Gerente de TI',
    'Analista',
  ];
  expect(cargos.filter(temRegistroDeVendedor)).toEqual(cargos.slice(0, 3));
});
