// Can anybody shut the portal? A hundred reports a minute from five places, half of them blank, one in five with JavaScript (its proofs take
// a fifth of a core), while a colleague behind the address of one of these places files and looks up. Prints how long each took, in ms.
//   node bench/ouvidoria/flood.mjs [minutes, 10] [reports a minute, 100]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readDesafio } from '../../packages/api-client/src/ouvidoria/prova.rules.ts';
import { freePorts } from '../../e2e/support/freePorts.ts';

const [minutes = 10, perMinute = 100] = process.argv.slice(2).map(Number);
const places = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'];
const [home] = places;
const password = 'girassol-no-quintal';
const [port, portalPort] = await freePorts(2);
const portal = `http://127.0.0.1:${portalPort}`;
const say = (text) => process.stdout.write(`${text}\n`);

const startServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vidas-flood-'));
  const child = spawn(process.execPath, ['--no-warnings', 'scripts/serve.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      OMBUDSMAN_PORT: String(portalPort),
      DATA_DIR: folder,
      DATABASE_URL: '',
      SEED: 'demo',
      DEMO_LIVES: '300',
      DEMO_PASSWORD: password,
      OMBUDSMAN_PHONE: '0800 000 0000',
      // So that each caller says from where it calls.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  for await (const line of createInterface(child.stdout)) if (line.includes('Ctrl+C encerra')) break;
  child.stdout.resume();
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
};

/** A thread that solves; 'machine' is the flood's, 'browser' the colleague's. */
const solverOf = (as) => {
  const worker = new Worker(new URL('./solver.mjs', import.meta.url));
  const waiting = new Map();
  worker.on('message', ({ id, solucao }) => {
    waiting.get(id)(solucao);
    waiting.delete(id);
  });
  let last = 0;
  return {
    solve: (desafio) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, desafio, as });
      }),
    end: () => worker.terminate(),
  };
};

const seen = { statuses: new Map(), waits: 0 };
const note = (status) => seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);

