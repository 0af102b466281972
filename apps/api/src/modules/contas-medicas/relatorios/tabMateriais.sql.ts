import { plainSigns } from '@vidas/api-client/words/plainSigns.ts';
import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';

/** Materials whose code begins with the text or whose description contains it, ignoring case, accents and kinds of dashes (CMR-6). */
export const selectMateriais = ({ db }: ReportContext, { busca }: { busca: string }) =>
  db
    .selectFrom('material')
    .where(
      sql<boolean>`starts_with(codigo, ${busca})
        or strpos(sem_acento(descricao), sem_acento(${plainSigns(busca)})) > 0`,
    )
    .select([
      'codigo as CODIGO',
      'descricao as DESCRICAO',
      'fabricante as FABRICANTE',
      'inicio as DT_INICIO',
      'fim as DT_FIM',
    ])
    .orderBy('codigo');
