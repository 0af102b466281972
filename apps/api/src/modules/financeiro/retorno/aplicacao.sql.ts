import { assina } from '../../../carga/decisoes/assina.sql.ts';
import { sql } from 'kysely';
import { analyze } from '../../../db/analyze.ts';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { semLimite } from '../../../db/semLimite.ts';
import type { Trx } from '../../../db/tx.ts';
import { largaRegistrados } from '../../cobranca/novo-boleto/pago.sql.ts';
import { linhaVale } from '../../conta/destino.sql.ts';
import type { DetalheRetorno } from '../../../imports/detalheRetorno.ts';
import { findMudados, gravaEstado } from './estado.sql.ts';
import type { AcaoDoRetorno } from '../../../db/tables/retorno.ts';
import { insertAlarmes, respondeComandos } from './respostas.sql.ts';
import type { Efeito, Julgada } from './julga.rules.ts';

/** Another transaction changed titles of a return while it was read. */
export class TitulosMudaram extends Error {
  override readonly name = 'TitulosMudaram';
}

/** A return file before it is stored. */
export interface NovoArquivo {
  nome: string;
  sha256: string;
  bytes: number;
  diasValidos: number;
  login: string;
  momento: string;
}

/** Stages a file; it is invisible until it is applied. */
export const begin = async (db: Db, novo: NovoArquivo): Promise<number> => {
  const { id } = await db
    .insertInto('upload_banco')
    .values({
      nome: novo.nome,
      enviado_em: novo.momento,
      quantidade_boletos: 0,
      tamanho_bytes: novo.bytes,
      dias_validos: novo.diasValidos,
      sha256: novo.sha256,
      situacao: 'EM ANDAMENTO',
      login: novo.login,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A line with its outcome and the digest that identifies equal lines. */
export interface LinhaJulgada {
  linha: DetalheRetorno;
  chave: string;
  k: number;
  julgada: Julgada;
  titulo: string | null;
}

/** A fee has no day of credit: the statement shows it on the day of its occurrence (CBR-21). */
const diaDoLancamento = ({ credito, ocorrencia, lancamento }: DetalheRetorno): string | null =>
  credito ?? (lancamento === 0 ? null : ocorrencia);

const linhaRow = (arquivo: number, { linha, chave, k, julgada, titulo }: LinhaJulgada) => ({
  arquivo_id: arquivo,
  linha: linha.linha,
  texto: linha.texto,
  nosso_numero: linha.nossoNumero,
  comando: linha.comando,
  natureza: linha.natureza,
  ocorrencia: linha.ocorrencia,
  vencimento: linha.vencimento,
  credito: linha.credito,
  dia: diaDoLancamento(linha),
  valor_titulo_cents: linha.valorTitulo,
  tarifa_cents: linha.tarifa,
  recebido_cents: linha.recebido,
  lancamento_cents: linha.lancamento,
  chave,
  k,
  fim: julgada.fim,
  motivo: julgada.motivo,
  titulo_numero: titulo,
  comparacao: julgada.comparacao,
});

const efeitoRow = (arquivo: number, linha: number, efeito: Efeito) => ({
  arquivo_id: arquivo,
  linha,
  titulo_numero: efeito.titulo,
  fatura_numero: efeito.fatura,
  principal_cents: efeito.principalCents,
  recebido_cents: efeito.recebidoCents,
  encargos_cents: efeito.encargosCents,
  credito_cents: efeito.creditoCents,
  desfaz_arquivo_id: efeito.desfaz?.arquivo ?? null,
  desfaz_linha: efeito.desfaz?.linha ?? null,
  antes: efeito.antes,
  depois: efeito.depois,
  fatura_antes: efeito.faturaAntes,
  fatura_depois: efeito.faturaDepois,
});

/** Writes the effects of lines; they count once the file is applied. */
export const insertEfeitos = (
  db: Db | Trx,
  arquivo: number,
  efeitos: readonly { linha: number; efeito: Efeito }[],
): Promise<void> =>
  insertRows(
    db,
    'retorno_efeito',
    efeitos.map(({ linha, efeito }) => efeitoRow(arquivo, linha, efeito)),
  );

/** Writes lines of a file with their effects. */
export const insertLinhas = async (
  db: Db,
  arquivo: number,
  linhas: readonly LinhaJulgada[],
): Promise<void> => {
  await insertRows(
    db,
    'retorno_linha',
    linhas.map((each) => linhaRow(arquivo, each)),
  );
  await insertAlarmes(
    db,
    arquivo,
    linhas.flatMap(({ linha, julgada: { isAlarme, motivo } }) =>
      isAlarme ? [{ linha: linha.linha, nossoNumero: linha.nossoNumero ?? '', motivo: motivo ?? '' }] : [],
    ),
  );
  await insertEfeitos(
    db,
    arquivo,
    linhas.flatMap(({ linha, julgada: { efeito, outros = [] } }) =>
      [efeito, ...outros].flatMap((each) => (each ? [{ linha: linha.linha, efeito: each }] : [])),
    ),
  );
};

/** Refreshes statistics of staged rows before they are looked up. */
export const analyzeGuardadas = (db: Db): Promise<void> => analyze(db, ['retorno_linha', 'retorno_efeito']);

/** Fewer equal lines are no proof that one file repeats a part of another (CBR-15). */
const POUCAS = 3;

/** Turns doubts that an overlapping file explains into repetitions (CBR-15). */
export const resolveSobreposicoes = async (
  db: Db,
  {
    arquivo,
    convenio,
    sequencial,
    linhas,
  }: { arquivo: number; convenio: string; sequencial: number; linhas: number },
): Promise<void> => {
  await sql`
    with iguais as (
      select d.linha, a.arquivo_id from retorno_linha d
      join retorno_linha a on a.chave = d.chave and a.k = d.k and a.arquivo_id <> d.arquivo_id and ${linhaVale('a')}
      where d.arquivo_id = ${arquivo} and d.fim = 'DUVIDA'
    ), arquivos as (
      select i.arquivo_id from iguais i join upload_banco u on u.id = i.arquivo_id and u.situacao = 'APLICADO'
      group by i.arquivo_id, u.convenio, u.sequencial, u.linhas
      having (u.convenio = ${convenio} and u.sequencial = ${sequencial} and ${sequencial} > 0)
        or (count(*) >= ${POUCAS} and count(*) * 2 >= least(u.linhas, ${linhas}::int))
    )
    update retorno_linha l set fim = 'REPETIDA', motivo = 'A mesma linha veio em um arquivo anterior que este repete.'
    where l.arquivo_id = ${arquivo} and l.linha in (select i.linha from iguais i join arquivos a on a.arquivo_id = i.arquivo_id)`.execute(
    db,
  );
};

/** Facts about a completely read file. */
export interface ArquivoLido {
  convenio: string;
  sequencial: number;
  gravadoEm: string | null;
  linhas: number;
  avisos: readonly string[];
}

/** Applies a file: titles, bills, then visibility. Throws TitulosMudaram, with nothing applied. */
export const aplica = async (
  trx: Trx,
  arquivo: number,
  { lido, login, momento }: { lido: ArquivoLido; login: string; momento: string },
): Promise<number> => {
  await semLimite(trx);
  const mudados = await findMudados(trx, { arquivo, linha: null, lado: 'antes' });
  if (mudados.length > 0) throw new TitulosMudaram();
  await assina(trx, { login, em: momento });
  await respondeComandos(trx, arquivo, momento);
  const { quantidade_boletos: boletos } = await trx
    .updateTable('upload_banco')
    .set({
      situacao: 'APLICADO',
      convenio: lido.convenio,
      sequencial: lido.sequencial,
      gravado_em: lido.gravadoEm,
      linhas: lido.linhas,
      avisos: JSON.stringify(lido.avisos),
      quantidade_boletos: sql<number>`(select count(distinct titulo_numero)::int from retorno_linha where arquivo_id = ${arquivo})`,
    })
    .where('id', '=', arquivo)
    .returning('quantidade_boletos')
    .executeTakeFirstOrThrow();
  await largaRegistrados(trx, arquivo);
  await gravaEstado(trx, { arquivo, linha: null, lado: 'depois' });
  await somaLancamentos(trx, arquivo);
  await insertHistorico(trx, {
    arquivo_id: arquivo,
    linha: null,
    acao: 'APLICADO',
    feito_em: momento,
    login,
    motivo: null,
  });
  return boletos;
};

/** Saves the sum that a file's lines post, without repetitions. */
export const somaLancamentos = async (trx: Trx, arquivo: number): Promise<void> => {
  await sql`update upload_banco set lancamento_cents = (select coalesce(sum(lancamento_cents), 0) from retorno_linha
    where arquivo_id = ${arquivo} and fim <> 'REPETIDA') where id = ${arquivo}`.execute(trx);
};

/** Records an act on a file or a line. */
export const insertHistorico = async (
  trx: Trx,
  row: {
    arquivo_id: number;
    linha: number | null;
    acao: AcaoDoRetorno;
    feito_em: string;
    login: string;
    motivo: string | null;
  },
): Promise<void> => {
  await trx.insertInto('retorno_historico').values(row).execute();
};

/** Deletes one file that was not applied; null deletes all of them. */
export const dropInterrompidos = async (db: Db, arquivo: number | null = null): Promise<void> => {
  const deles = sql`arquivo_id in (select id from upload_banco where situacao = 'EM ANDAMENTO' and (${arquivo}::int is null or id = ${arquivo}::int))`;
  await sql`delete from retorno_efeito where ${deles}`.execute(db);
  await sql`delete from nosso_numero_alarme where ${deles}`.execute(db);
  await sql`delete from retorno_linha where ${deles}`.execute(db);
  await sql`delete from upload_banco where situacao = 'EM ANDAMENTO' and (${arquivo}::int is null or id = ${arquivo}::int)`.execute(
    db,
  );
};
