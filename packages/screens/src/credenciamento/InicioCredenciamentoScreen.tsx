import { inicioCredenciamentoQuery } from '@vidas/api-client/credenciamento/inicio.queries.ts';
import { overviewOf } from '../app/overviewOf.tsx';
import { inicioCredenciamento } from './inicioSections.tsx';

/** The home of Credenciamento (CRE-3). */
export const InicioCredenciamentoScreen = overviewOf(inicioCredenciamentoQuery, inicioCredenciamento);
