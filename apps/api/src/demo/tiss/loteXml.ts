import { createHash } from 'node:crypto';
import { el, txt } from '../../documents/loteTiss/elementos.ts';
import { guiaXml } from './guiasXml.ts';
import type { LoteDoPrestador } from './lote.ts';

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '');

/** Text with the right hash of its elements; MD5 over ISO-8859-1, or over UTF-8 like some systems. */
export const comHash = (xml: string, bytes: 'latin1' | 'utf8' = 'latin1'): string => {
  const leaves = xml.matchAll(/<([\w:-]+)(?:\s[^<>]*)?>([^<]*)<\/\1>/g);
  const hash = createHash('md5');
  for (const [, nome = '', texto = ''] of leaves)
    if (!nome.endsWith('hash')) hash.update(decoded(texto), bytes);
  const digest = hash.digest('hex');
  return xml.replace(/(<(?:\w+:)?hash>)[^<]*/, (_, open: string) => open + digest);
};

const prefixado = (xml: string, prefixo: string): string =>
  xml.replace(/<(\/?)(?=[a-zA-Z])/g, (_, barra: string) => `<${barra}${prefixo}:`);

/** Text of a provider's lot, for writing as ISO-8859-1. */
export const loteXml = (lote: LoteDoPrestador): string => {
  const { versao = '4.03.00', prefixo = 'ans', emLinhas = false } = lote;
  const corpo = el(
    'mensagemTISS',
    el(
      'cabecalho',
      el(
        'identificacaoTransacao',
        txt('tipoTransacao', 'ENVIO_LOTE_GUIAS'),
        txt('sequencialTransacao', lote.numero),
        txt('dataRegistroTransacao', lote.data),
        txt('horaRegistroTransacao', '09:15:00'),
      ),
      el('origem', el('identificacaoPrestador', txt('codigoPrestadorNaOperadora', lote.prestador))),
      el('destino', txt('registroANS', lote.registroAns)),
      txt(versao < '3.02.02' ? 'versaoPadrao' : 'Padrao', versao),
    ),
    el(
      'prestadorParaOperadora',
      el(
        'loteGuias',
        txt('numeroLote', lote.numero),
        el('guiasTISS', ...lote.guias.map((guia) => guiaXml(lote, guia))),
      ),
    ),
    el('epilogo', txt('hash', '')),
  );
  const nomeado = prefixo === '' ? corpo : prefixado(corpo, prefixo);
  const xmlns = prefixo === '' ? 'xmlns' : `xmlns:${prefixo}`;
  const raiz = nomeado.replace(
    /mensagemTISS>/,
    `mensagemTISS ${xmlns}="http://www.ans.gov.br/padroes/tiss/schemas">`,
  );
  const linhas = emLinhas ? raiz.replace(/>(?=<[^/])/g, '>\n').replace(/(<\/[^>]+>)(?=<\/)/g, '$1\n') : raiz;
  return comHash(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${linhas}\n`);
};
