import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  ParseOption,
  XmlDocument,
  XmlLibError,
  XmlValidateError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';

/** Error of the schema about one element; `xpath` in libxml2's notation. */
export interface ErroDoEsquema {
  xpath: string;
  message: string;
}

/** Verdict of the schema on a file; 'AUSENTE' when the schema of its version is not installed. */
export type Veredito = { situacao: 'VALIDO' | 'AUSENTE' } | { situacao: 'INVALIDO'; erros: ErroDoEsquema[] };

// No network, no external entities; lines past 65,535 keep their number.
const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;

/** Files that the compiled schema may include: those of its own folder, by name. */
let vizinhos: ReadonlyMap<string, Uint8Array> = new Map();
const abertos = new Map<number, { bytes: Uint8Array; at: number }>();
let ultimo = 0;
let isRegistrado = false;

const registra = (): void => {
  if (isRegistrado) return;
  isRegistrado = true;
  xmlRegisterInputProvider({
    match: () => true,
    open: (name) => {
      const bytes = vizinhos.get(basename(name));
      if (!bytes) return undefined;
      ultimo += 1;
      abertos.set(ultimo, { bytes, at: 0 });
      return ultimo;
    },
    read: (fd, buffer) => {
      const aberto = abertos.get(fd);
      if (!aberto) return -1;
      const parte = aberto.bytes.subarray(aberto.at, aberto.at + buffer.byteLength);
      buffer.set(parte);
      aberto.at += parte.byteLength;
      return parte.byteLength;
    },
    close: (fd) => abertos.delete(fd),
  });
};

/** Path of 'tissV4_01_00.xsd' in the folder or a direct subfolder: 3.02 has another file of the same name. */
const acha = async (pasta: string, versao: string): Promise<string | undefined> => {
  const nome = `tissV${versao.replaceAll('.', '_')}.xsd`;
  const todos = await readdir(pasta, { withFileTypes: true });
  const pastas = [pasta, ...todos.filter((each) => each.isDirectory()).map(({ name }) => join(pasta, name))];
  for (const each of pastas) if ((await readdir(each)).includes(nome)) return join(each, nome);
  return undefined;
};

const compilados = new Map<string, XsdValidator>();

const compila = async (path: string): Promise<XsdValidator> => {
  const pronto = compilados.get(path);
  if (pronto) return pronto;
  registra();
  const nomes = (await readdir(dirname(path))).filter((nome) => nome.endsWith('.xsd'));
  vizinhos = new Map(
    await Promise.all(nomes.map(async (nome) => [nome, await readFile(join(dirname(path), nome))] as const)),
  );
  const doc = XmlDocument.fromBuffer(await readFile(path), { url: basename(path), option });
  try {
    const validador = XsdValidator.fromDoc(doc);
    compilados.set(path, validador);
    return validador;
  } finally {
    doc.dispose();
    vizinhos = new Map();
  }
};

/** Errors of the schema by element; the first of several about one. */
const errosDe = ({ details }: XmlValidateError): ErroDoEsquema[] => {
  const porElemento = new Map<string, ErroDoEsquema>();
  for (const { message, xpath = '' } of details)
    if (!porElemento.has(xpath)) porElemento.set(xpath, { xpath, message: message.trim() });
  return [...porElemento.values()];
};

/** Judges a file by the schema of its version (TIS-26). Throws when the installed schema itself is unreadable. */
export const julgaPeloEsquema = async (
  bytes: Uint8Array,
  versao: string,
  pasta: string,
): Promise<Veredito> => {
  const path = /^\d\.\d\d\.\d\d$/.test(versao) ? await acha(pasta, versao) : undefined;
  if (path === undefined) return { situacao: 'AUSENTE' };
  const validador = await compila(path);
  let doc: XmlDocument;
  try {
    doc = XmlDocument.fromBuffer(bytes, { option });
  } catch (cause) {
    // Malformed XML is reported with its position by the reader itself.
    if (cause instanceof XmlLibError) return { situacao: 'INVALIDO', erros: [] };
    throw cause;
  }
  try {
    validador.validate(doc);
    return { situacao: 'VALIDO' };
  } catch (cause) {
    if (cause instanceof XmlValidateError) return { situacao: 'INVALIDO', erros: errosDe(cause) };
    throw cause;
  } finally {
    doc.dispose();
  }
};
