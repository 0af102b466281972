import { inicioPrevencaoQuery } from '@vidas/api-client/prevencao/inicio/inicio.queries.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import { prevencaoSections } from './prevencaoSections.tsx';

/** The home of Prevenção: people to call today, and each programme's progress this month (PRV-15). */
export const InicioPrevencaoScreen = overviewOf(inicioPrevencaoQuery, prevencaoSections);
