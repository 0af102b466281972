import { inicioQuery } from '../shell/inicioQuery.ts';
import { getInicio } from './inicio.contract.ts';

export const inicioTecnologiaQuery = inicioQuery('tecnologia', getInicio);
