import { inicioQuery } from '../../shell/inicioQuery.ts';
import { getInicio } from './inicio.contract.ts';

/** What the home of the module shows. */
export const inicioContabilidadeQuery = inicioQuery('contabilidade', getInicio);
