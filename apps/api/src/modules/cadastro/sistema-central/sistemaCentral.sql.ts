import { momento } from '../../../db/momento.ts';
import type { PessoaAConfirmar } from '@vidas/api-client/cadastro/sistema-central/aConfirmar.report.ts';
import type { AusenteDaCarga } from '@vidas/api-client/cadastro/sistema-central/ausentesDaCarga.report.ts';
import type { DecisaoAberta } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.report.ts';
import { type RawBuilder, sql } from 'kysely';
import { arquivos } from '../../../carga/arquivos/index.ts';
import { aguarda, outraDaPergunta } from '../../../carga/confirma/pergunta.sql.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { ReportContext } from '../../../http/door.ts';

/** Modules that list the decisions of their own tables. */
export type ModuloDaDecisao = 'cadastro' | 'financeiro' | 'atendimento';

/** Module that owns the columns of a table. */
export const moduloDaTabela: Readonly<Record<string, ModuloDaDecisao>> = {
  pessoa: 'cadastro',
  beneficiario: 'cadastro',
  fatura: 'financeiro',
  titulo: 'financeiro',
  novo_boleto: 'financeiro',
  autorizacao: 'atendimento',
  protocolo_atendimento: 'atendimento',
  reanalise: 'atendimento',
  saida: 'cadastro',
};

const tabelasDe = (modulo: ModuloDaDecisao): string[] =>
  Object.entries(moduloDaTabela).flatMap(([tabela, dele]) => (dele === modulo ? [tabela] : []));

/** Decisions without a column in the core system's files (CAR-54). */
const semArquivo = [
  { em: 'fatura.abatido_cents', rotulo: 'Recebido em parte', tipo: 'reais' },
  { em: 'titulo.baixado_no_banco', rotulo: 'Baixado no banco em', tipo: 'dia' },
  { em: 'novo_boleto.nosso_numero', rotulo: 'Novo boleto: nosso número', tipo: 'texto' },
  { em: 'novo_boleto.vencimento', rotulo: 'Novo boleto: vencimento', tipo: 'dia' },
  { em: 'novo_boleto.valor_cents', rotulo: 'Novo boleto: valor', tipo: 'reais' },
  { em: 'novo_boleto.faturas', rotulo: 'Novo boleto: faturas', tipo: 'texto' },
  { em: 'saida.pedido_em', rotulo: 'Pedido de saída', tipo: 'texto' },
  { em: 'saida.efeito_em', rotulo: 'Saída: vale desde', tipo: 'texto' },
  { em: 'saida.retirada_em', rotulo: 'Pedido de saída retirado', tipo: 'texto' },
  { em: 'saida.contradicao', rotulo: 'Saída: cancelamento diferente', tipo: 'texto' },
  { em: 'reanalise.pedida_em', rotulo: 'Reanálise pedida em', tipo: 'dia' },
  { em: 'reanalise.conclusao', rotulo: 'Reanálise: conclusão', tipo: 'texto' },
  { em: 'reanalise.resposta', rotulo: 'Reanálise: resposta', tipo: 'texto' },
  { em: 'reanalise.clausula', rotulo: 'Reanálise: cláusula', tipo: 'texto' },
  { em: 'novo_boleto.situacao', rotulo: 'Novo boleto: situação', tipo: 'texto' },
].map(({ em, rotulo, tipo }) => ({ em, nome: em, rotulo, tipo: { nome: tipo } }));

const doCentral = arquivos
  .flatMap(({ colunas }) => colunas)
  .filter(({ em, dono }) => em && dono && dono !== 'central')
  .flatMap((coluna) => {
    const lugar = coluna.em ?? '';
    // An answer about a bond's person is recorded at the bond (CAR-13).
    const doVinculo = lugar.replace(/^pessoa\./, 'beneficiario.');
    return [...new Set([lugar, doVinculo])].map((em) => ({ ...coluna, em }));
  });
const decididas = [...doCentral, ...semArquivo];

