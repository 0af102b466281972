import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { type ByteSource, decodeXml } from './decode.ts';
import { ImportError, refusal } from './importError.ts';
import { malformed } from './xmlMessages.ts';

/** An opening element; names without prefix. */
export interface XmlOpen {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Line and column of the end of the tag, from 1. */
  line: number;
  column: number;
}

/** A closing element, with the text since its last child, untrimmed. */
export interface XmlClose {
  name: string;
  text: string;
  line: number;
  column: number;
}

/** Callbacks for elements in order; an error ends the reading. */
export interface XmlHandlers {
  open?: (element: XmlOpen) => void;
  close?: (element: XmlClose) => void;
}

/** Limits above which a file is refused (SEG-21). */
export interface XmlLimits {
  maxBytes: number;
  maxDepth?: number;
  maxAttributes?: number;
  /** Maximum of characters in one text, attribute, comment or other token. */
  maxToken?: number;
  maxName?: number;
  /** Maximum of elements, attributes, comments, CDATA and instructions in the whole file. */
  maxNodes?: number;
  /** Maximum of characters in all texts and attributes of the whole file. */
  maxText?: number;
}

/** More names than any layout has; further names are not cached. */
const MOST_NAMES = 2_000;

/**
 * Names without prefix. One shared text each makes comparisons cheap, because millions of elements share a
 * few hundred names.
 */
const localNames = (): ((name: string) => string) => {
  const known = new Map<string, string>();
  return (name) => {
    let local = known.get(name);
    if (local === undefined) {
      local = name.slice(name.indexOf(':') + 1);
      if (known.size < MOST_NAMES) known.set(name, local);
    }
    return local;
  };
};

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

const countLines = (text: string): number => text.split('\n').length - 1;

/**
 * Reads XML as a stream and calls the handlers. Yields after each piece (without a value), so that the caller
 * can pass on rows and other requests can run. DOCTYPE is refused, so only the five entities of XML exist
 * (SEG-21). Throws ImportError in Portuguese with the line.
 */
export async function* readXml(
  source: ByteSource,
  handlers: XmlHandlers,
  limits: XmlLimits,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: true });
  const guard = guarded(parser, handlers, limits);
  let before = '';
  for await (const text of decodeXml(source, limits.maxBytes)) {
    const doctype = (before + text).search(/<!DOCTYPE/i);
    if (doctype !== -1)
      throw noDoctype(parser.line + countLines(text.slice(0, Math.max(0, doctype - before.length))));
    before = (before + text).slice(-8);
    guard.step(() => parser.write(text), false);
    yield;
    await setImmediate();
  }
  guard.step(() => parser.close(), true);
}

const noDoctype = (line: number) => refusal('o arquivo tem uma declaração DOCTYPE, que não é aceita.', line);

/** Connects the parser; `step` runs a part of the parsing and turns its errors into an ImportError. */
const guarded = (parser: SaxesParser, { open, close }: XmlHandlers, limits: XmlLimits) => {
  const { maxDepth = 64, maxAttributes = 128, maxToken = 64 * 1024, maxName = 256 } = limits;
  const { maxNodes = 50_000_000, maxText = 500_000_000 } = limits;
  let depth = 0;
  let attributes = 0;
  let text = '';
  let nodes = 0;
  let characters = 0;
  let lastEvent = 0;
  const localName = localNames();
  const withLocalNames = (given: Readonly<Record<string, unknown>>): Record<string, string> => {
    const own: Record<string, string> = {};
    for (const name in given) own[localName(name)] = given[name] as string;
    return own;
  };
  const stop = (message: string): never => {
    throw refusal(message, parser.line, null, parser.column + 1);
  };
  const seen = () => {
    lastEvent = parser.position;
  };
  const addNode = () => {
    seen();
    nodes += 1;
    if (nodes > maxNodes)
      stop(`há mais de ${maxNodes.toLocaleString('pt-BR')} elementos e atributos; divida o arquivo.`);
  };
  const countText = (more: string) => {
    characters += more.length;
    if (characters > maxText)
      stop(`há mais de ${maxText.toLocaleString('pt-BR')} caracteres de texto; divida o arquivo.`);
  };
  const addText = (more: string) => {
    seen();
    countText(more);
    text += more;
    if (text.length > maxToken) stop('há um texto grande demais.');
  };
  // At most seven events: with an eighth the engine stores the parser as a dictionary, and reading takes five
  // times as long.
  parser.on('attribute', ({ name, value }) => {
    addNode();
    countText(value);
    attributes += 1;
    if (attributes > maxAttributes) stop(`há um elemento com mais de ${maxAttributes} atributos.`);
    if (name.length > maxName || value.length > maxToken) stop('há um atributo grande demais.');
  });
  parser.on('opentag', (tag) => {
    addNode();
    depth += 1;
    const hasAttributes = attributes > 0;
    attributes = 0;
    if (tag.name.length > maxName) stop('há um nome de elemento grande demais.');
    if (depth > maxDepth) stop(`há mais de ${maxDepth} elementos um dentro do outro.`);
    text = '';
    const { line, column } = parser;
    open?.({
      name: localName(tag.name),
      attributes: hasAttributes ? withLocalNames(tag.attributes) : NO_ATTRIBUTES,
      line,
      column: column + 1,
    });
  });
  parser.on('closetag', (tag) => {
    seen();
    depth -= 1;
    const { line, column } = parser;
    close?.({ name: localName(tag.name), text, line, column: column + 1 });
    text = '';
  });
  parser.on('text', addText);
  parser.on('cdata', (more) => {
    addNode();
    addText(more);
  });
  parser.on('comment', addNode);
  parser.on('processinginstruction', addNode);
  return {
    step(part: () => void, isEnd: boolean): void {
      try {
        part();
      } catch (cause) {
        if (cause instanceof ImportError || !(cause instanceof Error) || !/^\d+:\d+: /.test(cause.message))
          throw cause;
        throw malformed(cause, { line: parser.line, column: parser.column + 1 }, isEnd);
      }
      // The parser reports a token only at its end, so input that grows without an event is one token.
      if (parser.position - lastEvent > maxToken) stop('há um texto, atributo ou comentário grande demais.');
    },
  };
};
