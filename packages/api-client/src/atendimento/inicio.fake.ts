import type { InicioAtendimento } from './inicio.contract.ts';

/** A home of November 2026, with the given changes. */
export const fakeInicioAtendimento = (given: Partial<InicioAtendimento> = {}): InicioAtendimento => ({
  competencia: '2026-11',
  ha: { tokens: true, autorizacoes: true },
  protocolos: { atendimentos: 1_204, reclamacoes: 231, felizes: 48, tristes: 12 },
  tokens: 20,
  autorizacoes: 7,
  ...given,
});

/** A home on the first day. */
export const emptyInicioAtendimento = fakeInicioAtendimento({
  ha: { tokens: false, autorizacoes: false },
  protocolos: { atendimentos: 0, reclamacoes: 0, felizes: 0, tristes: 0 },
  tokens: 0,
  autorizacoes: 0,
});
