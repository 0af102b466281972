import { isDay } from '@vidas/api-client/kinds/day.ts';
import { cleanText } from '@vidas/api-client/words/cleanText.ts';
import type { ByteSource } from './decode.ts';
import { ImportError, type ImportProblem, LISTED_PROBLEMS, refusal } from './importError.ts';
import { readSib, type SibHeader } from './sibEnvelope.ts';
import type { HashDito } from './textHash.ts';
import type { XmlLimits } from './xmlStream.ts';

/** One beneficiary of ANS's register (.CNX, SIB-13); days are ISO, absent fields null. */
export interface BeneficiarioCnx {
  /** Line of the file where the record ends, from 1. */
  linha: number;
  /** 12 digits. */
  cco: string;
  situacao: 'ATIVO' | 'INATIVO';
  dataAtualizacao: string | null;
  codigoBeneficiario: string | null;
  /** Digits only. */
  cpf: string | null;
  /** Digits only. */
  cns: string | null;
  nome: string | null;
  /** F or M; another value is stored unchanged. */
  sexo: string | null;
  dataNascimento: string | null;
  nomeMae: string | null;
  dataContratacao: string | null;
  dataReativacao: string | null;
  dataCancelamento: string | null;
  /** Digits only. */
  numeroPlanoANS: string | null;
}

type Field = Exclude<keyof BeneficiarioCnx, 'linha' | 'cco' | 'situacao' | 'dataAtualizacao'>;

interface Rule {
  field: Field;
  /** `digits` refuses anything but a number; `masked` keeps the digits and drops the mask. */
  kind: 'text' | 'digits' | 'masked' | 'day' | 'sexo';
  max: number;
}

const rules = new Map<string, Rule>(
  Object.entries<Rule>({
    'beneficiario/identificacao/cpf': { field: 'cpf', kind: 'digits', max: 11 },
    'beneficiario/identificacao/cns': { field: 'cns', kind: 'digits', max: 15 },
    'beneficiario/identificacao/nome': { field: 'nome', kind: 'text', max: 200 },
    'beneficiario/identificacao/sexo': { field: 'sexo', kind: 'sexo', max: 10 },
    'beneficiario/identificacao/nomeMae': { field: 'nomeMae', kind: 'text', max: 200 },
    'beneficiario/identificacao/dataNascimento': { field: 'dataNascimento', kind: 'day', max: 30 },
    'beneficiario/vinculo/codigoBeneficiario': { field: 'codigoBeneficiario', kind: 'text', max: 30 },
    'beneficiario/vinculo/dataContratacao': { field: 'dataContratacao', kind: 'day', max: 30 },
    'beneficiario/vinculo/dataReativacao': { field: 'dataReativacao', kind: 'day', max: 30 },
    'beneficiario/vinculo/dataCancelamento': { field: 'dataCancelamento', kind: 'day', max: 30 },
    'beneficiario/vinculo/numeroPlanoANS': { field: 'numeroPlanoANS', kind: 'masked', max: 20 },
  }),
);

const masks: Partial<Record<Rule['kind'], RegExp>> = { digits: /[.\-/\s]/g, masked: /\D/g };
const sexos = new Map([
  ['1', 'M'],
  ['3', 'F'],
]);

/** ISO day of a date or date-time; undefined for neither. */
const dayOf = (text: string): string | undefined => {
  const found = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/.exec(
    text,
  )?.[1];
  return found !== undefined && isDay(found) ? found : undefined;
};

const shown = (text: string): string => `"${text.slice(0, 60)}"`;

const empty = (): Omit<BeneficiarioCnx, 'linha' | 'cco' | 'situacao'> => ({
  dataAtualizacao: null,
  codigoBeneficiario: null,
  cpf: null,
  cns: null,
  nome: null,
  sexo: null,
  dataNascimento: null,
  nomeMae: null,
  dataContratacao: null,
  dataReativacao: null,
  dataCancelamento: null,
  numeroPlanoANS: null,
});

/** Limits of a conference file. */
export interface CnxLimits extends XmlLimits {
  maxBeneficiarios?: number;
}

