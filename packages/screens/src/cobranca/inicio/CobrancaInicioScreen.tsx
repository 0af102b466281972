import { inicioCobrancaQuery } from '@vidas/api-client/cobranca/inicio/inicio.queries.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import { inicioCobranca } from './inicioSections.tsx';

/** The home of Cobrança: late titles by age, the waiting work, and the figures of the month. */
export const CobrancaInicioScreen = overviewOf(inicioCobrancaQuery, inicioCobranca);
