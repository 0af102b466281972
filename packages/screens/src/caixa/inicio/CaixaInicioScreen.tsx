import { dashboardQuery } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.queries.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import { caixaSections } from './caixaSections.tsx';

/** The home of Caixa: the sales of the month, and the expected installments (CXA-15). */
export const CaixaInicioScreen = overviewOf(dashboardQuery, caixaSections);
