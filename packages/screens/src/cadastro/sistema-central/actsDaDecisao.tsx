import type { DecisaoAberta } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.report.ts';
import { DivergenciaActs } from './DivergenciaActs.tsx';

/** Only divergent rows ask for an answer; the others have no button, also where buttons are folded. */
export const actsDaDecisao = (row: DecisaoAberta) =>
  row.situacao === 'Diverge' && <DivergenciaActs row={row} />;
