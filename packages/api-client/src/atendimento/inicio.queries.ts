import { inicioQuery } from '../shell/inicioQuery.ts';
import { getInicio } from './inicio.contract.ts';

export const inicioAtendimentoQuery = inicioQuery('atendimento', getInicio);
