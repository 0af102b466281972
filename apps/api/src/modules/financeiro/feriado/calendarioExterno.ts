import { day } from '@vidas/api-client/kinds/day.ts';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { NovoDia } from './feriado.sql.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 5_000;
/** A year of holidays has a few thousand bytes. */
const MAX_BYTES = 512 * 1_024;

/** Holidays of the calendar, or a Portuguese message about its failure. */
export type Externo = { dias: NovoDia[] } | { aviso: string };

const text = z.string().check(z.minLength(1), z.maxLength(100));
// Calendars in use have Portuguese or English field names.
const linha = z.union([
  z.object({ feriadoNome: text, feriadoData: day, tipoDescricao: z.optional(z.string()) }),
  z.object({ name: text, date: day, type: z.optional(z.string()) }),
]);
const resposta = z.array(linha).check(z.minLength(1), z.maxLength(400));

const tipos: readonly (readonly [RegExp, NovoDia['tipo']])[] = [
  [/municipal/i, 'Feriado Municipal'],
  [/estadual|state/i, 'Feriado Estadual'],
  [/nacional|national/i, 'Feriado Nacional'],
  [/banc|bank/i, 'Feriado Bancário'],
];

const tipoDe = (escrito: string | undefined): NovoDia['tipo'] =>
  tipos.find(([words]) => words.test(escrito ?? ''))?.[1] ?? 'Facultativo';

const diaDe = (row: z.output<typeof linha>): NovoDia =>
  'name' in row
    ? { data: row.date, nome: row.name, tipo: tipoDe(row.type) }
    : { data: row.feriadoData, nome: row.feriadoNome, tipo: tipoDe(row.tipoDescricao) };

const read = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new RangeError('resposta grande demais');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const avisoDe = (why: string) => ({ aviso: `O calendário externo ${why}.` });

/** Reads a year from the configured calendar (FIN-5); undefined without one. Never throws. */
export const calendarioExterno =
  ({ config, log }: Pick<Deps, 'config' | 'log'>) =>
  async (ano: number): Promise<Externo | undefined> => {
    const { feriadosUrl, feriadosCidade } = config.financeiro;
    if (feriadosUrl === undefined) return undefined;
    const address = feriadosUrl.replaceAll('{ano}', String(ano)).replaceAll('{cidade}', feriadosCidade);
    let content: string;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (!response.ok) return avisoDe(`recusou o pedido (${response.status})`);
      content = await read(response);
    } catch (cause) {
      // The address may contain a key, so only the kind of failure is logged.
      log.warn({ motivo: (cause as Error).name }, 'o calendário de feriados não respondeu');
      return avisoDe('não respondeu');
    }
    let wire: unknown;
    try {
      wire = JSON.parse(content);
    } catch {
      return avisoDe('respondeu algo que não é uma lista de feriados');
    }
    const parsed = z.safeDecode(resposta, wire as never);
    if (!parsed.success) return avisoDe('respondeu algo que não é uma lista de feriados');
    const dias = parsed.data.map(diaDe);
    return dias.every(({ data }) => data.startsWith(`${ano}-`))
      ? { dias }
      : avisoDe(`trouxe dias que não são de ${ano}`);
  };