/** Options for reading a conference file. */
export interface CnxOptions {
  /** Operator's own registration at ANS. */
  registroAns: string;
  limits: CnxLimits;
  batchSize?: number;
  onHeader?: (header: SibHeader) => void;
  /** Called after the last record. */
  onHash?: (hash: HashDito) => void;
}

/**
 * Beneficiaries of a conference file in batches. A file with wrong records is read to its end and then
 * refused by an ImportError with the first 50 problems and the total; the caller must then discard its
 * batches.
 */
export async function* readCnx(
  source: ByteSource,
  { registroAns, limits, batchSize = 2000, onHeader, onHash }: CnxOptions,
): AsyncGenerator<BeneficiarioCnx[]> {
  let batch: BeneficiarioCnx[] = [];
  const problems: ImportProblem[] = [];
  let wrong = 0;
  let read = 0;
  let current = empty();
  let cco = '';
  let situacao = '';

  const { maxBeneficiarios = 3_000_000 } = limits;
  const complain = (line: number, field: string, message: string): void => {
    wrong += 1;
    if (problems.length < LISTED_PROBLEMS) problems.push({ line, field, message });
  };

  const take = (name: string, { field, kind, max }: Rule, raw: string, line: number): void => {
    const mask = masks[kind];
    const text = mask === undefined ? raw : raw.replace(mask, '');
    if (text === '') return;
    if (text.length > max)
      return complain(line, name, `${name} tem ${text.length} caracteres; o máximo é ${max}.`);
    if (kind === 'digits' && !/^\d+$/.test(text))
      return complain(line, name, `${name} ${shown(text)} não é um número.`);
    const value = kind === 'day' ? dayOf(text) : text;
    if (value === undefined)
      return complain(line, name, `${name} ${shown(text)} não é uma data válida (AAAA-MM-DD).`);
    current[field] = kind === 'sexo' ? (sexos.get(value) ?? value) : value;
  };

  const finish = (line: number): void => {
    read += 1;
    if (read > maxBeneficiarios)
      throw refusal(`o arquivo tem mais de ${maxBeneficiarios.toLocaleString('pt-BR')} beneficiários.`, line);
    const before = wrong;
    if (!/^\d{12}$/.test(cco))
      complain(
        line,
        'cco',
        cco === '' ? 'o beneficiário está sem cco.' : `cco ${shown(cco)} não tem 12 dígitos.`,
      );
    if (situacao !== 'ATIVO' && situacao !== 'INATIVO')
      complain(line, 'situacao', `situacao ${shown(situacao)} não é ATIVO nem INATIVO.`);
    if (wrong === before)
      batch.push({ linha: line, cco, situacao: situacao as BeneficiarioCnx['situacao'], ...current });
  };

  const reading = readSib(
    source,
    { kind: 'conferencia', registroAns, limits },
    {
      ...(onHeader ? { header: onHeader } : {}),
      ...(onHash ? { hash: onHash } : {}),
      open(path, { attributes, line }) {
        if (path !== 'beneficiario') return;
        current = empty();
        cco = (attributes['cco'] ?? '').trim();
        situacao = (attributes['situacao'] ?? '').trim().toUpperCase();
        const updated = (attributes['dataAtualizacao'] ?? '').trim();
        const day = dayOf(updated);
        if (day !== undefined) current.dataAtualizacao = day;
        else if (updated !== '')
          complain(
            line,
            'dataAtualizacao',
            `dataAtualizacao ${shown(updated)} não é uma data válida (AAAA-MM-DD).`,
          );
      },
      close(path, { name, text, line }) {
        if (path === 'beneficiario') return finish(line);
        const rule = rules.get(path);
        if (rule) take(name, rule, cleanText(text, { lines: false }), line);
      },
    },
  );

  for await (const _ of reading) {
    if (wrong > 0) batch = [];
    while (batch.length >= batchSize) yield batch.splice(0, batchSize);
  }
  if (wrong > 0) throw new ImportError(problems, wrong);
  if (read === 0) throw refusal('O arquivo de conferência não traz nenhum beneficiário.');
  if (batch.length > 0) yield batch;
}
