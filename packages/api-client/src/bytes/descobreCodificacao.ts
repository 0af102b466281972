import { type Codificacao, decodificador } from './codificacao.ts';
import { certoNo1252, type DeUmByte, duvidosoNo1252, estranhos } from './estranhos.ts';

/** Place that shows that a text is not in the encoding. */
export interface Sinal {
  /** Line from 1; the column counts within the piece. */
  linha: number;
  coluna: number;
  /** The word around the place, as read. */
  palavra: string;
  /** Name of the XML element around it; null elsewhere. */
  elemento: string | null;
}

/** Encoding of a text by its content, or the reason why it is unknown. */
export type Descoberta =
  /** `onde` is the place that excludes Windows-1252. */
  | { codificacao: Codificacao; onde?: Sinal }
  | { codificacao: null; motivo: 'MISTURADO' | 'AMBIGUO' | 'PERDIDA'; onde: Sinal };

const contaLinhas = (text: string, fim: number): number => {
  let linhas = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < fim; at = text.indexOf('\n', at + 1)) linhas += 1;
  return linhas;
};

const MAIOR_METADE = 20;

/** The place `at` of a text whose first line is `linha`. */
export const sinalEm = (text: string, at: number, linha: number): Sinal => {
  const antes = text.slice(0, at);
  const palavra =
    (/[^\s<>;]*$/.exec(antes)?.[0] ?? '').slice(-MAIOR_METADE) +
    (/^[^\s<>;]*/.exec(text.slice(at))?.[0] ?? '').slice(0, MAIOR_METADE);
  return {
    linha: linha + contaLinhas(text, at),
    coluna: at - antes.lastIndexOf('\n'),
    palavra,
    elemento: /<(?:[\w-]+:)?([\w-]+)[^<>]*>[^<>]*$/.exec(antes.slice(-2_000))?.[1] ?? null,
  };
};

/** Letters that a program lost or encoded twice: "Jo\ufffdo", "JoÃ£o". */
export const LETRA_PERDIDA = /\ufffd|[ÃÂ][\u0080-\u00bf]/;

/** Sign of an encoding for each sign of Windows-1252. */
const outraLeitura = (codificacao: Codificacao): ReadonlyMap<string, string> => {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at);
  const destino = [...decodificador(codificacao)(bytes)];
  return new Map([...decodificador('windows-1252')(bytes)].map((sinal, at) => [sinal, destino[at] ?? '']));
};
const leituras: readonly (readonly [DeUmByte, ReadonlyMap<string, string> | null])[] = [
  ['windows-1252', null],
  ['iso-8859-15', outraLeitura('iso-8859-15')],
  ['cp850', outraLeitura('cp850')],
];

const ALTO = /[^\0-\u007f]/g;
/** Signs that can exclude Windows-1252, once DOS is excluded. Few ranges, because a long class takes ten times as long. */
const RARO = /[\x80-\xa9\xab-\xaf\xb1-\xb9\xbb-\xbf\u0100-\uffff]/g;
/** Number of characters of a word that are examined on each side, and kept from the piece before. */
const MAIOR_PALAVRA = 100;
/** Number of words whose verdict is cached, because names and texts repeat. */
const MAIS_PALAVRAS = 20_000;

/** Only plain separators: the no-break space is a letter in DOS, and stays in its word. */
const SEPARADORES: ReadonlySet<number> = new Set([...' \t\r\n<>;'].map((sinal) => sinal.charCodeAt(0)));
const isSeparador = (text: string, at: number): boolean => SEPARADORES.has(text.charCodeAt(at));

const inicioDaPalavra = (text: string, at: number): number => {
  let de = at;
  while (de > 0 && at - de < MAIOR_PALAVRA && !isSeparador(text, de - 1)) de -= 1;
  return de;
};

const fimDaPalavra = (text: string, at: number): number => {
  let ate = at + 1;
  while (ate < text.length && ate - at < MAIOR_PALAVRA && !isSeparador(text, ate)) ate += 1;
  return ate;
};

const marcaUtf8 = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** UTF-16 by its mark, or because every second byte of the beginning is zero. */
const utf16Em = (bytes: Uint8Array): Codificacao | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const inicio = bytes.subarray(0, 64 - (bytes.length % 2));
  const zeros = (resto: number): number =>
    inicio.reduce((sum, byte, at) => sum + (at % 2 === resto && byte === 0 ? 1 : 0), 0);
  const [pares, impares] = [zeros(0), zeros(1)];
  if (inicio.length < 4 || pares + impares < inicio.length / 4) return null;
  return impares > pares ? 'utf-16le' : 'utf-16be';
};

/**
 * Discovers the encoding of a text by its content: byte-order marks, UTF-16, valid UTF-8, else the one of three
 * single-byte encodings in which Portuguese shows no strange sign. Give it all pieces of the file, then ask.
 */
