import { writeDay } from '@vidas/api-client/words/day.ts';
import { ImportError, type ImportProblem, LISTED_PROBLEMS, refusal } from '../importError.ts';
import { readTags } from './ofxTags.ts';
import { ofxText } from './ofxText.ts';
import { type Read, readCents, readDay } from './ofxValues.ts';

/** An entry of a statement. */
export interface Lancamento {
  /** Where it begins in the file, from 1. */
  linha: number;
  dia: string;
  /** What the bank calls this entry, and no other of the account. */
  fitid: string;
  tipo: string;
  /** Negative when it is a debit. */
  valorCents: number;
  memo: string | null;
  documento: string | null;
}

/** A statement of one account. */
export interface Extrato {
  banco: string | null;
  agencia: string | null;
  conta: string;
  inicio: string;
  fim: string;
  saldoCents: number | null;
  saldoEm: string | null;
  lancamentos: Lancamento[];
}

const TIPOS = new Set(
  'CREDIT DEBIT INT DIV FEE SRVCHG DEP ATM POS XFER CHECK PAYMENT CASH DIRECTDEP DIRECTDEBIT REPEATPMT HOLD OTHER'.split(
    ' ',
  ),
);
const MOST = 200_000;

type Leaves = Map<string, { value: string; line: number }>;

/** Parts that a statement has at most once. */
const ONCE = new Set(['OFX', 'STMTRS', 'BANKACCTFROM', 'BANKTRANLIST', 'LEDGERBAL']);

class Reader {
  readonly #problems: ImportProblem[] = [];
  #total = 0;
  readonly #open: string[] = [];
  readonly #parts = new Map<string, Leaves>();
  #entryLine = 0;
  #entry: Leaves = new Map();
  readonly #entries: Lancamento[] = [];
  readonly #lineOfFitid = new Map<string, number>();

  #problem(message: string, line: number | null, field: string | null = null): void {
    this.#total += 1;
    if (this.#problems.length < LISTED_PROBLEMS) this.#problems.push({ line, field, message });
  }

