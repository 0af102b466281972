import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  type ColunaCampanha,
  colunasCampanha,
  maxTextoMensagem,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { isEmail } from '@vidas/api-client/kinds/email.ts';
import { isFormula } from '@vidas/api-client/kinds/formula.ts';
import { isNotacaoCientifica, simOuNao } from '@vidas/api-client/kinds/planilha.ts';
import { isLinhaDigitavel } from '../documents/boleto/boleto.rules.ts';
import { diaDoTxid, txidsEm } from '../documents/pix/txid.rules.ts';
import { digitosDoTelefone, isCelular, isTelefone, porqueSemSms } from './telefone.rules.ts';

/** A sendable line of a campaign's CSV. */
export interface LinhaCampanha {
  /** 10 or 11 digits with the area code. */
  telefone: string;
  mensagem: string;
  localizador: string;
  /** 'YYYY-MM-DDTHH:mm:ss'; null = at the authorisation. */
  agendadaEm: string | null;
  inApp: boolean;
  sms: boolean;
  idFuncionalidade: number | null;
  idRegistro: number | null;
  tipoCallback: string | null;
  email: string | null;
  /** As written; null for a blank cell. */
  matricula: string | null;
}

/** A wrong cell: its column and the Portuguese reason, without the value, which may be personal. */
export interface CelulaErrada {
  coluna: ColunaCampanha;
  motivo: string;
}

type Celulas = Readonly<Record<ColunaCampanha, string>>;

/** Signs of a written telephone; others, as letters or digits of another script, make it unreadable. */
const escritaDeTelefone = /^'?[\d\s().+\-\u2010-\u2015\u00a0]*$/u;

const digitosDe = (texto: string): string => (escritaDeTelefone.test(texto) ? digitosDoTelefone(texto) : '');

const momentoDe = (texto: string): string | undefined => {
  const [, data = '', hora = '', segundos = ':00'] =
    /^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/.exec(texto) ?? [];
  const dia = data.includes('/') ? data.split('/').reverse().join('-') : data;
  return isDay(dia) ? `${dia}T${hora}${segundos}` : undefined;
};

/** Format of optional cells, when filled. */
const formatos: Partial<Record<ColunaCampanha, readonly [Pick<RegExp, 'test'>, string]>> = {
  ID_FUNCIONALIDADE: [/^\d{1,9}$/, 'deve ser um número'],
  ID_REGISTRO: [/^\d{1,9}$/, 'deve ser um número'],
  TIPO_CALLBACK: [/^[\w-]{1,30}$/, 'deve ter até 30 letras ou números'],
  LINHADIGITAVEL: [
    { test: isLinhaDigitavel },
    'deve ter 47 ou 48 dígitos, sem pontos e espaços, com os dígitos verificadores certos',
  ],
  MATRICULA: [/^[\w.-]{1,20}$/, 'deve ter até 20 letras ou números'],
  EMAIL: [{ test: isEmail }, 'o e-mail não está escrito corretamente'],
  NOSSONUMERO: [/^\d{1,20}$/, 'deve ter até 20 dígitos'],
  NOME: [/^.{1,200}$/u, 'deve ter até 200 caracteres'],
  TIPOBOLETO: [/^[\wÀ-ÿ ./-]{1,40}$/u, 'deve ter até 40 letras'],
};

const numero = (texto: string): number | null => (texto === '' ? null : Number(texto));

const texto = (celula: string): string | null => (celula === '' ? null : celula);

// oxlint-disable-next-line no-control-regex -- it finds control characters
const controle = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const DE_PLANILHA = 'a planilha o guardou como número e perdeu dígitos; formate a coluna como texto';
const SEM_ZEROS = 'perdeu os zeros do começo; formate a coluna como texto';

