import { sql } from 'kysely';
import { insertRows } from '../db/insertRows.ts';
import type { Trx } from '../db/tx.ts';
import { type Arquivo, type Coluna, estagioDe } from './arquivo.ts';
import { arquivos } from './arquivos/index.ts';
import type { LinhaJulgada, Problemas } from './juiz.ts';

/** The file with its delivered columns. */
export interface Chegado {
  arquivo: Arquivo;
  presentes: ReadonlySet<string>;
}

const citada = (nome: string): string => `"${nome}"`;

/** View of a staged file's lines without refused ones. */
const aceitasDe = ({ nome }: Arquivo): string => `carga_a_${nome}`;

const todas = ({ colunas }: Arquivo): Set<string> => new Set(colunas.map(({ nome }) => nome));

/** Delivered files and those named in their SQL; an empty table stands for an undelivered one. */
const comCitados = (chegam: readonly Arquivo[]): Arquivo[] => {
  const textos = chegam.map((um) => JSON.stringify([um, um.prepara?.(new Set()), um.prepara?.(todas(um))]));
  const citados = new Set(textos.flatMap((texto) => texto.match(/(?<=\{)\w+(?=\})/g) ?? []));
  return arquivos.filter((um) => chegam.includes(um) || citados.has(um.nome));
};

/** Creates the staging tables of the delivered files, dropped with the transaction. */
export const criaEstagios = async (trx: Trx, chegam: readonly Arquivo[]): Promise<void> => {
  for (const arquivo of comCitados(chegam)) {
    const colunas = [
      'nr_linha integer not null',
      'recusada boolean not null',
      ...arquivo.colunas.map(({ nome, tipo }) => `${citada(nome)} ${tipo.sql}`),
      ...Object.entries(arquivo.extras ?? {}).map(([nome, tipo]) => `${citada(nome)} ${tipo}`),
    ];
    // oxlint-disable-next-line no-await-in-loop -- one statement each
    await sql
      .raw(`create temporary table ${estagioDe(arquivo)} (${colunas.join(', ')}) on commit drop`)
      .execute(trx);
    // The view is dropped with its table.
    // oxlint-disable-next-line no-await-in-loop -- one statement each
    await sql
      .raw(
        `create temporary view ${aceitasDe(arquivo)} as select * from ${estagioDe(arquivo)} where not recusada`,
      )
      .execute(trx);
  }
};

/** Stages judged lines of one file. */
export const grava = (trx: Trx, arquivo: Arquivo, linhas: readonly LinhaJulgada[]): Promise<void> =>
  insertRows(trx, estagioDe(arquivo), linhas);

/** Call once a file is completely staged, for fast lookups by key. */
export const indexa = async (trx: Trx, arquivo: Arquivo): Promise<void> => {
  const tabela = estagioDe(arquivo);
  const chave = arquivo.colunas.filter((coluna) => coluna.chave).map(({ nome }) => citada(nome));
  await sql.raw(`create index on ${tabela} (${chave.join(', ')})`).execute(trx);
  if (arquivo.grupo)
    await sql.raw(`create index on ${tabela} (${citada(arquivo.grupo.coluna)})`).execute(trx);
  await sql.raw(`analyze ${tabela}`).execute(trx);
};

/** Inserts names of staging tables and the day of the load into a declaration's SQL. */
const escrita = (texto: string, hoje: string, deArquivo: (arquivo: Arquivo) => string): string =>
  texto.replaceAll(/\{(\w+)\}/g, (_, nome: string) => {
    if (nome === 'hoje') return `date '${hoje}'`;
    const arquivo = arquivos.find((um) => um.nome === nome);
    if (!arquivo) throw new Error(`no file ${nome}`);
    return deArquivo(arquivo);
  });

/** Uses complete staging tables. */
export const comEstagios = (texto: string, hoje: string): string => escrita(texto, hoje, estagioDe);

/** Uses lines that are not refused. */
const comAceitas = (texto: string, hoje: string): string => escrita(texto, hoje, aceitasDe);

interface Motivo {
  coluna: string | null;
  motivo: string;
  remedio: string;
}

/** Context of the checks among lines. */
export interface Contexto {
  trx: Trx;
  hoje: string;
  chegados: readonly Chegado[];
  problemas: Problemas;
}

