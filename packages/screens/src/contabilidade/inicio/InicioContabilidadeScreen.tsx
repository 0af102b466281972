import { inicioContabilidadeQuery } from '@vidas/api-client/contabilidade/inicio/inicio.queries.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import { inicioContabilidade } from './inicioSections.tsx';

/** The home of Contabilidade: the last closed competence, and the waiting guides of Contas Médicas (CTB-11). */
export const InicioContabilidadeScreen = overviewOf(inicioContabilidadeQuery, inicioContabilidade);
