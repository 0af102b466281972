// The least that an import of these rows costs: one pass of the parser and one plain insert of each batch.
import { createReadStream } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { SaxesParser } from 'saxes';

const BATCH = 2000;
const columns =
  'cco, situacao, data_atualizacao, codigo_beneficiario, cpf, nome, sexo, data_nascimento, nome_mae, data_contratacao, numero_plano'.split(
    ', ',
  );
const fields = {
  codigoBeneficiario: 'codigo_beneficiario',
  cpf: 'cpf',
  nome: 'nome',
  sexo: 'sexo',
  dataNascimento: 'data_nascimento',
  nomeMae: 'nome_mae',
  dataContratacao: 'data_contratacao',
  numeroPlanoANS: 'numero_plano',
};

export const bareImport = async (db, path) => {
  const run = (sql, parameters = []) => db.executeQuery(CompiledQuery.raw(sql, parameters));
  await run(`create table bare (${columns.map((column) => `${column} text`).join(', ')})`);
  const batch = [];
  let row = {};
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'beneficiario')
      row = {
        cco: attributes.cco,
        situacao: attributes.situacao,
        data_atualizacao: attributes.dataAtualizacao,
      };
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    if (name === 'beneficiario') batch.push(row);
    else if (fields[name] !== undefined) row[fields[name]] = text;
  });
  const insert = (rows) =>
    run(
      `insert into bare select * from json_to_recordset($1::json) as x (${columns.map((column) => `${column} text`).join(', ')})`,
      [JSON.stringify(rows)],
    );
  for await (const part of createReadStream(path, { encoding: 'latin1' })) {
    parser.write(part);
    while (batch.length >= BATCH) await insert(batch.splice(0, BATCH));
  }
  parser.close();
  if (batch.length > 0) await insert(batch);
  await run('drop table bare');
};
