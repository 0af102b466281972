import type { Deps } from '../../deps.ts';
import type { RegistraConsulta } from '../../http/acesso/registro.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { gravaConsulta, terminaConsulta } from './consultas.sql.ts';

/** Records readings of people with health data, of every module (PRV-8). */
export const registraConsulta =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RegistraConsulta =>
  async (feita) => {
    const id = await gravaConsulta(db, { ...feita, em: momentoLocal(clock()) });
    return { id, termina: (fim) => terminaConsulta(db, id, fim) };
  };