const lugar = `d.tabela || '.' || d.coluna`;
const lugaresDe = (tipo: string): string =>
  decididas.flatMap((coluna) => (coluna.tipo.nome === tipo ? [`'${coluna.em}'`] : [])).join(', ');

/** Label of a column on screens. */
const campoDe = sql.raw(
  `case ${lugar} ${decididas.map(({ em, nome, rotulo }) => `when '${em}' then '${rotulo ?? nome}'`).join(' ')} else d.coluna end`,
);

/** Display form of a value: days and reais formatted, reasons and cities by name. */
const valorDe = (coluna: string) =>
  sql.raw(`case when ${lugar} in (${lugaresDe('dia')}) then to_char(d.${coluna}::date, 'DD/MM/YYYY')
    when ${lugar} in (${lugaresDe('reais')}) then 'R$ ' || translate(to_char(d.${coluna}::bigint / 100.0, 'FM999,999,990.00'), ',.', '.,')
    when d.coluna = 'motivo_cancelamento_codigo' then coalesce((select m.descricao from motivo_cancelamento m where m.codigo = d.${coluna}), d.${coluna})
    when d.coluna = 'municipio_codigo' then coalesce((select m.nome || '/' || m.uf from municipio m where m.codigo = d.${coluna}), d.${coluna})
    else d.${coluna} end`);

/** Decisions in a module's tables that the core system has not adopted, diverging ones first. */
export const selectSistemaCentral = (
  { hoje }: ReportContext,
  modulo: ModuloDaDecisao,
): RawBuilder<DecisaoAberta> => sql<DecisaoAberta>`
  select d.id::int as id,
    case when d.diverge_em is not null and d.mantida_em is null then 'Diverge'
      when d.entregue_em is not null then 'Contado ao central'
      when d.mantida_em is not null then 'Mantido aqui' else 'Aguarda o central' end as situacao,
    coalesce(b.matriculas, d.registro) as codigo, b.nome, ${campoDe} as campo,
    ${valorDe('antes')} as antes, ${valorDe('depois')} as aqui, ${valorDe('central')} as central,
    ${nomeDoUsuario('d.por')} as quem, ${momento('d.em')} as em, (${hoje}::date - d.em::date)::int as dias, ${momento('d.entregue_em')} as "contadaEm"
  from carga_decisao d
  left join lateral (
    select string_agg(v.matricula, ', ' order by v.matricula) as matriculas, min(p.nome) as nome
    from beneficiario v join pessoa p on p.id = v.pessoa_id
    where (d.tabela = 'pessoa' and v.pessoa_id = d.registro) or (d.tabela = 'beneficiario' and v.matricula = d.registro)
      or (d.tabela = 'autorizacao' and v.matricula = (select matricula from autorizacao where codigo = d.registro))
      or (d.tabela = 'protocolo_atendimento' and v.matricula = (select matricula from protocolo_atendimento where codigo = d.registro))
      or (d.tabela = 'reanalise' and v.matricula = (select x.matricula from reanalise x where x.id::text = d.registro))
      or (d.tabela = 'fatura' and v.matricula = (select titular_matricula from fatura where numero = d.registro))
      or (d.tabela = 'novo_boleto' and v.matricula = (select titular_matricula from novo_boleto where numero = d.registro))
      or (d.tabela = 'saida' and v.matricula in (select x.matricula from saida s join saida_pessoa x on x.saida_id = s.id where s.protocolo = d.registro))
      or (d.tabela = 'titulo' and v.matricula = (select f.titular_matricula from titulo t join fatura f on f.numero = t.fatura_numero where t.numero = d.registro))
  ) b on true
  where d.encerrada_em is null and d.tabela = any(${tabelasDe(modulo)}::text[])
  order by (d.diverge_em is not null and d.mantida_em is null) desc, d.em, d.id`;

