import { createHash } from 'node:crypto';

const schema = 'http://www.ans.gov.br/padroes/sib/schemas http://www.ans.gov.br/padroes/sib/schemas/sib.xsd';
const ans = '03589068000146';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What every message of the regulator says of itself. */
export interface SibMensagem {
  tipoTransacao: 'CONFERENCIA CADASTRAL' | 'RESULTADO PROCESSAMENTO';
  registroAns: string;
  /** YYYY-MM-DDTHH:mm:ss */
  dataHora: string;
}

/** Writes elements and keeps the hash of the texts: MD5 over the schema location and every element text (domain.md §1). */
export const sibWriter = () => {
  const hash = createHash('md5').update(schema, 'latin1');
  /** `<name>text</name>`, or nothing when the text is absent. */
  const leaf = (name: string, value: string | number | null | undefined): string => {
    if (value === null || value === undefined || value === '') return '';
    const text = String(value).trim();
    hash.update(text, 'latin1');
    return `<${name}>${escaped(text)}</${name}>`;
  };
  const open = ({ tipoTransacao, registroAns, dataHora }: SibMensagem): string =>
    `<?xml version="1.0" encoding="ISO-8859-1" standalone="no"?>\n<mensagemSIB xmlns:ansSIB="http://www.ans.gov.br/padroes/sib/schemas"` +
    ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${schema}">\n<cabecalho><identificacaoTransacao>` +
    leaf('tipoTransacao', tipoTransacao) +
    leaf('sequencialTransacao', 1) +
    leaf('dataHoraRegistroTransacao', dataHora) +
    `</identificacaoTransacao><origem>${leaf('cnpj', ans)}</origem><destino>${leaf('registroANS', registroAns)}</destino>` +
    `${leaf('versaoPadrao', '1.1')}</cabecalho>\n<mensagem><ansParaOperadora>`;
  const close = (): string =>
    `</ansParaOperadora></mensagem>\n<epilogo><hash>${hash.digest('hex').toUpperCase()}</hash></epilogo></mensagemSIB>\n`;
  return { leaf, open, close };
};
