import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Identificado } from '../../../imports/tiss/guiaTiss.ts';
import {
  type BeneficiarioDoLote,
  type CadastroDoLote,
  type ChavesDoLote,
  chaveDoFeito,
  chaveDoPrestador,
  type LugarFeito,
  type ProcedimentoDoLote,
} from './cadastro.rules.ts';
import type { PrestadorDoLote } from './lote.rules.ts';

const isAtivo = (hoje: string) => sql<boolean>`p.credenciado_em <= ${hoje}::date
  and (p.descredenciado_em is null or p.descredenciado_em > ${hoje}::date or p.recredenciado_em <= ${hoje}::date)`;

interface Encontrado {
  codigo: string;
  nome: string;
  cpf: string | null;
  cnpj: string | null;
  isAtivo: boolean;
}

/** Providers by these identifications, in one query. */
const findPrestadores = async (
  db: Db,
  quem: readonly Identificado[],
  hoje: string,
): Promise<Encontrado[]> => {
  if (quem.length === 0) return [];
  const numeros = (por: Identificado['por']): string[] =>
    quem.flatMap((each) => (each.por === por ? [each.numero] : []));
  const codigos = numeros('codigo').map((codigo) => codigo.trim().replace(/^0+(?=.)/, ''));
  const { rows } = await sql<Encontrado>`
    select p.codigo, p.nome, p.cpf, p.cnpj, ${isAtivo(hoje)} as "isAtivo" from prestador p
    where ltrim(p.codigo, '0') = any(${codigos}::text[]) or p.cpf = any(${numeros('cpf')}::text[])
      or p.cnpj = any(${numeros('cnpj')}::text[])`.execute(db);
  return rows;
};

/** Provider who sends a lot; undefined for an unknown identification. */
export const findPrestador = async (
  db: Db,
  quem: Identificado,
  hoje: string,
): Promise<PrestadorDoLote | undefined> => {
  const [found] = await findPrestadores(db, [quem], hoje);
  return found && { codigo: found.codigo, nome: found.nome, isAtivo: found.isAtivo };
};

const findBeneficiarios = async (db: Db, matriculas: string[]) => {
  const { rows } = await sql<BeneficiarioDoLote>`
    select matricula, ativado_em as "ativadoEm", cancelado_em as "canceladoEm"
    from beneficiario where matricula = any(${matriculas}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.matricula, row]));
};

/** A code with several AMB codes needs a person's decision, so it has none here. */
const findProcedimentos = async (db: Db, codigos: string[]) => {
  const { rows } = await sql<ProcedimentoDoLote>`
    select p.tabela, p.codigo, p.descricao, p.tipo, p.valor_cents as "valorCents",
      (select case when count(*) = 1 then min(a.codigo_amb) end from procedimento_amb a
        where a.tabela = p.tabela and a.codigo = p.codigo) as "codigoAmb"
    from procedimento p where p.codigo = any(${codigos}::text[]) order by p.codigo, p.tabela`.execute(db);
  return Map.groupBy(rows, ({ codigo }) => codigo);
};

const findApresentadas = async (
  db: Db,
  prestador: string | null,
  numeros: string[],
): Promise<Set<string>> => {
  if (prestador === null) return new Set();
  const { rows } = await sql<{ numero: string }>`
    select numero_prestador as numero from guia
    where prestador_codigo = ${prestador} and numero_prestador = any(${numeros}::text[])`.execute(db);
  return new Set(rows.map(({ numero }) => numero));
};

/** The provider's procedures of these people on these days; discarded guides do not count. */
const findFeitos = async (
  db: Db,
  prestador: string | null,
  { matriculas, procedimentos, dias }: ChavesDoLote,
): Promise<ReadonlyMap<string, LugarFeito>> => {
  if (prestador === null || dias.length === 0) return new Map();
  const { rows } = await sql<
    LugarFeito & { matricula: string; codigo: string; dia: string; grau: string | null }
  >`
    select g.matricula, i.codigo, i.executado_em as dia, i.grau_participacao as grau, g.numero_prestador as guia, i.sequencia as item
    from guia g
    join guia_item i on i.guia_numero = g.numero
    where g.matricula = any(${matriculas}::text[]) and g.prestador_codigo = ${prestador} and g.status is distinct from 3
      and i.tabela = '22' and i.executado_em = any(${dias}::date[]) and i.codigo = any(${procedimentos}::text[])
    order by g.numero desc, i.sequencia desc`.execute(db);
  return new Map(
    rows.map(({ matricula, codigo, dia, grau, guia, item }) => [
      chaveDoFeito(matricula, codigo, dia, grau),
      { guia, item },
    ]),
  );
};

const findCids = async (db: Db, codigos: string[]): Promise<Set<string>> => {
  if (codigos.length === 0) return new Set();
  const { rows } = await sql<{ codigo: string }>`
    select codigo from cid10 where codigo = any(${codigos}::text[])`.execute(db);
  return new Set(rows.map(({ codigo }) => codigo));
};

/** Register data of everything that some guides name: one query per kind, however many items. */
export const findCadastro = async (
  db: Db,
  chaves: ChavesDoLote,
  { prestador, hoje }: { prestador: string | null; hoje: string },
): Promise<CadastroDoLote> => {
  const prestadores = await findPrestadores(db, chaves.quem, hoje);
  return {
    beneficiarios: await findBeneficiarios(db, chaves.matriculas),
    procedimentos: await findProcedimentos(db, chaves.procedimentos),
    apresentadas: await findApresentadas(db, prestador, chaves.numeros),
    prestadores: new Map(
      prestadores
        .filter((each) => each.isAtivo)
        .flatMap(({ codigo, cpf, cnpj }) => [
          [chaveDoPrestador({ por: 'codigo', numero: codigo }), codigo] as const,
          ...(cpf === null ? [] : [[`cpf ${cpf}`, codigo] as const]),
          ...(cnpj === null ? [] : [[`cnpj ${cnpj}`, codigo] as const]),
        ]),
    ),
    cids: await findCids(db, chaves.cids),
    feitos: await findFeitos(db, prestador, chaves),
  };
};
