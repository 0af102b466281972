import { cleanText } from '@vidas/api-client/words/cleanText.ts';
import type { CorrecaoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { ByteSource } from './decode.ts';
import { refusal } from './importError.ts';
import { readSib, type SibHeader } from './sibEnvelope.ts';
import type { HashDito } from './textHash.ts';
import type { XmlLimits } from './xmlStream.ts';

/** Counts of one kind of movement in the return file (consolidadoProcessamento). */
export interface RpxTotal {
  registros: number;
  processados: number;
  rejeitados: number;
}

/** One error of one field of a rejected record, in its raw form. */
export type ErroRpx = Omit<CorrecaoSib, 'matricula' | 'nome'>;

/** A new beneficiary and the CCO given by ANS. */
export interface RpxIncluido {
  codigoBeneficiario: string;
  cco: string;
  nome: string;
}

/** Content of a return file (.RPX, SIB-5). */
export interface Rpx {
  header: SibHeader;
  hash: HashDito;
  /** Name of the answered file (.SBX); null when ANS refused the whole file. */
  nomeArquivo: string | null;
  /** Reason for refusing the whole file; null when processed. */
  motivoRejeicao: string | null;
  /** By the last word of the element's name: Inclusao, Retificacao, …, Total. */
  totais: Record<string, RpxTotal>;
  incluidos: RpxIncluido[];
  /** Rejected records. */
  registrosRejeitados: number;
  /** One row per error, field and rejected record. */
  erros: ErroRpx[];
}

/** Limits of a return file; its rows are in memory, so their number and texts are limited too. */
export interface RpxLimits extends XmlLimits {
  /** Maximum of errors, and of included beneficiaries. */
  maxRows?: number;
  /** Characters of one field. */
  maxField?: number;
}

/** Far past a return of that many rows; files of other kinds may have more. */
const MAX_NODES = 20_000_000;
const MAX_TEXT = 200_000_000;
/** The layout has ten kinds of totals. */
const MAX_TOTALS = 50;
/** ANS gives one reason, or a few. */
const MAX_REASONS = 20;

const orNull = (text: string | undefined): string | null =>
  (text && cleanText(text, { lines: false })) || null;

const totalName =
  /^arquivoProcessado\/consolidado\/consolidadoProcessamento\/consolidado([A-Z][A-Za-z]*)\/quantidade(Registros|Processados|Rejeitados)$/;
const totalField = { Registros: 'registros', Processados: 'processados', Rejeitados: 'rejeitados' } as const;

const rejected = 'arquivoProcessado/registrosRejeitados/registroRejeitado';
const included = 'arquivoProcessado/registrosIncluidos/registroIncluido';

/** Reads a return file of the SIB for the operator of `registroAns`. Throws ImportError; see `readSib`. */
export const readRpx = async (source: ByteSource, registroAns: string, limits: RpxLimits): Promise<Rpx> => {
  const { maxRows = 500_000, maxField = 4_000 } = limits;
  const rpx: Rpx = {
    header: { registroAns: '', tipoTransacao: '', sequencialTransacao: '', dataHora: null },
    hash: 'AUSENTE',
    nomeArquivo: null,
    motivoRejeicao: null,
    totais: {},
    incluidos: [],
    registrosRejeitados: 0,
    erros: [],
  };
  let record: Pick<CorrecaoSib, 'cco' | 'codbeneficiario' | 'tipoMovimento'> = {
    cco: null,
    codbeneficiario: null,
    tipoMovimento: null,
  };
  let field: Pick<CorrecaoSib, 'campo' | 'valorCampo'> = { campo: null, valorCampo: null };
  let error: Pick<CorrecaoSib, 'codigoErro' | 'mensagemErro'> = { codigoErro: null, mensagemErro: null };
  let fieldErrors = 0;
  let recordErrors = 0;
  let newcomer: RpxIncluido = { codigoBeneficiario: '', cco: '', nome: '' };
  let isKindSeen = false;
  let reasons = 0;

  const tooMany = (what: string, line: number) =>
    refusal(`o arquivo tem mais de ${maxRows.toLocaleString('pt-BR')} ${what}.`, line);

  const addNewcomer = (line: number): void => {
    if (rpx.incluidos.length >= maxRows) throw tooMany('beneficiários incluídos', line);
    rpx.incluidos.push(newcomer);
  };

  const addReason = (text: string, line: number): void => {
    reasons += 1;
    if (reasons > MAX_REASONS)
      throw refusal(`há mais de ${MAX_REASONS} motivos de rejeição.`, line, 'motivoRejeicao');
    rpx.motivoRejeicao = rpx.motivoRejeicao === null ? text : `${rpx.motivoRejeicao}; ${text}`;
  };

  const addRow = (line: number): void => {
    if (rpx.erros.length >= maxRows) throw tooMany('erros', line);
    rpx.erros.push({ ...record, ...field, ...error });
    error = { codigoErro: null, mensagemErro: null };
    fieldErrors += 1;
    recordErrors += 1;
  };

  const assertField = (text: string, name: string, line: number): void => {
    if (text.length > maxField)
      throw refusal(
        `o campo tem ${text.length.toLocaleString('pt-BR')} caracteres; o máximo é ${maxField.toLocaleString('pt-BR')}.`,
        line,
        name,
      );
  };

  const closers = new Map<string, (text: string, line: number) => void>(
    Object.entries<(text: string, line: number) => void>({
      'arquivoRejeitado/motivoRejeicao': addReason,
      'arquivoProcessado/protocoloProcessamento/nomeArquivo': (text) => {
        rpx.nomeArquivo = orNull(text);
      },
      [`${included}/cco`]: (text) => {
        newcomer.cco = text;
      },
      [`${included}/nomeBeneficiario`]: (text) => {
        newcomer.nome = text;
      },
      [included]: (_text, line) => addNewcomer(line),
      [`${rejected}/campoErro/descricaoCampo`]: (text) => {
        field.campo = orNull(text);
      },
      [`${rejected}/campoErro/valorCampo`]: (text) => {
        field.valorCampo = orNull(text);
      },
      [`${rejected}/campoErro/erro/codigoErro`]: (text) => {
        error.codigoErro = orNull(text);
      },
      [`${rejected}/campoErro/erro/mensagemErro`]: (text) => {
        error.mensagemErro = orNull(text);
      },
      [`${rejected}/campoErro/erro`]: (_text, line) => addRow(line),
      // A rejected record or field without an error of its own gets a row too, so that the clerk sees it.
      [`${rejected}/campoErro`]: (_text, line) => {
        if (fieldErrors === 0) addRow(line);
      },
      [rejected]: (_text, line) => {
        rpx.registrosRejeitados += 1;
        field = { campo: null, valorCampo: null };
        if (recordErrors === 0) addRow(line);
      },
    }),
  );

  const reading = readSib(
    source,
    { kind: 'retorno', registroAns, limits: { maxNodes: MAX_NODES, maxText: MAX_TEXT, ...limits } },
    {
      header: (header) => {
        rpx.header = header;
      },
      hash: (hash) => {
        rpx.hash = hash;
      },
      open(path, { attributes, line }) {
        if (path === 'arquivoRejeitado' || path === 'arquivoProcessado') isKindSeen = true;
        if (path === included || path === rejected)
          for (const [name, value] of Object.entries(attributes)) assertField(value, name, line);
        if (path === included)
          newcomer = { codigoBeneficiario: attributes['codigoBeneficiario'] ?? '', cco: '', nome: '' };
        if (path === rejected) {
          recordErrors = 0;
          record = {
            cco: orNull(attributes['cco']),
            codbeneficiario: orNull(attributes['codigoBeneficiario']),
            tipoMovimento: orNull(attributes['tipoMovimento']),
          };
        }
        if (path === `${rejected}/campoErro`) {
          fieldErrors = 0;
          field = { campo: null, valorCampo: null };
        }
      },
      close(path, { name, text, line }) {
        const close = closers.get(path);
        if (close) {
          assertField(text.trim(), name, line);
          close(text.trim(), line);
        }
        const total = totalName.exec(path);
        if (!total) return;
        if (Object.keys(rpx.totais).length >= MAX_TOTALS)
          throw refusal(`há mais de ${MAX_TOTALS} totais.`, line, name);
        const counts = (rpx.totais[total[1] ?? ''] ??= { registros: 0, processados: 0, rejeitados: 0 });
        if (!/^\d{1,9}$/.test(text.trim()))
          throw refusal(
            `a quantidade "${text.trim().slice(0, 40)}" não é um número.`,
            line,
            path.split('/').at(-1) ?? null,
          );
        counts[totalField[total[2] as keyof typeof totalField]] = Number(text.trim());
      },
    },
  );
  for await (const _ of reading) void _;
  if (!isKindSeen)
    throw refusal(
      'o arquivo de retorno não diz se foi processado ou rejeitado pela ANS.',
      null,
      'resultadoProcessamento',
    );
  return rpx;
};
