import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  colunasCampanha,
  maxLinhasCampanha,
} from '../../packages/api-client/src/cobranca/campanha/campanha.contract.ts';
import { personAtAns } from './people.ts';
import { cnxRecord, cnxText, rpxFile, textsOf } from '../../apps/api/src/imports/fixtures/sib.ts';

/** CCOs of the register of api/data.ts: its first bond has this one and one more. */
const FIRST_CCO = 500_000_000_000;

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
const marker = { cco: '000000000000' };

/** Text around the records of a file; each month has another moment. */
const aroundRecords = (month: number): [head: string, tail: string] => {
  const text = cnxText([marker], month > 0 ? { dataHora: `2027-${padded(month, 2)}-05T08:30:00` } : {});
  const [head = '', tail = ''] = text.split(cnxRecord(marker));
  return [head, tail];
};

/**
 * Writes a conference file; its people have the numbers of those of the register of api/data.ts, or, `from` so many further on, of nobody
 * there. With `isKnown` they are those people, as ANS has them; otherwise all have one name. `month`: 0 for the first file, then 1 to 12.
 */
export const writeCnx = async (
  path: string,
  lives: number,
  { from = 0, isKnown = false, month = 0 } = {},
): Promise<void> => {
  const [head, tail] = aroundRecords(month);
  const file = await open(path, 'w');
  const hash = createHash('md5').update(textsOf(head), 'latin1');
  await file.write(head, null, 'latin1');
  for (let at = 1; at <= lives; at += 500) {
    const records = Array.from({ length: Math.min(500, lives - at + 1) }, (_, index) => {
      const number = from + at + index;
      return cnxRecord({
        ...(isKnown ? personAtAns(number, lives) : {}),
        cco: padded(FIRST_CCO + number, 12),
        codigoBeneficiario: padded(number, 10),
        cpf: padded(number, 11),
      });
    });
    hash.update(textsOf(records.join('')), 'latin1');
    await file.write(`${records.join('\n')}\n`, null, 'latin1');
  }
  const whole = tail.replace(/<hash>\w+/, `<hash>${hash.digest('hex')}`);
  await file.write(whole, null, 'latin1');
  await file.close();
};

/** Writes a return that gives CCOs to the bonds of the register that have none, one in twenty. */
export const writeRpx = async (path: string, lives: number): Promise<void> => {
  const incluidos = Array.from({ length: Math.floor(lives / 20) }, (_, index) => ({
    codigoBeneficiario: padded(20 * (index + 1), 10),
    cco: padded(FIRST_CCO + 20 * (index + 1), 12),
    nome: 'IRACEMA BRANDÃO',
  }));
  const file = await open(path, 'w');
  await file.write(rpxFile({ incluidos }));
  await file.close();
};

const boundary = 'vidas-bench';

/** Writes a campaign's CSV of as many lines as one may have. */
export const writeCampanha = async (path: string): Promise<void> => {
  const lines = Array.from(
    { length: maxLinhasCampanha },
    (_, at) =>
      `45999990001;Seu boleto vence amanhã.;B${at};21/11/2026 08:05;S;S;12;;;;${padded(at, 10)};;;Ana;I`,
  );
  await writeFile(path, [colunasCampanha.join(';'), ...lines].join('\r\n'));
};

/** Writes a CSV of line ends alone, as large as one may be. */
export const writeLineEnds = (path: string): Promise<void> =>
  writeFile(path, Buffer.concat([Buffer.from(colunasCampanha.join(';')), Buffer.alloc(16_000_000, '\n')]));

/** A file, the call that takes it, and the fields that go before it. */
export interface Sent {
  /** Below /api/v1. */
  call: string;
  path: string;
  field?: string;
  fields?: Readonly<Record<string, string>>;
  /** How the answer begins: its code, and its text. */
  answer?: string;
}

/** Uploads a file. Throws with the answer when it is another than expected. */
export const upload = async (
  server: { port: number; token: string },
  { call, path, field = 'arquivo', fields = {}, answer: expected = '200{"success":true' }: Sent,
): Promise<void> => {
  const sending = request({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/v1/${call}`,
    headers: {
      authorization: server.token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const answered = new Promise<string>((resolve, reject) => {
    sending.on('error', reject).on('response', (answer) => {
      let text = String(answer.statusCode);
      answer.on('data', (part) => (text += part)).on('end', () => resolve(text));
    });
  });
  for (const [name, value] of Object.entries(fields))
    sending.write(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  sending.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${path.split('/').at(-1)}"\r\ncontent-type: text/xml\r\n\r\n`,
  );
  await pipeline(createReadStream(path), sending, { end: false });
  sending.end(`\r\n--${boundary}--\r\n`);
  const text = await answered;
  if (!text.startsWith(expected)) throw new Error(`${call} was answered: ${text.slice(0, 500)}`);
};