/** Refuses the lines of a query, once each; returns their number. */
const recusaLinhas = async (
  { trx, problemas }: Contexto,
  arquivo: Arquivo,
  consulta: string,
  motivo: Motivo,
): Promise<number> => {
  const { rows } = await sql<{ linha: number; valor: string | null }>`
    with culpada as (select linha, min(valor) as valor from (${sql.raw(consulta)}) q group by linha),
    mudada as (
      update ${sql.raw(estagioDe(arquivo))} e set recusada = true from culpada c where c.linha = e.nr_linha and not e.recusada returning e.nr_linha as linha, c.valor)
    select linha, valor from mudada order by linha`.execute(trx);
  for (const { linha, valor } of rows)
    problemas.diz({ arquivo: arquivo.nome, linha, valor, ...motivo, avisa: false });
  problemas.recusa(arquivo.nome, rows.length);
  return rows.length;
};

const valorDe = (colunas: readonly string[], alias: string): string =>
  colunas.map((nome) => `coalesce(${alias}.${citada(nome)}::text, '')`).join(` || ' ' || `);

/** Refuses lines whose key, or another unique combination, exists in an earlier line or another row. */
export const recusaRepetidas = async (contexto: Contexto): Promise<void> => {
  for (const { arquivo } of contexto.chegados) {
    const tabela = estagioDe(arquivo);
    const chave = arquivo.colunas.filter((coluna) => coluna.chave).map(({ nome }) => nome);
    for (const unica of [chave, ...(arquivo.unicas ?? [])]) {
      const lista = unica.map(citada).join(', ');
      const cheia = unica.map((nome) => `${citada(nome)} is not null`);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await recusaLinhas(
        contexto,
        arquivo,
        `select s.nr_linha as linha, ${valorDe(unica, 's')} as valor from (
           select *, row_number() over (partition by ${lista} order by nr_linha) as vez from ${tabela}
           where not recusada and ${unica === chave ? 'true' : (cheia[0] ?? 'true')}) s where s.vez > 1`,
        {
          coluna: unica[0] ?? null,
          motivo: `repete ${unica.join(' + ')} de outra linha do arquivo`,
          remedio: 'deixe uma linha só',
        },
      );
      if (unica !== chave)
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await recusaUnicas(contexto, arquivo, { unica, chave });
    }
  }
};

const colunaDe = (arquivo: Arquivo, nome: string): Coluna | undefined =>
  arquivo.colunas.find((coluna) => coluna.nome === nome);

const noBancoDe = (arquivo: Arquivo, nomes: readonly string[]): string[] =>
  nomes.map((nome) => colunaDe(arquivo, nome)?.em?.split('.')[1] ?? nome);

/** Refuses values that exist in another database row untouched by this delivery. */
const recusaUnicas = async (
  contexto: Contexto,
  arquivo: Arquivo,
  { unica, chave }: { unica: readonly string[]; chave: readonly string[] },
): Promise<void> => {
  const tabela = colunaDe(arquivo, unica[0] ?? '')?.em?.split('.')[0];
  const destino = arquivo.destinos.find((um) => um.tabela === tabela);
  if (!tabela || !destino) return;
  const daTabela = chave.filter((nome) => colunaDe(arquivo, nome)?.em?.startsWith(`${tabela}.`));
  const par = (nomes: readonly string[], alias: string, onde: 'banco' | 'arquivo'): string =>
    `(${(onde === 'banco' ? noBancoDe(arquivo, nomes) : nomes).map((nome) => `${alias}.${citada(nome)}`).join(', ')})`;
  const estagio = estagioDe(arquivo);
  await recusaLinhas(
    contexto,
    arquivo,
    `select s.nr_linha as linha, ${valorDe(unica, 's')} as valor from ${estagio} s join ${tabela} t
       on ${unica.map((nome, at) => `t.${citada(noBancoDe(arquivo, unica)[at] ?? nome)} ${at === 0 ? '=' : 'is not distinct from'} s.${citada(nome)}`).join(' and ')}
     where not s.recusada and s.${citada(unica[0] ?? '')} is not null
       and ${par(daTabela, 't', 'banco')} <> ${par(daTabela, 's', 'arquivo')}
       and not exists (select from ${estagio} o where not o.recusada and ${par(daTabela, 'o', 'arquivo')} = ${par(daTabela, 't', 'banco')})`,
    {
      coluna: unica[0] ?? null,
      motivo: `${unica.join(' + ')} já é de outro registro`,
      remedio: 'confira no sistema de origem de qual dos dois é',
    },
  );
};

/** Further sources of a referenced value in the delivery: SQL over `o`, and the condition of its lines. */
const fontesDe = (referencia: string): { arquivo: Arquivo; valor: string; onde: string }[] =>
  arquivos.flatMap((arquivo) => [
    ...arquivo.colunas
      .filter(({ em }) => em === referencia)
      .map(({ nome }) => ({ arquivo, valor: `o.${citada(nome)}`, onde: 'true' })),
    ...Object.entries(arquivo.oferece ?? {})
      .filter(([coluna]) => coluna === referencia)
      .map(([, { valor, onde }]) => ({ arquivo, valor, onde })),
  ]);

