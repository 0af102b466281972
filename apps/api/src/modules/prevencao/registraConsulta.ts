import type { Deps } from '../../deps.ts';
import type { WatchRows } from '../../http/serveReport.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { type Consulta, insertConsulta, terminaConsulta } from './consultas.sql.ts';

/** What a record says besides what was asked. */
interface Registro {
  readonly finalidade: string;
  /** The field that tells people apart, where one may have several rows; each row is a person unless said. */
  readonly pessoa?: string;
}

const contador = (pessoa: string | undefined) => {
  const people = new Set<unknown>();
  let rows = 0;
  return {
    add: (found: readonly object[]) => {
      rows += found.length;
      if (pessoa !== undefined) for (const row of found) people.add((row as Record<string, unknown>)[pessoa]);
    },
    total: () => (pessoa === undefined ? rows : people.size),
  };
};

/**
 * Records an opening before its first row leaves, and how many people were handed out when it ends, also when the reader breaks off
 * (PRV-8). A record that cannot be written refuses the answer.
 */
export const registraConsulta =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { finalidade, pessoa }: Registro): WatchRows =>
  async ({ report, params, session }, rows) => {
    const { start, end, ...others } = params;
    const consulta: Consulta = {
      em: momentoLocal(clock()),
      login: session.login,
      lista: report.title.replace('Prevenção · ', ''),
      inicio: start ?? null,
      fim: end ?? null,
      detalhe: Object.values(others)[0] ?? null,
      finalidade,
    };
    const id = await insertConsulta(db, consulta);
    const counted = contador(pessoa);
    return (async function* watched() {
      let completa = false;
      try {
        for await (const some of rows) {
          counted.add(some);
          yield some;
        }
        completa = true;
      } finally {
        await terminaConsulta(db, id, { pessoas: counted.total(), completa });
      }
    })();
  };
