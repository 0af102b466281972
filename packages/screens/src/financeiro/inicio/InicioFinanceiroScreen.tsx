import { inicioFinanceiroQuery } from '@vidas/api-client/financeiro/inicio/inicio.queries.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import { inicioFinanceiro } from './inicioSections.tsx';

/**
 * The home of Financeiro: receipts and payments of the month, due and late bills, and the last return files (FIN-15).
 */
export const InicioFinanceiroScreen = overviewOf(inicioFinanceiroQuery, inicioFinanceiro);
