import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Identificado } from '../../../imports/tiss/guiaTiss.ts';
import {
  type BeneficiarioDoLote,
  type CadastroDoLote,
  type ChavesDoLote,
  chaveDoPrestador,
  type ProcedimentoDoLote,
} from './cadastro.rules.ts';
import { findAutorizacoes, findItensJulgados } from '../regras/itensJulgados.sql.ts';
import { desdeQuando } from '../regras/julgaGuias.ts';
import { ajustesEmVigor } from '../regras/regras.sql.ts';
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
    select b.matricula, b.ativado_em as "ativadoEm", b.cancelado_em as "canceladoEm", p.nascimento, p.sexo
    from beneficiario b join pessoa p on p.id = b.pessoa_id where b.matricula = any(${matriculas}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.matricula, row]));
};

/** A code with several AMB codes needs a person's decision, so it has none here. */
const findProcedimentos = async (db: Db, codigos: string[]) => {
  const { rows } = await sql<ProcedimentoDoLote>`
    select p.tabela, p.codigo, p.descricao, p.tipo, p.valor_cents as "valorCents", p.classificacao, p.sexo,
      p.idade_minima as "idadeMinima", p.idade_maxima as "idadeMaxima",
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

/** The provider's stored items of these people, and the authorizations that the guides name. */
const findDasRegras = async (
  db: Db,
  prestador: string | null,
  { matriculas, dias, autorizacoes }: ChavesDoLote,
): Promise<Pick<CadastroDoLote, 'ajustes' | 'guardados' | 'autorizacoes'>> => {
  const ajustes = await ajustesEmVigor(db);
  const emOrdem = dias.toSorted();
  const [primeiro] = emOrdem;
  const guardados =
    prestador === null || primeiro === undefined
      ? []
      : await findItensJulgados(db, {
          matriculas,
          numeros: [],
          desde: desdeQuando(primeiro, ajustes),
          ate: emOrdem.at(-1) ?? primeiro,
          autorizacoes,
          unico: prestador,
        });
  const daPessoa = Map.groupBy(guardados, ({ matricula }) => matricula);
  return {
    ajustes,
    // The answer goes to the provider, so it uses the provider's own numbers.
    guardados: new Map(
      [...daPessoa].map(([matricula, itens]) => [
        matricula,
        itens.map(({ numeroPrestador, ...item }) => ({ ...item, guia: numeroPrestador, prestador: null })),
      ]),
    ),
    autorizacoes: Map.groupBy(
      await findAutorizacoes(db, matriculas, autorizacoes),
      ({ matricula }) => matricula,
    ),
  };
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
    ...(await findDasRegras(db, prestador, chaves)),
  };
};