/** Refuses lines with a dangling reference; returns their number. */
const recusaSoltas = async (contexto: Contexto): Promise<number> => {
  let quantas = 0;
  for (const { arquivo, presentes } of contexto.chegados)
    for (const coluna of arquivo.colunas) {
      if (!coluna.referencia || !presentes.has(coluna.nome)) continue;
      const [tabela = '', campo = ''] = coluna.referencia.split('.');
      const todas = fontesDe(coluna.referencia);
      const fontes = todas.filter((fonte) =>
        contexto.chegados.some((chegado) => chegado.arquivo === fonte.arquivo),
      );
      const ausente = [
        `not exists (select from ${tabela} t where t.${campo} = s.${citada(coluna.nome)})`,
        ...fontes.map(
          (fonte) =>
            `not exists (select from ${estagioDe(fonte.arquivo)} o where not o.recusada and ${fonte.onde} and ${fonte.valor}::text = s.${citada(coluna.nome)}::text)`,
        ),
      ];
      const [fonte] = todas;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      quantas += await recusaLinhas(
        contexto,
        arquivo,
        `select s.nr_linha as linha, s.${citada(coluna.nome)}::text as valor from ${estagioDe(arquivo)} s
         where not s.recusada and s.${citada(coluna.nome)} is not null and ${ausente.join(' and ')}`,
        {
          coluna: coluna.nome,
          motivo: fonte ? `não existe em ${fonte.arquivo.titulo}` : 'não é um dos códigos do produto',
          remedio: fonte
            ? `traga a linha no arquivo ${fonte.arquivo.nome}, ou corrija o código`
            : 'confira o código na página do arquivo',
        },
      );
    }
  return quantas;
};

/** Refuses lines of a group with a refused line; returns their number. */
const recusaGrupos = async (contexto: Contexto): Promise<number> => {
  let quantas = 0;
  const comGrupo = contexto.chegados.flatMap(({ arquivo }) =>
    arquivo.grupo ? [{ arquivo, grupo: arquivo.grupo }] : [],
  );
  for (const { arquivo, grupo } of comGrupo) {
    const culpadas = comGrupo
      .filter((um) => um.grupo.nome === grupo.nome)
      .map(
        (um) =>
          `select ${citada(um.grupo.coluna)} as chave from ${estagioDe(um.arquivo)} where recusada and ${citada(um.grupo.coluna)} is not null`,
      );
    // oxlint-disable-next-line no-await-in-loop -- one connection
    quantas += await recusaLinhas(
      contexto,
      arquivo,
      `select s.nr_linha as linha, s.${citada(grupo.coluna)} as valor from ${estagioDe(arquivo)} s
       where not s.recusada and s.${citada(grupo.coluna)} in (${culpadas.join(' union ')})`,
      {
        coluna: grupo.coluna,
        motivo: `a ${grupo.nome} fica fora inteira, por causa de outra linha dela`,
        remedio: 'corrija a outra linha e envie de novo',
      },
    );
  }
  return quantas;
};

/** Refuses dangling references and their dependents until nothing changes. */
export const recusaDependentes = async (contexto: Contexto): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop -- each round needs the one before
  while ((await recusaSoltas(contexto)) + (await recusaGrupos(contexto)) > 0);
};

/** Runs the declared checks among lines; returns the number of refusals. */
export const confere = async (contexto: Contexto): Promise<number> => {
  const { trx, hoje, problemas } = contexto;
  let quantas = 0;
  for (const { arquivo } of contexto.chegados)
    for (const { sql: texto, coluna, motivo, remedio, avisa } of arquivo.conferencias ?? []) {
      const consulta = comAceitas(texto, hoje);
      if (!avisa) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        quantas += await recusaLinhas(contexto, arquivo, consulta, { coluna, motivo, remedio });
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { rows } = await sql<{
        linha: number;
        valor: string | null;
      }>`${sql.raw(consulta)} order by 1`.execute(trx);
      for (const { linha, valor } of rows)
        problemas.diz({ arquivo: arquivo.nome, linha, valor, coluna, motivo, remedio, avisa: true });
    }
  return quantas;
};

/** Runs the files' own statements before their destinations. */
export const prepara = async ({ trx, hoje, chegados }: Contexto): Promise<void> => {
  for (const { arquivo, presentes } of chegados) {
    for (const comando of arquivo.prepara?.(presentes) ?? [])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sql.raw(comEstagios(comando, hoje)).execute(trx);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (arquivo.prepara) await sql.raw(`analyze ${estagioDe(arquivo)}`).execute(trx);
  }
};
