import { inicioFinanceiroQuery } from '@vidas/api-client/financeiro/inicio/inicio.queries.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import { inicioSections } from './inicioSections.tsx';

/** The home of Financeiro: what came in and went out this month, what is due, what is late, and the last return files (FIN-15). */
export const InicioFinanceiroScreen = overviewOf(inicioFinanceiroQuery, inicioSections);
