/* Does one thing with a return file: `split` cuts its lines and fields, `read` reads it as the application does, `ours` applies it,
   `before` applies it as before there was an account, `bare` cuts it and asks the same statements without judging anything. Says how long
   it took, how many lines it had and the most memory. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { byIndexes } from '../../apps/api/src/db/byIndexes.ts';
import { tx } from '../../apps/api/src/db/tx.ts';
import { readCbr643 } from '../../apps/api/src/imports/cbr643.ts';
import {
  analyzeGuardadas,
  aplica,
  begin,
  insertLinhas,
  resolveSobreposicoes,
} from '../../apps/api/src/modules/financeiro/retorno/aplicacao.sql.ts';
import { importaRetorno } from '../../apps/api/src/modules/financeiro/retorno/importaRetorno.ts';
import { findAlvos, findVezes } from '../../apps/api/src/modules/financeiro/retorno/leitura.sql.ts';

const PORCAO = 500;
const login = 'USU_BENCH';
const momento = '2026-11-12T09:00:00';
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20).unref();

const cut = (linha, texto) => ({
  linha,
  texto,
  nossoNumero: texto.slice(63, 80),
  natureza: texto.slice(86, 88),
  comando: texto.slice(108, 110),
  ocorrencia: texto.slice(110, 116),
  vencimento: texto.slice(146, 152),
  valorTitulo: Number(texto.slice(152, 165)),
  credito: texto.slice(175, 181),
  tarifa: Number(texto.slice(181, 188)),
  outrasDespesas: Number(texto.slice(188, 201)),
  abatimento: Number(texto.slice(227, 240)),
  desconto: Number(texto.slice(240, 253)),
  recebido: Number(texto.slice(253, 266)),
  juros: Number(texto.slice(266, 279)),
  outros: Number(texto.slice(279, 292)),
  lancamento: Number(texto.slice(305, 318)),
});

async function* portions(path) {
  let rest = '';
  let linha = 0;
  let some = [];
  for await (const part of createReadStream(path, { encoding: 'latin1' })) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const texto of lines) {
      linha += 1;
      if (texto.charAt(0) === '7') some.push(cut(linha, texto));
      if (some.length < PORCAO) continue;
      yield some;
      some = [];
    }
  }
  yield some;
}

const count = async (reading) => {
  let lines = 0;
  for await (const some of reading) lines += some.length;
  return lines;
};

const day = (text) => `20${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;

const paid = (arquivo, linha, titulo) => ({
  linha,
  chave: linha.chave,
  k: 1,
  titulo: titulo.numero,
  julgada: {
    fim: 'LIQUIDADO',
    motivo: null,
    comparacao: ['nossoNumero', 'valorTitulo', 'vencimento', 'lancamento', 'recebido'].map((campo) => ({
      campo,
      banco: linha.valorTitulo,
      nosso: titulo.valorCents,
    })),
    efeito: {
      titulo: titulo.numero,
      fatura: titulo.fatura.numero,
      principalCents: linha.recebido,
      recebidoCents: linha.recebido,
      encargosCents: 0,
      creditoCents: 0,
      desfaz: null,
      antes: titulo.estado,
      depois: {
        ...titulo.estado,
        pago_em: linha.ocorrencia,
        valor_pago_cents: linha.recebido,
        upload_banco_id: arquivo,
      },
      faturaAntes: 'ABERTA',
      faturaDepois: 'PAGA',
    },
  },
});

const bare = async (db, path) => {
  let lines = 0;
  const arquivo = await begin(db, {
    nome: 'CBR643.RET',
    sha256: '0'.repeat(64),
    bytes: 1,
    diasValidos: 30,
    login,
    momento,
  });
  for await (const some of portions(path)) {
    const linhas = some.map((linha) => ({
      ...linha,
      chave: createHash('md5').update(linha.texto).digest('hex'),
      ocorrencia: day(linha.ocorrencia),
      vencimento: day(linha.vencimento),
      credito: day(linha.credito),
    }));
    const { titulos } = await tx(db, async (trx) => {
      await byIndexes(trx);
      await findVezes(
        trx,
        arquivo,
        linhas.map(({ chave }) => chave),
      );
      return findAlvos(
        trx,
        arquivo,
        linhas.map(({ nossoNumero }) => nossoNumero),
      );
    });
    await insertLinhas(
      db,
      arquivo,
      linhas.map((linha) => paid(arquivo, linha, titulos.get(linha.nossoNumero))),
    );
    lines += some.length;
  }
  await analyzeGuardadas(db);
  await resolveSobreposicoes(db, { arquivo, convenio: '3128557', sequencial: 1, linhas: lines });
  const lido = { convenio: '3128557', sequencial: 1, gravadoEm: null, linhas: lines, avisos: [] };
  await tx(db, (trx) => aplica(trx, arquivo, { lido, login, momento }));
  return lines;
};

const ours = async (db, path) => {
  const clock = () => new Date('2026-11-12T12:00:00Z');
  const deps = { db, clock, tmpDir: tmpdir(), config: { cobranca: { conta: { convenio: '3128557' } } } };
  const file = { name: 'CBR643.RET', stream: createReadStream(path) };
  const { boletos } = await importaRetorno(deps, { file, diasValidos: 30, login });
  return boletos;
};

/** The file without its movements; the bills by one statement, as they were settled before. */
const before = async (db, path) => {
  const client = new pg.Client(process.env['DATABASE_URL']);
  await client.connect();
  try {
    await client.query('alter table upload_banco disable trigger upload_banco_conta');
    const lines = await ours(db, path);
    await client.query(`update fatura f set status = x.status from (
      select distinct on (e.fatura_numero) e.fatura_numero, e.fatura_depois as status from retorno_efeito e
      where e.arquivo_id = (select max(id) from upload_banco) order by e.fatura_numero, e.ordem desc) x
      where f.numero = x.fatura_numero and f.status <> x.status`);
    return lines;
  } finally {
    await client.query('alter table upload_banco enable trigger upload_banco_conta');
    await client.end();
  }
};

const inDatabase = async (work) => {
  const { db, close } = openDatabase({ url: process.env['DATABASE_URL'] ?? '' });
  try {
    return await work(db);
  } finally {
    await close();
  }
};

const things = {
  split: (path) => count(portions(path)),
  read: (path) => count(readCbr643(createReadStream(path), { convenio: undefined, porcao: PORCAO })),
  bare: (path) => inDatabase((db) => bare(db, path)),
  before: (path) => inDatabase((db) => before(db, path)),
  ours: (path) => inDatabase((db) => ours(db, path)),
};

process.on('message', async ({ thing, path }) => {
  const start = performance.now();
  const lines = await things[thing](path);
  process.send?.({
    ms: performance.now() - start,
    peakMb: Math.max(peak, process.memoryUsage.rss()) / 1e6,
    lines,
  });
});
