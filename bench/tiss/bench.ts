// Lots of a provider through the real call, beside a bare pass of the parser with a plain insert of the same rows on the same server, once as
// texts and once with the columns, keys and indexes that they have with us, and, where TISS_SCHEMAS names the schemas of ANS, beside what
// they take by themselves.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loteXml } from '../../apps/api/src/demo/tiss/loteXml.ts';
import { type Cluster, findPostgres, startCluster } from '../../scripts/postgres.ts';
import { registerStatements } from '../api/data.ts';
import { upload } from '../imports/files.ts';
import { ask, newDatabaseUrl, onNewServer, type Served, type Taken, timed } from '../imports/served.ts';
import { type Measure, scaled } from '../measure.ts';

const LIVES = 1_000;
/** The most that a lot may have. */
const GUIAS = 100;
const ITENS = scaled(50);
const PROCEDIMENTOS = Math.ceil(ITENS * 0.6);
const ROUNDS = 3;

/** So many procedures, and as many materials as make the items of a guide. */
const tabelas = `insert into procedimento (tabela, codigo, descricao, classificacao, tipo, valor_cents)
  select case when i <= ${PROCEDIMENTOS} then '22' else '19' end, (40300000 + i)::text, 'Procedimento ' || i,
    case when i <= ${PROCEDIMENTOS} then 'EXAME' else 'MATERIAL' end, case when i <= ${PROCEDIMENTOS} then 'SADT' end, 1000 + i
  from generate_series(1, ${ITENS}) i`;

/** Tables for the bare import, with the columns, checks, indexes and keys of ours. */
const tabelasIguais = [
  'create table igual_guia (like guia including all)',
  'create table igual_guia_item (like guia_item including all)',
  `do $$ declare
    chave record;
  begin
    for chave in select conrelid::regclass as tabela, pg_get_constraintdef(oid) as escrita from pg_constraint
      where contype = 'f' and conrelid in ('guia'::regclass, 'guia_item'::regclass)
    loop
      execute format('alter table igual_%s add %s', chave.tabela, replace(chave.escrita, 'REFERENCES guia(', 'REFERENCES igual_guia('));
    end loop;
  end $$`,
];

const diasAtras = (dias: number): string =>
  new Date(Date.now() - dias * 86_400_000).toISOString().slice(0, 10);

/** A lot without errors, whose number and guides no other has. */
const lote = (numero: number, guias: number, itens: number): string =>
  loteXml({
    especie: 'sadt',
    registroAns: '999999',
    prestador: '1',
    numero: String(numero),
    data: diasAtras(1),
    guias: Array.from({ length: guias }, (_, at) => ({
      numero: `${numero}${String(at).padStart(4, '0')}`,
      // Every fourth life of the register has left.
      carteira: String(4 * at + 1).padStart(10, '0'),
      itens: Array.from({ length: itens }, (__, ordem) => ({
        // Another day in each lot: none repeats what an earlier one charged (TIS-69).
        data: diasAtras(10 + (numero % 100)),
        tabela: ordem < PROCEDIMENTOS ? '22' : '19',
        codigo: String(40_300_001 + ordem),
        descricao: `PROCEDIMENTO ${ordem + 1}`,
        unitarioCents: 1_001 + ordem,
        ...(ordem < PROCEDIMENTOS ? {} : { despesa: '03', quantidade: '1.0000' }),
      })),
    })),
  });

/** `igual` is the bare import into tables like ours. */
interface Rounds {
  bare: Taken[];
  igual: Taken[];
  esquema: Taken[];
  ours: Taken[];
}

const least = (taken: readonly Taken[], by: 'clockMs' | 'cpuMs'): number =>
  Math.min(...taken.map((each) => each[by]));

/** In turns, so that a busy moment meets all of them; the first round warms up and is not counted. */
const rounds = async ({ child, server, dir }: Served, guias: number): Promise<Rounds> => {
  for (const fill of [...registerStatements(LIVES), tabelas, ...tabelasIguais]) await ask(child, { fill });
  const found: Rounds = { bare: [], igual: [], esquema: [], ours: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const path = join(dir, `lote ${round}.xml`);
    await writeFile(path, lote(100 + round, guias, ITENS), 'latin1');
    const sent = {
      call: 'prestador/importaXml/importar/rigoroso',
      path,
      field: 'arqXml',
      answer: '200{"status":"OK"',
    };
    const taken = {
      bare: await timed(child, () => ask(child, { bareLote: path })),
      igual: await timed(child, () => ask(child, { loteIgual: path })),
      esquema: await timed(child, () => ask(child, { esquema: path })),
      ours: await timed(child, () => upload(server, sent)),
    };
    if (round > 0)
      for (const name of ['bare', 'igual', 'esquema', 'ours'] as const) found[name].push(taken[name]);
  }
  return found;
};

const measured = async (title: string, cluster?: Cluster): Promise<Measure[]> => {
  const by = cluster ? 'clockMs' : 'cpuMs';
  const found: Rounds[] = [];
  for (const guias of [GUIAS / 2, GUIAS])
    found.push(await onNewServer(await newDatabaseUrl(cluster), (served) => rounds(served, guias)));
  const [half, whole] = found;
  if (!half || !whole) throw new Error('two sizes are measured');
  const ours = least(whole.ours, by);
  const bare = least(whole.bare, by);
  const igual = least(whole.igual, by);
  const esquema = process.env['TISS_SCHEMAS'] === undefined ? 0 : least(whole.esquema, by);
  const peak = ({ ours: taken }: Rounds): number => Math.max(...taken.map(({ peakMb }) => peakMb));
  const note = `${GUIAS} guides of ${ITENS} items; bare ${Math.round(bare)} ms, schema ${Math.round(esquema)} ms`;
  return [
    {
      name: `lot, ${title}`,
      ms: ours,
      ratio: ours / (bare + esquema),
      growth: ours / least(half.ours, by),
      note,
    },
    {
      name: `lot with our columns and keys, ${title}`,
      ratio: ours / (igual + esquema),
      note: `bare with them ${Math.round(igual)} ms`,
    },
    {
      name: `peak memory, ${title}`,
      growth: peak(whole) / peak(half),
      note: `${Math.round(peak(whole))} MB of the server`,
    },
  ];
};

export const measures = async (): Promise<Measure[]> => {
  const embedded = await measured('embedded');
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const cluster = await startCluster(bin);
  try {
    return [...embedded, ...(await measured('PostgreSQL', cluster))];
  } finally {
    await cluster.stop();
  }
};