const motivoComum = (coluna: ColunaCampanha, celula: string): string | undefined => {
  if (controle.test(celula)) return 'há um caractere que não é de texto';
  // A spreadsheet would run it as a formula; only a telephone may begin with '+'. The returned file puts an
  // apostrophe before such a cell.
  if (coluna !== 'TELEFONE' && isFormula(celula.replace(/^'/, '')))
    return 'começa com =, +, - ou @, como uma fórmula de planilha';
  if (celula === '') return undefined;
  if (isNotacaoCientifica(celula) && coluna !== 'MENSAGEM' && coluna !== 'NOME') return DE_PLANILHA;
  if (coluna === 'LINHADIGITAVEL' && /^\d{40,46}$/.test(celula)) return SEM_ZEROS;
  const [formato, motivo] = formatos[coluna] ?? [];
  return formato && !formato.test(celula) ? motivo : undefined;
};

const motivoDoMomento = (momento: string | undefined, hoje: string): string | undefined => {
  if (momento === undefined) return 'deve ser DD/MM/AAAA HH:MM';
  return momento.slice(0, 10) < hoje ? 'o dia já passou; deixe em branco para enviar logo' : undefined;
};

/**
 * Reason for a wrong telephone. SMS needs a mobile (COB-21); a line for the application alone may have a landline.
 */
const motivoDoTelefone = (celulas: Celulas): string | undefined => {
  const digitos = digitosDe(celulas.TELEFONE);
  if (simOuNao(celulas.ENVIA_SMS) !== false) return isCelular(digitos) ? undefined : porqueSemSms(digitos);
  return isTelefone(digitos) ? undefined : 'deve ter DDD e número: 11 dígitos com o 9 do celular, ou 10';
};

const motivoProprio = (coluna: ColunaCampanha, celulas: Celulas, hoje: string): string | undefined => {
  const celula = celulas[coluna];
  switch (coluna) {
    case 'TELEFONE':
      return motivoDoTelefone(celulas);
    case 'MENSAGEM':
      if (celula === '') return 'está vazia';
      return celula.length > maxTextoMensagem ? `passa de ${maxTextoMensagem} caracteres` : undefined;
    case 'LOCALIZADOR':
      return /^[\w./-]{1,50}$/.test(celula) ? undefined : 'deve ter de 1 a 50 letras ou números';
    case 'DATA_HORA_AGENDADA':
      if (celula === '') return undefined;
      return motivoDoMomento(momentoDe(celula), hoje);
    case 'ENVIA_INAPP':
    case 'ENVIA_SMS':
      return simOuNao(celula) === undefined ? 'deve ser S ou N' : undefined;
    default:
      return undefined;
  }
};

/** Error of a PIX code, which is valid on one day, so that its message must leave on that day (CTA-15). */
const erroDoPix = (celulas: Celulas, hoje: string): CelulaErrada[] => {
  const sai = momentoDe(celulas.DATA_HORA_AGENDADA)?.slice(0, 10) ?? hoje;
  const outro = txidsEm(celulas.MENSAGEM).find((txid) => diaDoTxid(txid) !== sai);
  if (outro === undefined || hoje === '') return [];
  const dia = writeDay(diaDoTxid(outro));
  return [
    { coluna: 'MENSAGEM', motivo: `o código PIX só vale em ${dia}; baixe o arquivo de novo no dia do envio` },
  ];
};

/** Channels of a campaign; a line without any of them is wrong (MSG-11). `hoje` is the ISO day of the judgement. */
export interface EnviosPedidos {
  push: boolean;
  sms: boolean;
  hoje: string;
}

/** All wrong cells of a line, in column order. */
export const errosDaLinha = (celulas: Celulas, envios: EnviosPedidos): CelulaErrada[] => {
  const erros = colunasCampanha.flatMap((coluna): CelulaErrada[] => {
    const motivo = motivoComum(coluna, celulas[coluna]) ?? motivoProprio(coluna, celulas, envios.hoje);
    return motivo === undefined ? [] : [{ coluna, motivo }];
  });
  const doPix = erroDoPix(celulas, envios.hoje);
  if (erros.length + doPix.length > 0) return [...erros, ...doPix];
  const sai = (simOuNao(celulas.ENVIA_INAPP) && envios.push) || (simOuNao(celulas.ENVIA_SMS) && envios.sms);
  return sai
    ? []
    : [{ coluna: 'ENVIA_SMS', motivo: 'a linha não seria enviada: nem no aplicativo nem por SMS' }];
};

/** A line without wrong cells, in our values. */
export const linhaDe = (celulas: Celulas): LinhaCampanha => ({
  telefone: digitosDe(celulas.TELEFONE),
  mensagem: celulas.MENSAGEM,
  localizador: celulas.LOCALIZADOR,
  agendadaEm: momentoDe(celulas.DATA_HORA_AGENDADA) ?? null,
  inApp: simOuNao(celulas.ENVIA_INAPP) ?? false,
  sms: simOuNao(celulas.ENVIA_SMS) ?? false,
  idFuncionalidade: numero(celulas.ID_FUNCIONALIDADE),
  idRegistro: numero(celulas.ID_REGISTRO),
  tipoCallback: texto(celulas.TIPO_CALLBACK),
  email: texto(celulas.EMAIL),
  matricula: texto(celulas.MATRICULA),
});

/** Key of a line. Two lines with the same key would send one message twice to the same person. */
export const chaveDaLinha = (celulas: Celulas): string =>
  `${digitosDe(celulas.TELEFONE)} ${celulas.LOCALIZADOR}`;
