import { latin1Of } from '@vidas/api-client/cadastro/envio/textoNaAns.rules.ts';
import { createHash } from 'node:crypto';

/** The schemaLocation of every SIB message; the hash starts with its text (SIB-4). */
const schemaSib =
  'http://www.ans.gov.br/padroes/sib/schemas http://www.ans.gov.br/padroes/sib/schemas/sib.xsd';

/** CNPJ of ANS as sender and receiver. */
export const cnpjAns = '03589068000146';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Texts of a message head, in file order; `remetente` and `destinatario` are elements with their value. */
export interface CabecalhoSib {
  tipoTransacao: string;
  sequencial: number;
  /** YYYY-MM-DDTHH:mm:ss */
  dataHora: string;
  remetente: readonly [elemento: 'registroANS' | 'cnpj', valor: string];
  destinatario: readonly [elemento: 'registroANS' | 'cnpj', valor: string];
  corpo: 'operadoraParaANS' | 'ansParaOperadora';
  /** Name, version and maker of the program; only in files of the operator. */
  software?: readonly [nome: string, versao: string, fabricante: string];
}

/** Writes elements and updates the hash of their texts (SIB-4). */
export const sibWriter = ({ corpo, ...about }: CabecalhoSib) => {
  const hash = createHash('md5').update(schemaSib, 'latin1');
  /** `<name>text</name>`; an empty element for '', nothing without a text. */
  const leaf = (name: string, value: string | number | null | undefined): string => {
    if (value === null || value === undefined) return '';
    const text = latin1Of(String(value)).trim();
    hash.update(text, 'latin1');
    return text === '' ? `<${name}/>` : `<${name}>${escaped(text)}</${name}>`;
  };
  const [nome, versao, fabricante] = about.software ?? [];
  const open = (): string =>
    `<?xml version="1.0" encoding="ISO-8859-1" standalone="no"?>\n<mensagemSIB xmlns:ansSIB="http://www.ans.gov.br/padroes/sib/schemas"` +
    ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${schemaSib}"><cabecalho><identificacaoTransacao>` +
    leaf('tipoTransacao', about.tipoTransacao) +
    leaf('sequencialTransacao', about.sequencial) +
    leaf('dataHoraRegistroTransacao', about.dataHora) +
    `</identificacaoTransacao><origem>${leaf(...about.remetente)}</origem><destino>${leaf(...about.destinatario)}</destino>` +
    leaf('versaoPadrao', '1.1') +
    (about.software
      ? `<identificacaoSoftwareGerador>${leaf('nomeAplicativo', nome)}${leaf('versaoAplicativo', versao)}${leaf('fabricanteAplicativo', fabricante)}</identificacaoSoftwareGerador>`
      : '') +
    `</cabecalho>\n<mensagem><${corpo}>`;
  /** End of the file and its hash in capitals; call it once. */
  const close = (): { text: string; hash: string } => {
    const digest = hash.digest('hex').toUpperCase();
    return {
      text: `</${corpo}></mensagem>\n<epilogo><hash>${digest}</hash></epilogo></mensagemSIB>\n`,
      hash: digest,
    };
  };
  return { open, leaf, close };
};
