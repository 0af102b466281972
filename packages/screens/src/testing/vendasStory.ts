import { fakePayload } from '@vidas/api-client/shell/fake';

/** Somebody of the module Vendas with an occupation. */
export const vendasPerson = (cargo: string) => fakePayload({ cargo, modules: ['vendas'] });

/** Who sees all sellers, and who sees the own data. */
export const gerente = vendasPerson('Gerente Comercial');
export const vendedora = vendasPerson('Vendedora');
