const unidas = (...partes: string[]): RegExp => new RegExp(partes.join('|'), 'u');

/**
 * Signs that Portuguese text in Windows-1252 does not have. Each is a letter of DOS or of UTF-8 read wrongly:
 * "at‚" is "até", "JoÃ£o" is "João".
 */
const estranhoNo1252 = unidas(
  String.raw`[\x80-\x9f‚ƒˆ†‡¢¡¦¤]`,
  String.raw`(?<=\p{L})[“€ÆµÃÂ][¡-¿]`,
  String.raw`(?<=\p{L})[“€]|[“”…](?<=\p{L}.)(?=\p{L})`,
  String.raw`[ÃÂ][\u00a0-\u00bf\u0152-\u2122]`,
  String.raw`(?<=\p{L})[£¥§¨©«¬®¯±»¶·¸¹¼½¾×÷™‹›„‰\u00ad]|[£¶·](?=\p{L})`,
  String.raw`(?<=\p{L})[Æµ]|Æ(?=\p{L})|µ(?=\p{L})(?![gmlLMs](?!\p{L}))`,
  String.raw`[ªº](?=\p{L})|(?<=[\p{L}\d])§|§(?=\s*$)`,
  String.raw`(?<!\p{L}\p{L})[ÿåæøþðýž](?!\p{L})|(?<=[\d$])ÿ|(?<!\p{L})æ(?=g)`,
  String.raw`(?<![DLOTdlot])´(?=\p{L})|ä(?=es?(?!\p{L}))`,
  String.raw`[Çç](?![aouãõáóúâôAOUÃÕÁÓÚÂÔ])|(?<=[BDFGHJKMQTVWXZ])Ç|(?<!\p{L})[SNMPCTVDG]ÇO|(?<!\p{L})JOÇO`,
);

/** Signs that Portuguese text in DOS does not have. A text that is really Windows-1252 soon has one. */
const estranhoNo850 = unidas(
  String.raw`[^\x00-\x7fáàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇªº°§]`,
  String.raw`[ãÃ](?![oesnmiztOESNMIZT]|\P{L}|$)|[õÕ](?![eszESZ]|\P{L}|$)`,
  String.raw`[Çç](?![aouãõáóúâôAOUÃÕÁÓÚÂÔ])|(?<=\p{L})[àÀ]`,
  String.raw`(?<=\p{Ll})[ÁÀÂÃÉÊÍÓÔÕÚÜÇ]|(?<=\p{Lu})[áàâãéêíóôõúüç](?=\p{Lu})|(?<=\p{Lu}{2})[áàâãéêíóôõúüç](?!\p{L})`,
  String.raw`(?<=\p{L})§|§(?=\p{L})|(?<=\p{L})[ÁÀÂÃÉÊÍÓÔÕÚÜÇ](?=\p{Ll})|Á[gmlL](?!\p{L})|(?<!\p{L})Ó(?= \p{Ll})`,
  String.raw`(?<=A|[^J]O|RE|RVI|[^S]EN)Ã(?=O)`,
  String.raw`(?<=[\d$])[^\x00-\x7fªº°§]|[^\x00-\x7fªº°§](?=\d)`,
  String.raw`(?<![\p{L}\d.])[ªº]|[ªº](?=\p{L})|(?<=\p{Ll} )Ó(?!\p{L})|(?<!\p{L})[ÚÕÃÔÒ](?!\p{L})`,
);

/** Signs that exclude ISO-8859-15: control characters, and those that exclude Windows-1252. */
const estranhoNo15 = unidas(String.raw`[\x80-\x9f]`, estranhoNo1252.source);

/**
 * Signs that are unusual in Windows-1252, although some programs write them: "JéLIO", where only plain letters are
 * capitals.
 */
export const duvidosoNo1252 = /(?<=\p{Lu})[àâãåäéêöòš](?=\p{Lu})|(?<=\p{Lu}{2})[àâãåäé](?!\p{L})/u;

/** Words of Windows-1252 that DOS would read as Portuguese letters, but not as a word: "MARÃO" for "MARÇO". */
export const certoNo1252 = /(?<!\p{L})(?:às(?!\p{L})|(?:MAR|TER|BER|COME|LAN|BALAN|AVAN|ALCAN)ÇO)/u;

/** Single-byte encodings that can be told apart by the text. */
export type DeUmByte = 'windows-1252' | 'iso-8859-15' | 'cp850';

/** Signs that exclude each encoding. */
export const estranhos: Readonly<Record<DeUmByte, RegExp>> = {
  'windows-1252': estranhoNo1252,
  'iso-8859-15': estranhoNo15,
  cp850: estranhoNo850,
};
