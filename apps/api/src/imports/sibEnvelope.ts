import { isDay } from '@vidas/api-client/kinds/day.ts';
import type { ByteSource } from './decode.ts';
import { refusal } from './importError.ts';
import { type HashDito, textHash } from './textHash.ts';
import { readXml, type XmlClose, type XmlHandlers, type XmlLimits, type XmlOpen } from './xmlStream.ts';

/** Head of every file of the SIB (cabecalho, SIB-2). */
export interface SibHeader {
  /** Registration of the receiving operator (destino/registroANS), 6 digits. */
  registroAns: string;
  tipoTransacao: string;
  sequencialTransacao: string;
  /** Moment of the file, 'YYYY-MM-DDTHH:MM:SS'; null for a missing or unreadable one. */
  dataHora: string | null;
}

/** Kinds of answers by ANS. */
export type SibKind = 'retorno' | 'conferencia';

/** An element below the body of the message; `path` joins its local names by '/'. */
export interface SibHandlers {
  open?: (path: string, element: XmlOpen) => void;
  close?: (path: string, element: XmlClose) => void;
  /** Called at the end of the file. */
  hash?: (hash: HashDito) => void;
}

const where = {
  retorno: 'um arquivo de retorno do SIB (.RPX): leia-o em Cadastro, Leitura de correções SIB',
  conferencia: 'um arquivo de conferência do SIB (.CNX): importe-o em Cadastro, Conferência cadastral SIB',
  envio: 'um arquivo de envio do SIB (.SBX), que a operadora manda à ANS: não é lido aqui',
};

const bodies = new Map<string, keyof typeof where>([
  ['mensagem/ansParaOperadora/resultadoProcessamento', 'retorno'],
  ['mensagem/ansParaOperadora/conferencia', 'conferencia'],
  ['mensagem/operadoraParaANS', 'envio'],
]);

const bodyPath: Record<SibKind, string> = {
  retorno: 'mensagem/ansParaOperadora/resultadoProcessamento',
  conferencia: 'mensagem/ansParaOperadora/conferencia',
};

/** Maximum of distinct names below one element; a file of ANS has a tenth of them. */
const KEPT_NAMES = 200;

/**
 * Position of an element. Files have millions of elements at a few dozen positions, so the text of a path is
 * built once.
 */
interface Place {
  /** Names from below the root, joined by '/'; empty for the root. */
  readonly full: string;
  /** Names from below the body; undefined outside it. */
  readonly inside: string | undefined;
  /** Kind of file that has its body here. */
  readonly kind: keyof typeof where | undefined;
  readonly child: (name: string) => Place;
}

/** Place of the root, from which all others derive. */
const placesBelow = (body: string): Place => {
  const placeOf = (full: string): Place => {
    const children = new Map<string, Place>();
    return {
      full,
      inside: full === body ? '' : full.startsWith(`${body}/`) ? full.slice(body.length + 1) : undefined,
      kind: bodies.get(full),
      child(name) {
        const known = children.get(name);
        if (known) return known;
        const place = placeOf(full === '' ? name : `${full}/${name}`);
        if (children.size < KEPT_NAMES) children.set(name, place);
        return place;
      },
    };
  };
  return placeOf('');
};

const otherRoots = new Map([
  ['mensagemTISS', 'o arquivo é um lote TISS: importe-o em Contas Médicas.'],
  ['html', 'o arquivo é uma página da internet, não um arquivo do SIB.'],
]);

const momentOf = (text: string): string | null => {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  return isDay(day) && /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time) ? `${day}T${time}` : null;
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Expected kind and receiver of a SIB file. */
export interface SibExpectation {
  kind: SibKind;
  /** Operator's own registration at ANS, 6 digits. */
  registroAns: string;
  limits: XmlLimits;
}

/**
 * Reads a file of the SIB as a stream: checks the header, then calls the handlers for the body's elements.
 * Throws ImportError for another kind of file (naming its screen), for another operator's file and for all
 * errors of `readXml`.
 */
export const readSib = (
  source: ByteSource,
  expected: SibExpectation,
  handlers: SibHandlers & { header?: (header: SibHeader) => void },
): AsyncGenerator<void> => readXml(source, sibHandlers(expected, handlers), expected.limits);

const sibHandlers = (
  expected: SibExpectation,
  { open, close, hash: onHash, header: onHeader }: SibHandlers & { header?: (header: SibHeader) => void },
): XmlHandlers => {
  const body = bodyPath[expected.kind];
  const root = placesBelow(body);
  const openPlaces: Place[] = [];
  const header: Partial<SibHeader> = {};
  const texts = textHash();
  let hashTold: string | undefined;
  let isChecked = false;
  let isBodySeen = false;
  const checkHeader = (line: number): void => {
    if (header.registroAns === undefined) {
      throw refusal(
        'o cabeçalho não diz a que operadora o arquivo se destina (destino/registroANS).',
        line,
        'registroANS',
      );
    }
    if (expected.registroAns === '')
      throw refusal(
        'o registro desta operadora na ANS não está configurado (ANS_REGISTRATION); sem ele não se sabe se o arquivo é dela.',
        line,
        'registroANS',
      );
    if (header.registroAns !== digits(expected.registroAns).padStart(6, '0')) {
      throw refusal(
        `o arquivo é da operadora de registro ANS ${header.registroAns}; o registro desta operadora é ${expected.registroAns}.`,
        line,
        'registroANS',
      );
    }
    isChecked = true;
    onHeader?.({
      registroAns: header.registroAns,
      tipoTransacao: header.tipoTransacao ?? '',
      sequencialTransacao: header.sequencialTransacao ?? '',
      dataHora: header.dataHora ?? null,
    });
  };

  return {
    open(element) {
      if (openPlaces.length === 0 && element.name !== 'mensagemSIB') {
        throw refusal(
          otherRoots.get(element.name) ??
            `o arquivo não é do SIB: começa por <${element.name.slice(0, 80)}> e não por <mensagemSIB>.`,
          element.line,
          element.name.slice(0, 80),
        );
      }
      if (openPlaces.length === 0) texts.add((element.attributes['schemaLocation'] ?? '').trim());
      const place = openPlaces.at(-1)?.child(element.name) ?? root;
      openPlaces.push(place);
      const { kind, inside } = place;
      if (kind !== undefined && kind !== expected.kind)
        throw refusal(`este é ${where[kind]}.`, element.line, element.name);
      if (inside === undefined) return;
      if (!isChecked) checkHeader(element.line);
      isBodySeen = true;
      if (inside !== '') open?.(inside, element);
    },
    close(element) {
      const { full, inside } = openPlaces.pop() ?? root;
      if (inside) close?.(inside, element);
      if (full === 'epilogo/hash') hashTold = element.text.trim();
      else if (!full.startsWith('epilogo')) texts.add(element.text.trim());
      if (full === 'cabecalho/destino/registroANS')
        header.registroAns = digits(element.text).padStart(6, '0');
      if (full === 'cabecalho/identificacaoTransacao/tipoTransacao')
        header.tipoTransacao = element.text.trim();
      if (full === 'cabecalho/identificacaoTransacao/sequencialTransacao')
        header.sequencialTransacao = element.text.trim();
      if (full === 'cabecalho/identificacaoTransacao/dataHoraRegistroTransacao')
        header.dataHora = momentOf(element.text.trim());
      if (openPlaces.length === 0 && !isBodySeen) {
        throw refusal(`o arquivo não traz o conteúdo esperado (${body}).`, element.line);
      }
      if (openPlaces.length === 0) onHash?.(texts.compare(hashTold));
    },
  };
};
