import type { InicioCredenciamento } from './inicio.contract.ts';

/** A home, with the given changes. */
export const fakeInicioCredenciamento = (
  given: Partial<InicioCredenciamento> = {},
): InicioCredenciamento => ({
  ha: { prestadores: true },
  rede: { credenciados: 84, descredenciados: 9, semGuias: 3 },
  especialidades: [
    { nome: 'Cardiologia', quantidade: 11 },
    { nome: 'Pediatria', quantidade: 8 },
  ],
  cidades: [
    { nome: 'Cascavel', quantidade: 52 },
    { nome: 'Foz do Iguaçu', quantidade: 14 },
  ],
  ...given,
});

/** A home on the first day. */
export const emptyInicioCredenciamento = fakeInicioCredenciamento({
  ha: { prestadores: false },
  rede: { credenciados: 0, descredenciados: 0, semGuias: 0 },
  especialidades: [],
  cidades: [],
});
