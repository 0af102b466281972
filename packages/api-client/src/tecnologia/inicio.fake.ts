import { fakeConferenciaDaNoite } from '../financeiro/conferencia-da-noite/conferenciaDaNoite.fake.ts';
import type { InicioTecnologia } from './inicio.contract.ts';

/** A home of November 2026, with the given changes. */
export const fakeInicioTecnologia = (given: Partial<InicioTecnologia> = {}): InicioTecnologia => ({
  competencia: '2026-11',
  aplicativo: 214,
  usuarios: 38,
  migracoes: 36,
  mudancasDaConta: 12,
  pedidos: 2,
  conferencia: fakeConferenciaDaNoite(),
  ...given,
});

/** A home on the first day. */
export const emptyInicioTecnologia = fakeInicioTecnologia({
  conferencia: fakeConferenciaDaNoite({ tarefa: null, ultima: null }),
  aplicativo: 0,
  usuarios: 0,
  migracoes: 0,
  mudancasDaConta: 0,
  pedidos: 0,
});