export const descobreCodificacao = () => {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let perdida: Sinal | undefined;
  let marcada: Codificacao | null = null;
  let isInicio = true;
  const windows = decodificador('windows-1252');
  const achados = new Map<DeUmByte, Sinal>();
  const vistas = new Set<string>();
  let primeiro: Sinal | undefined;
  let duvida: Sinal | undefined;
  let isCerto = false;
  // End of the text so far, the position up to which it was examined, and its first line.
  let text = '';
  let julgado = 0;
  let linha = 1;

  const julga = (palavra: string, at: number): void => {
    if (vistas.has(palavra)) return;
    if (vistas.size < MAIS_PALAVRAS) vistas.add(palavra);
    primeiro ??= sinalEm(text, at, linha);
    for (const [nome, mapa] of leituras) {
      if (achados.has(nome)) continue;
      const lida = mapa ? palavra.replace(ALTO, (sinal) => mapa.get(sinal) ?? sinal) : palavra;
      const estranho = lida.search(estranhos[nome]);
      if (estranho !== -1) achados.set(nome, sinalEm(text, at, linha));
    }
    if (!duvida && duvidosoNo1252.test(palavra)) duvida = sinalEm(text, at, linha);
    isCerto ||= certoNo1252.test(palavra);
  };

  /** Judges the words with accents up to `fim`, each with the sign beyond the space on both sides. */
  const julgaAte = (fim: number): void => {
    const altos = achados.has('cp850') ? RARO : ALTO;
    altos.lastIndex = julgado;
    for (let alto = altos.exec(text); alto && alto.index < fim; alto = altos.exec(text)) {
      const de = inicioDaPalavra(text, alto.index);
      const ate = fimDaPalavra(text, alto.index);
      const antes = text.charAt(de - 1) === ' ' ? Math.max(0, de - 2) : de;
      julga(text.slice(antes, text.charAt(ate) === ' ' ? ate + 2 : ate), alto.index);
      // `julga` changed the position.
      altos.lastIndex = ate;
    }
    julgado = Math.max(julgado, fim);
  };

  const junta = (mais: string): void => {
    text += mais;
    // The last word, and the sign beyond the space, may go on in the next piece.
    julgaAte(inicioDaPalavra(text, text.length) - 2);
    const solto = Math.max(0, julgado - 2 * MAIOR_PALAVRA);
    linha += contaLinhas(text, solto);
    text = text.slice(solto);
    julgado -= solto;
  };

  return {
    /** Adds text for a reader that has it already, read as Windows-1252. The file is no UTF-8. */
    addTexto(mais: string): void {
      isUtf8 = false;
      isInicio = false;
      junta(mais);
    },
    add(bytes: Uint8Array): void {
      if (isInicio) {
        marcada = marcaUtf8(bytes) ? 'utf-8' : utf16Em(bytes);
        isInicio = false;
      }
      if (marcada === 'utf-16le' || marcada === 'utf-16be') return;
      if (isUtf8)
        try {
          const utf = utf8.decode(bytes, { stream: true });
          const at = utf.search(LETRA_PERDIDA);
          if (at !== -1) perdida ??= sinalEm(utf, at, linha);
        } catch {
          isUtf8 = false;
        }
      junta(windows(bytes));
    },
    /** `declarada` is the encoding that the file itself declares. A word in DOS letters weighs more. */
    fim(declarada?: Codificacao): Descoberta {
      if (marcada !== null && marcada !== 'utf-8') return { codificacao: marcada };
      if (isUtf8)
        try {
          utf8.decode();
        } catch {
          isUtf8 = false;
        }
      if (isUtf8 && perdida) return { codificacao: null, motivo: 'PERDIDA', onde: perdida };
      if (isUtf8) return { codificacao: 'utf-8' };
      julgaAte(text.length);
      const [no1252, no15, no850] = leituras.map(([nome]) => achados.get(nome));
      const sinal = no1252 ?? duvida ?? primeiro ?? { linha: 1, coluna: 1, palavra: '', elemento: null };
      const ambiguo: Descoberta = { codificacao: null, motivo: 'AMBIGUO', onde: sinal };
      if (no1252 === undefined) {
        if (no850 !== undefined)
          return { codificacao: declarada === 'iso-8859-15' ? declarada : 'windows-1252' };
        return primeiro && (duvida || !isCerto || declarada === undefined)
          ? ambiguo
          : { codificacao: 'windows-1252' };
      }
      if (no15 === undefined && (no850 !== undefined || declarada === 'iso-8859-15'))
        return { codificacao: 'iso-8859-15', onde: sinal };
      if (no15 === undefined) return ambiguo;
      return no850 === undefined
        ? { codificacao: 'cp850', onde: sinal }
        : { codificacao: null, motivo: 'MISTURADO', onde: sinal };
    },
  };
};
