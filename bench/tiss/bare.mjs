// The least that the import of a lot costs: one pass of the parser, and one plain insert of its guides and one of their items. What the
// schema of ANS takes by itself is apart.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { CompiledQuery } from 'kysely';
import { SaxesParser } from 'saxes';
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

export const bareLote = async (db, path) => {
  const run = (sql, parameters = []) => db.executeQuery(CompiledQuery.raw(sql, parameters));
  await run(`create table bare_guia (${typed(daGuia)})`);
  await run(`create table bare_item (${typed(doItem)})`);
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
  const insert = (table, columns, rows) =>
    run(`insert into ${table} select * from json_to_recordset($1::json) as x (${typed(columns)})`, [
      JSON.stringify(rows),
    ]);
  await insert('bare_guia', daGuia, guias);
  await insert('bare_item', doItem, itens);
  await run('drop table bare_guia, bare_item');
};

export const soEsquema = async (path, pasta) => {
  if (pasta === undefined) return;
  const { situacao } = await julgaPeloEsquema(await readFile(path), '4.01.00', pasta);
  if (situacao !== 'VALIDO') throw new Error(`the lot is ${situacao} by the schema of ANS`);
};