  readonly open = (name: string, line: number): void => {
    if (name === 'CREDITCARDMSGSRSV1' || name === 'CCSTMTRS')
      throw refusal(
        'o extrato é de um cartão de crédito; envie o da conta em que o banco credita.',
        line,
        name,
      );
    if (ONCE.has(name) && this.#parts.has(name))
      throw refusal(
        name === 'STMTRS'
          ? 'o arquivo traz mais de uma conta; baixe o extrato de uma só.'
          : `há um segundo <${name}>: o arquivo está danificado.`,
        line,
        name,
      );
    if (name === 'STMTTRN' && this.#open.includes('STMTTRN'))
      throw refusal(
        `começa outro lançamento e o da linha ${this.#entryLine} não terminou: o arquivo está danificado.`,
        line,
        'STMTTRN',
      );
    this.#open.push(name);
    if (name === 'STMTTRN') {
      if (!this.#open.includes('BANKTRANLIST'))
        throw refusal('há um lançamento fora da lista de lançamentos (BANKTRANLIST).', line, 'STMTTRN');
      this.#entryLine = line;
      this.#entry = new Map();
    } else this.#parts.set(name, this.#parts.get(name) ?? new Map());
  };

  readonly leaf = (name: string, value: string, line: number): void => {
    const parent = this.#open.at(-1);
    const leaves = parent === 'STMTTRN' ? this.#entry : this.#parts.get(parent ?? '');
    if (!leaves) return;
    if (parent === 'STMTTRN' && leaves.has(name))
      this.#problem(`o lançamento diz ${name} duas vezes.`, line, name);
    leaves.set(name, { value, line });
  };

  readonly close = (name: string, line: number): void => {
    if (this.#open.at(-1) !== name)
      throw refusal(
        `</${name}> não fecha o que está aberto (${this.#open.at(-1) ?? 'nada'}): falta uma parte do arquivo.`,
        line,
        name,
      );
    this.#open.pop();
    if (name === 'STMTTRN') this.#take();
  };

  #value<T>(leaves: Leaves, name: string, line: number, read: (text: string) => Read<T>): T | undefined {
    const found = leaves.get(name);
    if (!found) {
      this.#problem(`falta ${name}.`, line, name);
      return undefined;
    }
    const done = read(found.value);
    if ('value' in done) return done.value;
    this.#problem(`${name}: ${done.reason}.`, found.line, name);
    return undefined;
  }

  #take(): void {
    const line = this.#entryLine;
    if (this.#lineOfFitid.size >= MOST)
      throw refusal(`há mais de ${MOST.toLocaleString('pt-BR')} lançamentos; baixe um período menor.`, line);
    const text = (name: string) => this.#entry.get(name)?.value || null;
    const required = (name: string, most: number) =>
      this.#value(this.#entry, name, line, (value): Read<string> => {
        if (value === '') return { reason: 'está em branco' };
        return value.length > most ? { reason: `tem mais de ${most} caracteres` } : { value };
      });
    const tipo = this.#value(this.#entry, 'TRNTYPE', line, (value): Read<string> => {
      const upper = value.toUpperCase();
      return TIPOS.has(upper)
        ? { value: upper }
        : { reason: `o tipo "${value.slice(0, 20)}" não existe no OFX` };
    });
    const dia = this.#value(this.#entry, 'DTPOSTED', line, readDay);
    const valorCents = this.#value(this.#entry, 'TRNAMT', line, readCents);
    const fitid = required('FITID', 255);
    if (fitid !== undefined) {
      const first = this.#lineOfFitid.get(fitid);
      if (first !== undefined)
        this.#problem(
          `o lançamento repete o FITID ${fitid.slice(0, 40)} do lançamento da linha ${first}.`,
          line,
          'FITID',
        );
      else this.#lineOfFitid.set(fitid, line);
    }
    if (tipo === undefined || dia === undefined || valorCents === undefined || fitid === undefined) return;
    const memo = [text('NAME'), text('MEMO')].filter(
      (each, at, all) => each !== null && all.indexOf(each) === at,
    );
    this.#entries.push({
      linha: line,
      dia,
      fitid,
      tipo,
      valorCents,
      memo: memo.length === 0 ? null : memo.join(' · '),
      documento: text('CHECKNUM') ?? text('REFNUM'),
    });
  }

  /** Days of entries stand within the period and in one order, as banks write them. */
  #checkDays(inicio: string, fim: string): void {
    let order = 0;
    let before: Lancamento | undefined;
    for (const each of this.#entries) {
      if (each.dia < inicio || each.dia > fim)
        this.#problem(
          `o lançamento é de ${writeDay(each.dia)}, fora do período do extrato.`,
          each.linha,
          'DTPOSTED',
        );
      const step = before === undefined || before.dia === each.dia ? 0 : before.dia < each.dia ? 1 : -1;
      if (step !== 0 && order !== 0 && step !== order) {
        this.#problem(
          `o lançamento está fora de ordem: o anterior, da linha ${before?.linha}, é de ${writeDay(before?.dia ?? '')}.`,
          each.linha,
          'DTPOSTED',
        );
        return;
      }
      if (step !== 0) order = step;
      before = each;
    }
  }

  /** Throws unless the file came to its end without a problem. */
  finish(): Extrato {
    if (this.#open.length > 0 || !this.#parts.has('OFX'))
      throw refusal(
        `o arquivo termina sem fechar ${this.#open.at(-1) ?? 'OFX'}: chegou incompleto.`,
        this.#open.at(-1) === 'STMTTRN' ? this.#entryLine : null,
        this.#open.at(-1) ?? 'OFX',
      );
    const account = this.#parts.get('BANKACCTFROM');
    const list = this.#parts.get('BANKTRANLIST');
    if (!account || !list)
      throw refusal('o arquivo não traz o extrato de uma conta (BANKACCTFROM e BANKTRANLIST).', null);
    const written = (name: string) => account.get(name)?.value || null;
    const conta = this.#value(account, 'ACCTID', 1, (value): Read<string> =>
      value === '' ? { reason: 'a conta está em branco' } : { value: value.slice(0, 60) },
    );
    const line = [...list.values()][0]?.line ?? this.#entries[0]?.linha ?? 1;
    const inicio = this.#value(list, 'DTSTART', line, readDay);
    const fim = this.#value(list, 'DTEND', line, readDay);
    if (inicio !== undefined && fim !== undefined) {
      if (inicio > fim)
        this.#problem('o período começa depois de terminar.', list.get('DTSTART')?.line ?? line, 'DTSTART');
      else this.#checkDays(inicio, fim);
    }
    const balance = this.#parts.get('LEDGERBAL');
    const saldoCents = balance && this.#value(balance, 'BALAMT', line, readCents);
    const saldoEm = balance && this.#value(balance, 'DTASOF', line, readDay);
    if (this.#total > 0 || conta === undefined || inicio === undefined || fim === undefined)
      throw new ImportError(
        this.#problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
        this.#total,
      );
    return {
      banco: written('BANKID'),
      agencia: written('BRANCHID'),
      conta,
      inicio,
      fim,
      saldoCents: saldoCents ?? null,
      saldoEm: saldoEm ?? null,
      lancamentos: this.#entries,
    };
  }
}

/** Reads a bank statement in OFX 1 or 2. Throws ImportError with line, field and reason; a statement is read whole or not at all. */
export const readOfx = async (bytes: Buffer): Promise<Extrato> => {
  const reader = new Reader();
  await readTags(ofxText(bytes), reader);
  return reader.finish();
};
