// The least that the import of a lot costs: one pass of the parser, and one plain insert of its guides and one of their items; once into
// tables of texts, once into tables with the columns, keys and indexes of ours. What the schema of ANS takes by itself is apart.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { CompiledQuery } from 'kysely';
import { SaxesParser } from 'saxes';
import { byIndexes } from '../../apps/api/src/db/byIndexes.ts';
import { julgaPeloEsquema } from '../../apps/api/src/imports/tiss/esquema.ts';

const daGuia = [
  'registroANS',
  'numeroGuiaPrestador',
  'numeroCarteira',
  'dataAutorizacao',
  'senha',
  'valorTotalGeral',
];
const doItem = [
  'numeroGuiaPrestador',
  'sequencialItem',
  'dataExecucao',
  'codigoTabela',
  'codigoProcedimento',
  'descricaoProcedimento',
  'quantidadeExecutada',
  'reducaoAcrescimo',
  'valorUnitario',
  'valorTotal',
  'nomeProf',
  'numeroConselhoProfissional',
  'grauPart',
];
const typed = (columns) => columns.map((column) => `"${column}" text`).join(', ');

/** The guides and items of a lot, each as the texts of its elements by their names. */
const leLote = async (path) => {
  const guias = [];
  const itens = [];
  let guia = {};
  let item;
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'ans:guiaSP-SADT') guia = {};
    if (name === 'ans:procedimentoExecutado' || name === 'ans:despesa')
      item = { numeroGuiaPrestador: guia.numeroGuiaPrestador };
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    if (name === 'ans:guiaSP-SADT') guias.push(guia);
    else if (name === 'ans:procedimentoExecutado' || name === 'ans:despesa') {
      itens.push(item);
      item = undefined;
    } else (item ?? guia)[name.slice(4)] = text;
  });
  for await (const part of createReadStream(path, { encoding: 'latin1' })) parser.write(part);
  parser.close();
  return { guias, itens };
};

export const bareLote = async (db, path) => {
  const run = (sql, parameters = []) => db.executeQuery(CompiledQuery.raw(sql, parameters));
  await run(`create table bare_guia (${typed(daGuia)})`);
  await run(`create table bare_item (${typed(doItem)})`);
  const { guias, itens } = await leLote(path);
  const insert = (table, columns, rows) =>
    run(`insert into ${table} select * from json_to_recordset($1::json) as x (${typed(columns)})`, [
      JSON.stringify(rows),
    ]);
  await insert('bare_guia', daGuia, guias);
  await insert('bare_item', doItem, itens);
  await run('drop table bare_guia, bare_item');
};

const cents = (value) => Math.round(Number(value) * 100);

const linhaDaGuia = (guia) => ({
  numero: guia.numeroGuiaPrestador,
  numero_prestador: guia.numeroGuiaPrestador,
  numero_operadora: guia.numeroGuiaOperadora,
  prestador_codigo: '1',
  matricula: guia.numeroCarteira,
  tipo_guia: 'SP/SADT',
  gui_tipo: 'E',
  tipo_atendimento: guia.tipoAtendimento,
  regime: guia.regimeAtendimento,
  carater: guia.caraterAtendimento,
  senha: guia.senha,
  solicitante_conselho: guia.numeroConselhoProfissional,
  solicitante_nome: guia.nomeProfissional,
  emitida_em: guia.dataSolicitacao ?? guia.dataAutorizacao,
  autorizada_em: guia.dataAutorizacao,
  importada_em: '2026-01-01T00:00:00',
  valor_cents: cents(guia.valorTotalGeral),
});

const linhaDoItem = (item) => ({
  guia_numero: item.numeroGuiaPrestador,
  sequencia: Number(item.sequencialItem),
  executado_em: item.dataExecucao,
  hora_inicial: item.horaInicial,
  tabela: item.codigoTabela,
  codigo: item.codigoProcedimento,
  descricao: item.descricaoProcedimento,
  tabela_aprovada: item.codigoTabela,
  tipo: item.codigoTabela === '22' ? 'SADT' : undefined,
  credenciado: true,
  credenciado_xml: item.nomeProf === undefined ? undefined : true,
  quantidade: item.quantidadeExecutada,
  reducao_acrescimo: item.reducaoAcrescimo,
  valor_unitario_cents: cents(item.valorUnitario),
  valor_unitario_operadora_cents: cents(item.valorUnitario),
  valor_cents: cents(item.valorTotal),
  profissional_conselho: item.numeroConselhoProfissional,
  profissional_nome: item.nomeProf,
  grau_participacao: item.grauPart,
});

/** The same pass, and one insert of each kind with what we keep of a lot, in one transaction; nothing is looked up or judged. */
export const loteIgual = async (db, path) => {
  const { guias, itens } = await leLote(path);
  const insert = async (trx, table, rows) => {
    const columns = Object.keys(rows[0]);
    await trx.executeQuery(
      CompiledQuery.raw(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [JSON.stringify(rows)],
      ),
    );
  };
  await db.transaction().execute(async (trx) => {
    await byIndexes(trx);
    await insert(trx, 'igual_guia', guias.map(linhaDaGuia));
    await insert(trx, 'igual_guia_item', itens.map(linhaDoItem));
  });
};

export const soEsquema = async (path, pasta) => {
  if (pasta === undefined) return;
  const { situacao } = await julgaPeloEsquema(await readFile(path), '4.01.00', pasta);
  if (situacao !== 'VALIDO') throw new Error(`the lot is ${situacao} by the schema of ANS`);
};
