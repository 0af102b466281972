import {
  colunasCampanha,
  maxBytesCampanha,
  maxLinhasCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { writeFone } from '../../write/writeFone.ts';

/** One message of the file in the preview. */
export interface MensagemPrevia {
  readonly telefone: string;
  readonly nome: string;
  readonly texto: string;
}

/** The content of a campaign's file, before it is sent. */
export interface Previa {
  readonly total: number;
  readonly sms: number;
  readonly push: number;
  /** Reason why the encoding of the file is unknown; null for a text. */
  readonly recusa: string | null;
  /** Columns that a campaign needs and this file lacks. */
  readonly faltam: readonly string[];
  readonly primeiras: readonly MensagemPrevia[];
}

const SHOWN = 5;
// When a quote is never closed, one cell may hold the whole file.
const LONGEST = 300;

const isYes = (cell: string | undefined): boolean => /^(s|sim|1|true|verdadeiro)$/i.test((cell ?? '').trim());
const short = (cell: string | undefined): string => (cell ?? '').trim().slice(0, LONGEST);

// The server also accepts small letters in the header.
const upper = (name: string): string => name.toUpperCase();
const named = (cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [upper(name), cell]));

/** Reads the file in the browser for the preview; only the server checks it. */
export const leiaPrevia = async (arquivo: File): Promise<Previa> => {
  // The readers are loaded with the first file.
  const [{ readCsv }, { leTexto }] = await Promise.all([
    import('@vidas/ui/upload-zone/readCsv.ts'),
    import('@vidas/api-client/bytes/leTexto.ts'),
  ]);
  const lido = leTexto(new Uint8Array(await arquivo.arrayBuffer()));
  if ('recusa' in lido) return { total: 0, sms: 0, push: 0, faltam: [], primeiras: [], recusa: lido.recusa };
  const primeiras: MensagemPrevia[] = [];
  let sms = 0;
  let push = 0;
  const { columns, count } = readCsv(lido.texto, (cells) => {
    const record = named(cells);
    if (isYes(record.ENVIA_SMS)) sms += 1;
    if (isYes(record.ENVIA_INAPP)) push += 1;
    if (primeiras.length === SHOWN) return;
    primeiras.push({
      telefone: writeFone(short(record.TELEFONE)) ?? '',
      nome: short(record.NOME),
      texto: short(record.MENSAGEM),
    });
  });
  const present = columns.map(upper);
  const faltam = colunasCampanha.filter((name) => !present.includes(name));
  return { total: count, sms, push, faltam, primeiras, recusa: null };
};

/** Reason not to send a file at all; null when the server should check it. */
export const recusaLocal = ({ size }: Pick<File, 'size'>, previa: Previa | null): string | null => {
  if (size > maxBytesCampanha)
    return `O arquivo passa do limite de ${String(maxBytesCampanha / 1_048_576)} MB.`;
  if (previa === null) return null;
  if (previa.recusa !== null) return `Não foi possível ler: ${previa.recusa}`;
  if (previa.total === 0) return 'O arquivo não tem nenhuma mensagem.';
  if (previa.total > maxLinhasCampanha)
    return `O arquivo tem ${previa.total.toLocaleString('pt-BR')} linhas; o limite é ${maxLinhasCampanha.toLocaleString('pt-BR')}.`;
  return null;
};
