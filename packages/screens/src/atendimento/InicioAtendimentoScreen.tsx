import { inicioAtendimentoQuery } from '@vidas/api-client/atendimento/inicio.queries.ts';
import { overviewOf } from '../app/overviewOf.tsx';
import { inicioAtendimento } from './inicioSections.tsx';

/** The home of Atendimento (ATD-7, ATD-8). */
export const InicioAtendimentoScreen = overviewOf(inicioAtendimentoQuery, inicioAtendimento);
