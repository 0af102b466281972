import { decodificador, semMarcaDeFim } from '@vidas/api-client/bytes/codificacao.ts';
import { descobreCodificacao } from '@vidas/api-client/bytes/descobreCodificacao.ts';
import { codificacaoOuRecusa } from '@vidas/api-client/bytes/leTexto.ts';
import { isUtf8 } from 'node:buffer';
import { refusal } from '../importError.ts';

/** Text of a statement, and its form. */
export interface OfxText {
  text: string;
  isXml: boolean;
}

const HEAD = 1_024;

const notUtf8 = (bytes: Buffer): number => {
  let line = 1;
  for (let from = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    if (end === -1 || !isUtf8(bytes.subarray(from, end))) return line;
    from = end + 1;
  }
};

/** Refuses other kinds of files by their first bytes. */
const refuseOthers = (head: string): void => {
  if (head.startsWith('%PDF')) throw refusal('o arquivo é um PDF; baixe do banco o extrato em OFX.', 1);
  if (head.startsWith('PK'))
    throw refusal(
      'o arquivo é um zip ou uma planilha; envie o extrato em OFX, fora de um arquivo compactado.',
      1,
    );
  if (/^(?:\xff\xfe|\xfe\xff)|\0/.test(head))
    throw refusal('o arquivo está em UTF-16; baixe-o em UTF-8 ou Windows-1252.', 1);
};

const decoded = (bytes: Buffer, head: string): string => {
  // Accented Windows-1252 text is never valid UTF-8, whatever the header says.
  const says = /(?:ENCODING:\s*UTF-?8|CHARSET:\s*UTF-?8|encoding\s*=\s*["']utf-?8)/i.test(head);
  if (says && !isUtf8(bytes))
    throw refusal(
      'há um caractere que não existe em UTF-8, a codificação que o arquivo declara.',
      notUtf8(bytes),
    );
  const busca = descobreCodificacao();
  busca.add(bytes);
  const found = codificacaoOuRecusa(busca.fim('windows-1252'));
  if ('recusa' in found) throw refusal(found.recusa, found.linha);
  return semMarcaDeFim()(decodificador(found.codificacao)(bytes));
};

/** Text of an OFX file: UTF-8, US-ASCII or Windows-1252. Throws ImportError for anything else. */
export const ofxText = (bytes: Buffer): OfxText => {
  if (bytes.length === 0) throw refusal('O arquivo está vazio.');
  const head = bytes.toString('latin1', 0, HEAD);
  refuseOthers(head);
  const text = decoded(bytes, head);
  const start = text.trimStart();
  if (start.startsWith('<?')) return { text, isXml: true };
  const version = /^OFXHEADER:\s*(\w+)/.exec(start)?.[1];
  if (version === undefined || !/<OFX>/i.test(text))
    throw refusal(
      'o arquivo não é um extrato OFX: não começa com OFXHEADER:100 (OFX 1) nem com <?xml ou <?OFX (OFX 2).',
      1,
    );
  if (!version.startsWith('100'))
    throw refusal(`o cabeçalho diz OFXHEADER:${version.slice(0, 20)} e só se lê o 100.`, 1, 'OFXHEADER');
  return { text, isXml: false };
};
