import { inicioTecnologiaQuery } from '@vidas/api-client/tecnologia/inicio-queries';
import { overviewOf } from '../app/overviewOf.tsx';
import { inicioSections } from './inicioSections.tsx';

/** The home of Tecnologia (TEC-2). */
export const InicioTecnologiaScreen = overviewOf(inicioTecnologiaQuery, inicioSections);
