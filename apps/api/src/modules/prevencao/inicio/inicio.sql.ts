import {
  type InicioPrevencao,
  type ListaDoInicio,
  listasDoInicio,
  type NumerosDaLista,
} from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import { diasDeGestacao } from '@vidas/api-client/prevencao/possiveisGestantes.report.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { sql } from 'kysely';
import { existe } from '../../../db/existe.ts';
import type { LeFigura } from '../../../figures/figuras.ts';
import type { ReportContext } from '../../../http/door.ts';
import { listaAcima55, listaBariatrica, listaCidE66, listaGestantes } from '../listas.sql.ts';
import { type Lista, pessoasDe } from '../pessoas.sql.ts';

const programaDaLista: Readonly<Record<ListaDoInicio, Programa>> = {
  gestantes: 'GESTANTES',
  acima55: 'ACIMA_55',
  criancas: 'OBESIDADE',
  adultos: 'OBESIDADE',
  bariatrica: 'BARIATRICA',
};

const antes = (hoje: string, { dias = 0, anos = 0 }: { dias?: number; anos?: number }) =>
  sql<string>`(${hoje}::date - ${dias}::int - make_interval(years => ${anos}::int))::date`;

type Numeros = Omit<NumerosDaLista, 'lista' | 'calculadoEm'>;

const conta = async ({ db, hoje }: ReportContext, lista: Lista): Promise<Numeros> => {
  const { rows } = await sql<Numeros>`
    select count(*)::int as pessoas,
      count(*) filter (where x.contato = 'Para ligar hoje')::int as "paraLigar",
      count(*) filter (where x.contato = 'Nunca contatado')::int as "nuncaContatadas",
      count(*) filter (where x."ultimoContato" >= date_trunc('month', ${hoje}::date))::int as contatadas,
      count(*) filter (where x."ultimoContato" >= date_trunc('month', ${hoje}::date) and x.falou = 'SIM')::int as alcancadas
    from (${pessoasDe(lista)}) x`.execute(db);
  return rows[0] ?? { pessoas: 0, paraLigar: 0, nuncaContatadas: 0, contatadas: 0, alcancadas: 0 };
};

const nomeDaFigura = (lista: ListaDoInicio): string => `prevencao.inicio.${lista}`;

/** Cached figures that a contact of a programme changes. */
export const figurasDoPrograma = (programa: Programa): string[] =>
  listasDoInicio.filter((lista) => programaDaLista[lista] === programa).map(nomeDaFigura);

/** Counts of each list over the list's own rows (PRV-15), cached for a while (REL-29). */
export const findInicio = async (context: ReportContext, figura: LeFigura): Promise<InicioPrevencao> => {
  const { db, hoje } = context;
  const { rows: dias } = await sql<{ gestantesDesde: string; bariatricaDesde: string }>`
    select ${antes(hoje, { dias: diasDeGestacao })} as "gestantesDesde",
      ${antes(hoje, { anos: 1 })} as "bariatricaDesde"`.execute(db);
  const [{ gestantesDesde, bariatricaDesde } = { gestantesDesde: hoje, bariatricaDesde: hoje }] = dias;
  const de: Record<ListaDoInicio, Lista> = {
    gestantes: listaGestantes(context, { start: gestantesDesde, end: hoje }),
    acima55: listaAcima55(context),
    criancas: listaCidE66('criancas', context),
    adultos: listaCidE66('adultos', context),
    bariatrica: listaBariatrica(context, { start: bariatricaDesde, end: hoje }),
  };
  const listas: NumerosDaLista[] = [];
  // Sequential: a home uses one connection.
  for (const lista of listasDoInicio) {
    const { valor, calculadoEm } = await figura(nomeDaFigura(lista), hoje, () => conta(context, de[lista]));
    listas.push({ lista, ...valor, calculadoEm });
  }
  const ha = await existe(db, ['vidas']);
  return { hoje, ha, gestantesDesde, bariatricaDesde, listas };
};