/** Active bonds that the last complete file does not name. */
export const selectAusentes = ({ hoje }: ReportContext): RawBuilder<AusenteDaCarga> => sql<AusenteDaCarga>`
  select b.matricula, p.nome, l.nome as plano,
    case when a.ignorada_ate >= ${hoje}::date then 'De lado' when a.pedida_em is not null then 'Perguntado' else 'A decidir' end as situacao,
    ${momento('a.desde')} as desde, (${hoje}::date - a.desde::date)::int as dias,
    case when a.pedida_por is not null then ${nomeDoUsuario('a.pedida_por')} end as "perguntadoPor",
    a.ignorada_ate as ate
  from carga_ausente a
  join beneficiario b on b.matricula = a.chave
  join pessoa p on p.id = b.pessoa_id
  join plano l on l.registro = b.plano_registro
  where a.arquivo = 'beneficiarios' and b.cancelado_em is null
  order by a.desde, b.matricula`;

/** Bonds whose person differs in the core system. */
export const selectAConfirmar = ({
  hoje,
}: ReportContext): RawBuilder<PessoaAConfirmar> => sql<PessoaAConfirmar>`
  select c.id::int as id, c.matricula, c.pergunta, p.nome, c.central->>'nome' as "nomeCentral", p.cpf, c.central->>'cpf' as "cpfCentral",
    o.escrita as outra, p.nascimento, (c.central->>'nascimento')::date as "nascimentoCentral", p.nome_mae as mae,
    c.central->>'nome_mae' as "maeCentral", ${momento('c.desde')} as desde, (${hoje}::date - c.desde::date)::int as dias, c.entrega_id as entrega
  from carga_confirma c
  join beneficiario b on b.matricula = c.matricula
  join pessoa p on p.id = b.pessoa_id
  left join ${outraDaPergunta} o on true
  where ${aguarda}
  order by c.desde, c.id`;

/** Table of an open decision; undefined once it is over. */
export const tabelaDaDecisao = async (db: Db, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ tabela: string }>`
    select tabela from carga_decisao where id = ${id} and encerrada_em is null`.execute(db);
  return rows[0]?.tabela;
};

/** Every reason of cancellation, by code. */
export const findMotivos = (db: Db) =>
  db.selectFrom('motivo_cancelamento').select(['codigo', 'descricao']).orderBy('codigo').execute();

/** Locks an absent bond until the transaction ends; undefined when it is no longer absent. */
export const prendeAusente = async (trx: Trx, matricula: string) => {
  const { rows } = await sql<{ nome: string; ativadoEm: string | null; cadastradoEm: string }>`
    select p.nome, b.ativado_em as "ativadoEm", b.cadastrado_em as "cadastradoEm" from carga_ausente a
    join beneficiario b on b.matricula = a.chave join pessoa p on p.id = b.pessoa_id
    where a.arquivo = 'beneficiarios' and a.chave = ${matricula} and b.cancelado_em is null for update of a, b`.execute(
    trx,
  );
  return rows[0];
};

/** Records the question to the core system about an absent bond. */
export const perguntaAusente = async (
  trx: Trx,
  matricula: string,
  { login, em }: { login: string; em: string },
) =>
  sql`update carga_ausente set pedida_em = ${em}::timestamp, pedida_por = ${login}, ignorada_ate = null
    where arquivo = 'beneficiarios' and chave = ${matricula}`.execute(trx);

/** Hides an absent bond until a day. */
export const ignoraAusente = async (trx: Trx, matricula: string, ate: string) =>
  sql`update carga_ausente set ignorada_ate = ${ate}::date where arquivo = 'beneficiarios' and chave = ${matricula}`.execute(
    trx,
  );

/** Ends an absent bond; the core system learns of it like of any other decision. */
export const encerraAusente = async (
  trx: Trx,
  matricula: string,
  { dia, motivo, hoje }: { dia: string; motivo: string; hoje: string },
) => {
  await sql`update beneficiario set cancelado_em = ${dia}::date, motivo_cancelamento_codigo = ${motivo}, atualizado_em = ${hoje}::date
    where matricula = ${matricula}`.execute(trx);
  await sql`delete from carga_ausente where arquivo = 'beneficiarios' and chave = ${matricula}`.execute(trx);
};
