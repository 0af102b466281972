// npm run review -- [commit]: a page of the stories whose look or code is another than in the commit (dist/revisao).
// `--approve=<story>` stores the new picture of a story, `--serve` opens the page where it may do so itself,
// `--storybook=<address>` says where the built workbench is.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { originHere, originOfPictures, otherOrigin } from './pictures-origin.ts';
import { approve } from './review/approve.ts';
import { collect } from './review/collect.ts';
import type { Place } from './review/place.ts';
import { baseCommit, subjectOf } from './review/repository.ts';
import { serve } from './review/server.ts';
import { writePage } from './review/write.ts';
import { root } from './sources.ts';

const place: Place = { root, pictures: '.storybook/pictures', differences: 'test-results/pictures' };
const folder = join(root, 'dist', 'revisao');

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      approve: { type: 'string', multiple: true },
      serve: { type: 'boolean' },
      port: { type: 'string' },
      storybook: { type: 'string' },
    },
  });
  // Published, the page lies beside the built workbench; while one works, `npm run storybook` runs.
  const beside = values.serve ? 'http://localhost:6006/' : '../storybook/index.html';
  const { storybook = beside, port = '0' } = values;
  if (/^[a-z][a-z\d+.-]*:/i.test(storybook) && !/^https?:/i.test(storybook))
    throw new Error(`--storybook=${storybook}: dê um caminho a partir da página ou um endereço http.`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port=${port}: dê uma porta de 0 a 65535.`);
  const other = values.approve || values.serve ? otherOrigin(originOfPictures(), originHere()) : undefined;
  const store = (id: string): string => {
    if (other) throw new Error(`${other} Também não se aprovam aqui.`);
    return approve(place, id);
  };
  if (values.approve) {
    for (const id of values.approve) console.log(`Aprovada: ${store(id)}`);
    return;
  }
  if (positionals.length > 1) throw new Error(`Um commit só, não ${positionals.join(' e ')}.`);
  const commit = baseCommit(root, positionals[0]);
  const found = collect(place, commit);
  const made = new Date().toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  const data = await writePage(folder, found, { commit, subject: subjectOf(root, commit), made, storybook });
  const looks = found.filter(({ kind }) => kind !== 'code').length;
  console.log(
    `${looks} com outra imagem e ${found.length - looks} só com outro código, desde ${commit.slice(0, 10)}.`,
  );
  console.log(pathToFileURL(join(folder, 'index.html')).href);
  if (!values.serve) return;
  const server = await serve({ folder, data, approve: store }, Number(port));
  const { port: taken } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${taken}/ (aqui se aprova; Ctrl+C termina)`);
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
