import type { InicioPrevencao, ListaDoInicio, NumerosDaLista } from '@vidas/api-client/prevencao/inicio';
import { type RawBuilder, sql } from 'kysely';
import type { ReportContext } from '../../http/door.ts';
import { listaAcima55, listaBariatrica, listaCidE66, listaGestantes } from './listas.sql.ts';
import { type Lista, pessoasDe } from './pessoas.sql.ts';

/** Forty weeks: whoever had a sign before them is a mother by now (PRV-15). */
const desdeGestantes = 280;

const antes = (hoje: string, { dias = 0, anos = 0 }: { dias?: number; anos?: number }) =>
  sql<string>`(${hoje}::date - ${dias}::int - make_interval(years => ${anos}::int))::date`;

const numeros = (
  nome: ListaDoInicio,
  lista: Lista,
  hoje: string,
): RawBuilder<NumerosDaLista> => sql<NumerosDaLista>`
  select ${nome}::text as lista, count(*)::int as pessoas,
    count(*) filter (where x.contato = 'Para ligar hoje')::int as "paraLigar",
    count(*) filter (where x."ultimoContato" >= date_trunc('month', ${hoje}::date))::int as contatadas,
    count(*) filter (where x."ultimoContato" >= date_trunc('month', ${hoje}::date) and x.falou = 'SIM')::int as alcancadas
  from (${pessoasDe(lista)}) x`;

/** The numbers of each list, counted over the rows that the list itself has (PRV-15). */
export const findInicio = async (context: ReportContext): Promise<InicioPrevencao> => {
  const { db, hoje } = context;
  const { rows: dias } = await sql<{ gestantesDesde: string; bariatricaDesde: string }>`
    select ${antes(hoje, { dias: desdeGestantes })} as "gestantesDesde",
      ${antes(hoje, { anos: 1 })} as "bariatricaDesde"`.execute(db);
  const [{ gestantesDesde, bariatricaDesde } = { gestantesDesde: hoje, bariatricaDesde: hoje }] = dias;
  const { rows } = await sql<NumerosDaLista>`
    ${numeros('gestantes', listaGestantes(context, { start: gestantesDesde, end: hoje }), hoje)}
    union all ${numeros('acima55', listaAcima55(context), hoje)}
    union all ${numeros('criancas', listaCidE66('criancas', context), hoje)}
    union all ${numeros('adultos', listaCidE66('adultos', context), hoje)}
    union all ${numeros('bariatrica', listaBariatrica(context, { start: bariatricaDesde, end: hoje }), hoje)}`.execute(
    db,
  );
  return { hoje, gestantesDesde, bariatricaDesde, listas: rows };
};
