// Imports conference files (.CNX) of growing size through the real call into a new embedded database, a server process a size.
// npx node bench/imports/cnx.mjs 200000
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { cnxRecord, cnxText } from '../../apps/api/src/imports/fixtures/sib.ts';

const lives = Number(process.argv[2] ?? 200_000);
const boundary = 'vidas-bench';
const marker = { cco: '000000000000' };
const [head, tail] = cnxText([marker]).split(cnxRecord(marker));

async function* file(count) {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="arquivo"; filename="ArqConf.CNX"\r\ncontent-type: text/xml\r\n\r\n${head}`,
    'latin1',
  );
  for (let from = 0; from < count; from += 50) {
    const records = Array.from({ length: Math.min(50, count - from) }, (_, index) => {
      const number = String(from + index + 1);
      return cnxRecord({
        cco: number.padStart(12, '0'),
        codigoBeneficiario: number.padStart(10, '0'),
        cpf: number.padStart(11, '0'),
      });
    });
    yield Buffer.from(`${records.join('\n')}\n`, 'latin1');
  }
  yield Buffer.from(`${tail}\r\n--${boundary}--\r\n`, 'latin1');
}

const send = (port, token, count) =>
  new Promise((resolve, reject) => {
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/cadastro/importaConferenciaCadastralSib',
      headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    call.on('error', reject).on('response', (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts).toString()));
    });
    Readable.from(file(count)).pipe(call);
  });

const ask = async (child, question) => {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer;
};

const mb = (bytes) => String(Math.round(bytes / 1_048_576)).padStart(6);

const measure = async (count) => {
  const dir = await mkdtemp(join(tmpdir(), 'vidas-bench-'));
  const child = fork(new URL('./server.mjs', import.meta.url), {
    env: { ...process.env, DATA_DIR: dir, SEED: 'none', ANS_REGISTRATION: '999999', DATABASE_URL: '' },
  });
  const [{ port, token }] = await once(child, 'message');
  await ask(child, 'begin');
  const start = performance.now();
  const answer = await send(port, token, count);
  const seconds = (performance.now() - start) / 1000;
  const { rssBefore, rssPeak, heapPeak, delayMax, delayP99 } = await ask(child, 'end');
  child.send('close');
  await once(child, 'exit');
  await rm(dir, { recursive: true, force: true });
  console.log(
    `${String(count).padStart(8)}${seconds.toFixed(1).padStart(8)}${mb(rssBefore)}${mb(rssPeak)}${mb(heapPeak)}${delayMax.toFixed(0).padStart(8)}${delayP99.toFixed(0).padStart(6)}  ${answer}`,
  );
};

console.log('   lives       s   rss0   peak   heap  loopMax   p99  (MB, ms; heap = main thread)');
for (const count of [lives / 4, lives / 2, lives]) await measure(Math.round(count));
