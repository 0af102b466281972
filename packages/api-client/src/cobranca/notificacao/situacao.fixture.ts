import type { AvisoJulgado } from './avisoJulgado.ts';
import type { FatosDoContrato, MensalidadeDoContrato } from './fatosDoContrato.ts';

/** An unpaid fee due on an ISO day, with the invoice number `F` and the day. */
export const mensalidadeDe = (
  vencimento: string,
  over: Partial<MensalidadeDoContrato> = {},
): MensalidadeDoContrato => ({
  fatura: `F${vencimento}`,
  competencia: vencimento.slice(0, 7),
  vencimento,
  pagaEm: null,
  pagaEmParte: false,
  boletoValidoVence: vencimento,
  debitoFalhou: false,
  emAcordo: false,
  ...over,
});

/** The fees of the worked example. */
export const setembroEOutubro = [mensalidadeDe('2026-09-10'), mensalidadeDe('2026-10-10')];

/** A letter received on an ISO day, of the two fees of the worked example if no others are given. */
export const avisoDe = (
  recebidoEm: string,
  mensalidades: readonly string[] = ['F2026-09-10', 'F2026-10-10'],
): AvisoJulgado => ({
  id: 1,
  meio: 'CARTA',
  enviadoEm: recebidoEm,
  recebidoEm,
  porqueNaoVale: null,
  mensalidades,
});

/** The individual contract of the worked example. */
export const contratoDe = (over: Partial<FatosDoContrato> = {}): FatosDoContrato => ({
  tipo: 'INDIVIDUAL',
  cobranca: null,
  contratoEm: '2025-02-01',
  clausulaExclusao: null,
  cienciaEmpresa: null,
  mensalidades: setembroEOutubro,
  avisos: [avisoDe('2026-10-22')],
  internacoes: [],
  contestacoes: [],
  retornoAte: '2026-11-30',
  ...over,
});
