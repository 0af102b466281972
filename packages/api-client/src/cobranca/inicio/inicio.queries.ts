import { inicioQuery } from '../../shell/inicioQuery.ts';
import { getInicio } from './inicio.contract.ts';

export const inicioCobrancaQuery = inicioQuery('cobranca', getInicio);
