/** Encodings of the text files that people, banks and programs write. */
export type Codificacao = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15' | 'cp850';

/** Name of an encoding as a person knows it. */
export const nomeDaCodificacao: Readonly<Record<Codificacao, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'ISO-8859-1 (Windows)',
  'iso-8859-15': 'ISO-8859-15',
  cp850: 'DOS (página 850)',
};

/** Characters 0x80 to 0xFF of IBM 850, which `TextDecoder` does not know. */
const altosDo850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Decoder of one encoding for a text in pieces. A character that two pieces share waits for the second one. */
export const decodificador = (codificacao: Codificacao): ((bytes?: Uint8Array) => string) => {
  if (codificacao === 'cp850')
    // The label iso-8859-1 means windows-1252 (WHATWG), so bytes are read one by one.
    return (bytes = new Uint8Array()) => {
      let text = '';
      for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : altosDo850[byte - 0x80];
      return text;
    };
  const decoder = new TextDecoder(codificacao);
  return (bytes) => decoder.decode(bytes, { stream: bytes !== undefined });
};

/** The last byte of a text for DOS and for some transfers; nothing follows it. */
const FIM_DO_DOS = new RegExp(String.raw`\x1a[\x1a\0\r\n]*$`);

/**
 * Removes the end mark of DOS (0x1A) from a text in pieces. A possible mark waits for the next piece, so the last
 * call has no text.
 */
export const semMarcaDeFim = (): ((text?: string) => string) => {
  let preso = '';
  return (text) => {
    const tudo = preso + (text ?? '');
    const fim = tudo.search(FIM_DO_DOS);
    preso = fim === -1 ? '' : tudo.slice(fim);
    return fim === -1 ? tudo : tudo.slice(0, fim);
  };
};

/** Gives a text in pieces Unix line ends. A final CR waits for the next piece, so the last call has no text. */
export const comFinsDoUnix = (): ((text?: string) => string) => {
  let preso = '';
  return (text) => {
    const tudo = preso + (text ?? '');
    const isCortado = text !== undefined && tudo.endsWith('\r');
    preso = isCortado ? '\r' : '';
    return (isCortado ? tudo.slice(0, -1) : tudo).replace(/\r\n?/g, '\n');
  };
};
