import { fake } from '../../http/fake.ts';
import { getDadosVendedores, getVendedoresCarteira, type Vendedor } from './vendedores.contract.ts';

/** Four invented sellers, by name. */
const fakeVendedores: readonly Vendedor[] = [
  { codigoVendedor: '619', nomeVendedor: 'Caio Meireles' },
  { codigoVendedor: '653', nomeVendedor: 'Davi Castilho' },
  { codigoVendedor: '613', nomeVendedor: 'Marina Toledo Figueiredo' },
  { codigoVendedor: '601', nomeVendedor: 'Rogério Pacheco Lima' },
];

/** The calls that list them. */
export const vendedoresFakes = (vendedores = fakeVendedores) => [
  fake(getDadosVendedores, [...vendedores]),
  fake(getVendedoresCarteira, [...vendedores]),
];