const post = async (name, body, place) => {
  const answer = await fetch(`${portal}/api/v1/ouvidoriaInterna/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': place },
    body: JSON.stringify(body),
  });
  note(answer.status);
  return { status: answer.status, body: await answer.json() };
};

/** As the portal does: asks, solves, waits for a turn, asks again. */
const paid = async ({ name, body, place, solver }) => {
  let proof = {};
  const bits = [];
  for (;;) {
    const answer = await post(name, { ...body, ...proof }, place);
    if (answer.status === 200) return { body: answer.body, bits: Math.max(0, ...bits) };
    const { desafio, aguarde } = answer.body;
    if (desafio === undefined) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    if (aguarde !== undefined) {
      seen.waits += 1;
      await wait(aguarde * 1_000);
    } else bits.push(readDesafio(desafio).b);
    proof = { desafio, solucao: await solver.solve(desafio) };
  }
};

/** As a browser without JavaScript does: sends the form and follows the page that renews itself. */
const byForm = async ({ page, fields, place }) => {
  const address = `${portal}/ouvidoriaInterna/${page}`;
  const headers = { 'x-forwarded-for': place };
  let answer = await fetch(address, { method: 'POST', headers, body: new URLSearchParams(fields) });
  for (;;) {
    note(answer.status);
    const html = await answer.text();
    const refresh = answer.headers.get('refresh');
    if (refresh === null) return { status: answer.status, html };
    seen.waits += 1;
    const [, seconds, at] = /^(\d+); url=(.*)$/.exec(refresh);
    await wait(Number(seconds) * 1_000);
    answer = await fetch(portal + at, { headers });
  }
};

const blank = {
  nome: '',
  email: '',
  local: '',
  tipo: '',
  dadosDenunciado: '',
  dadosComplementares: '',
  detalhamento: '',
  protocoloAnterior: '',
};
const words = () => ({ ...blank, detalhamento: `Texto da inundação ${Math.random()}. `.repeat(20) });
const { nome: _nome, email: _email, local: _local, ...anonymous } = blank;

const flood = async (until) => {
  const solver = solverOf('machine');
  const running = new Set();
  let sent = 0;
  const failures = [];
  const began = Date.now();
  while (Date.now() < until) {
    const place = places[sent % places.length];
    const isBlank = sent % 2 === 0;
    const report = isBlank ? blank : words();
    const isForm = Math.floor(sent / 2) % 5 !== 0;
    const work = isForm
      ? byForm({
          page: 'denuncia/anon',
          fields: { ...anonymous, detalhamento: report.detalhamento },
          place,
        })
      : paid({ name: 'inserirNovaDenuncia', body: { ...report, status: 'N' }, place, solver });
    const one = work.catch((error) => failures.push(String(error))).finally(() => running.delete(one));
    running.add(one);
    sent += 1;
    await wait(Math.max(0, began + (sent * 60_000) / perMinute - Date.now()));
  }
  // Running calls end with the server.
  await Promise.race([Promise.all(running), wait(30_000)]);
  await solver.end();
  return { sent, failures: [...failures], unfinished: running.size };
};

const colleague = async (until) => {
  const solver = solverOf('browser');
  const times = { file: [], lookup: [], formFile: [], formLookup: [] };
  const bits = [];
  let refused = 0;
  const timed = async (list, work) => {
    const start = performance.now();
    try {
      return await work();
    } catch (error) {
      refused += 1;
      say(`  recusado: ${error}`);
      return undefined;
    } finally {
      list.push(Math.round(performance.now() - start));
    }
  };
  for (let round = 0; Date.now() < until; round += 1) {
    const text = `Relato honesto ${round}`;
    const filed = await timed(times.file, () =>
      paid({
        name: 'inserirNovaDenuncia',
        body: { ...blank, detalhamento: text, status: 'N' },
        place: home,
        solver,
      }),
    );
    if (filed) {
      const { protocolo, chave } = filed.body;
      const found = await timed(times.lookup, () =>
        paid({ name: 'getDenuncia', body: { protocolo, chave }, place: home, solver }),
      );
      if (found?.body[0]?.OUV_DETALHAMENTO !== text) refused += 1;
      bits.push(filed.bits, found?.bits ?? 0);
    }
    if (round % 3 === 0) {
      const answer = await timed(times.formFile, () =>
        byForm({
          page: 'denuncia/anon',
          fields: { ...anonymous, detalhamento: `${text} sem script` },
          place: home,
        }),
      );
      const data = JSON.parse(/id="server-data">(.*?)<\/script>/.exec(answer?.html ?? '')?.[1] ?? '{}');
      const fields = { protocolo: data.receipt?.protocolo ?? '', chave: data.receipt?.chave ?? '' };
      const shown = await timed(times.formLookup, () =>
        byForm({ page: 'acompanhamento', fields, place: home }),
      );
      if (!shown?.html.includes(`${text} sem script`)) refused += 1;
    }
    await wait(15_000);
  }
  await solver.end();
  return { times, bits, refused };
};

const ofStaff = async () => {
  const json = { 'content-type': 'application/json' };
  const entered = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ login: 'ouvidoria', senha: password }),
  });
  const { token } = await entered.json();
  const start = performance.now();
  const listed = await fetch(`http://127.0.0.1:${port}/api/v1/ouvidoriaInterna/getDenuncias`, {
    method: 'POST',
    headers: { ...json, authorization: token },
    body: '{}',
  });
  const rows = await listed.json();
  const reports = rows.reduce((sum, { OUV_QUANTAS = 1 }) => sum + OUV_QUANTAS, 0);
  return { rows: rows.length, reports, ms: Math.round(performance.now() - start) };
};

const spread = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `${sorted.length} vezes, mediana ${at(0.5)} ms, p95 ${at(0.95)}, a mais longa ${sorted.at(-1)}`;
};

const stop = await startServer();
try {
  say(
    `${minutes} min, ${perMinute} denúncias por minuto de ${places.length} lugares, metade em branco, uma em cinco com JavaScript.`,
  );
  const until = Date.now() + minutes * 60_000;
  const [{ sent, failures, unfinished }, honest] = await Promise.all([flood(until), colleague(until)]);
  say(
    `Inundação: ${sent} enviadas, ${unfinished} ainda a caminho, ${failures.length} que falharam, ${seen.waits} esperas. ${failures[0] ?? ''}`,
  );
  say(`Respostas: ${[...seen.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  say(
    `Colega atrás de ${home}: ${honest.refused} recusas, desafios de ${Math.min(...honest.bits)} a ${Math.max(...honest.bits)} bits`,
  );
  say(`  registra: ${spread(honest.times.file)}`);
  say(`  consulta com a chave certa: ${spread(honest.times.lookup)}`);
  say(`  registra sem JavaScript: ${spread(honest.times.formFile)}`);
  say(`  consulta sem JavaScript: ${spread(honest.times.formLookup)}`);
  const staff = await ofStaff();
  say(`Equipe: ${staff.reports} denúncias em ${staff.rows} linhas, lidas em ${staff.ms} ms.`);
  process.exitCode = honest.refused + failures.length > 0 ? 1 : 0;
} finally {
  await stop();
}
