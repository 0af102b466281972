import type { InicioAtendimento } from './inicio.contract.ts';

/** A home of November 2026, with the given changes. */
export const fakeInicioAtendimento = (given: Partial<InicioAtendimento> = {}): InicioAtendimento => ({
  competencia: '2026-11',
  ha: { tokens: true, autorizacoes: true },
  protocolos: { atendimentos: 1_204, reclamacoes: 231, felizes: 48, tristes: 12 },
  tokens: 20,
  autorizacoes: 7,
  autorizacoesDoMes: 4,
  prazos: {
    autorizacoes: { VENCIDO: 2, HOJE: 1, A_VENCER: 4 },
    protocolos: { VENCIDO: 60, HOJE: 3, A_VENCER: 12 },
    reanalises: { VENCIDO: 1, HOJE: 0, A_VENCER: 2 },
  },
  abertos: { protocolos: 78, doMes: 9, reclamacoes: 35, desde: '2025-11-29' },
  ...given,
});

/** A home on the first day. */
export const emptyInicioAtendimento = fakeInicioAtendimento({
  ha: { tokens: false, autorizacoes: false },
  protocolos: { atendimentos: 0, reclamacoes: 0, felizes: 0, tristes: 0 },
  tokens: 0,
  autorizacoes: 0,
  autorizacoesDoMes: 0,
  prazos: {
    autorizacoes: { VENCIDO: 0, HOJE: 0, A_VENCER: 0 },
    protocolos: { VENCIDO: 0, HOJE: 0, A_VENCER: 0 },
    reanalises: { VENCIDO: 0, HOJE: 0, A_VENCER: 0 },
  },
  abertos: { protocolos: 0, doMes: 0, reclamacoes: 0, desde: null },
});
