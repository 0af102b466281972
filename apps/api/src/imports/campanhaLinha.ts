import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  type ColunaCampanha,
  colunasCampanha,
  maxTextoMensagem,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { isEmail } from '@vidas/api-client/kinds/email.ts';
import { isFormula } from '@vidas/api-client/kinds/formula.ts';
import { diaDoTxid, txidsEm } from '../documents/pix/txid.rules.ts';

/** A line of a campaign's CSV that may be sent. */
export interface LinhaCampanha {
  /** 10 or 11 digits with the area code. */
  telefone: string;
  mensagem: string;
  localizador: string;
  /** 'YYYY-MM-DDTHH:mm:ss'; null = when it is authorised. */
  agendadaEm: string | null;
  inApp: boolean;
  sms: boolean;
  idFuncionalidade: number | null;
  idRegistro: number | null;
  tipoCallback: string | null;
  email: string | null;
}

/** A wrong cell: its column and the reason in Portuguese, without the value, which may be personal. */
export interface CelulaErrada {
  coluna: ColunaCampanha;
  motivo: string;
}

type Celulas = Readonly<Record<ColunaCampanha, string>>;

/** The telephone's digits, without the country's code. */
const digitosDe = (texto: string): string =>
  texto
    .replace(/^'/, '')
    .replace(/[\s().-]/g, '')
    .replace(/^\+?55(?=\d{10,11}$)/, '');

const isTelefone = (digitos: string): boolean =>
  /^[1-9][1-9](9\d{8}|[2-9]\d{7})$/.test(digitos) && !/^\d\d(\d)\1+$/.test(digitos);

const simNao = (texto: string): boolean | undefined => {
  if (/^(s|sim|1|true)$/i.test(texto)) return true;
  return /^(n|n[aã]o|0|false)$/i.test(texto) ? false : undefined;
};

const momentoDe = (texto: string): string | undefined => {
  const [, data = '', hora = '', segundos = ':00'] =
    /^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/.exec(texto) ?? [];
  const dia = data.includes('/') ? data.split('/').reverse().join('-') : data;
  return isDay(dia) ? `${dia}T${hora}${segundos}` : undefined;
};

/** The format of optional cells, when they are filled. */
const formatos: Partial<Record<ColunaCampanha, readonly [Pick<RegExp, 'test'>, string]>> = {
  ID_FUNCIONALIDADE: [/^\d{1,9}$/, 'deve ser um número'],
  ID_REGISTRO: [/^\d{1,9}$/, 'deve ser um número'],
  TIPO_CALLBACK: [/^[\w-]{1,30}$/, 'deve ter até 30 letras ou números'],
  LINHADIGITAVEL: [/^\d{47,48}$/, 'deve ter 47 ou 48 dígitos, sem pontos e espaços'],
  MATRICULA: [/^[\w.-]{1,20}$/, 'deve ter até 20 letras ou números'],
  EMAIL: [{ test: isEmail }, 'o e-mail não está escrito corretamente'],
  NOSSONUMERO: [/^\d{1,20}$/, 'deve ter até 20 dígitos'],
  NOME: [/^.{1,200}$/u, 'deve ter até 200 caracteres'],
  TIPOBOLETO: [/^[\wÀ-ÿ ./-]{1,40}$/u, 'deve ter até 40 letras'],
};

const numero = (texto: string): number | null => (texto === '' ? null : Number(texto));

const texto = (celula: string): string | null => (celula === '' ? null : celula);

// oxlint-disable-next-line no-control-regex -- the very thing that is looked for
const controle = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const motivoComum = (coluna: ColunaCampanha, celula: string): string | undefined => {
  if (controle.test(celula)) return 'há um caractere que não é de texto';
  // A spreadsheet would run it as a formula; only a telephone may begin with '+'. The file we give back puts the
  // apostrophe before such a cell.
  if (coluna !== 'TELEFONE' && isFormula(celula.replace(/^'/, '')))
    return 'começa com =, +, - ou @, como uma fórmula de planilha';
  if (celula === '') return undefined;
  const [formato, motivo] = formatos[coluna] ?? [];
  return formato && !formato.test(celula) ? motivo : undefined;
};

const motivoDoMomento = (momento: string | undefined, hoje: string): string | undefined => {
  if (momento === undefined) return 'deve ser DD/MM/AAAA HH:MM';
  return momento.slice(0, 10) < hoje ? 'o dia já passou; deixe em branco para enviar logo' : undefined;
};

const motivoProprio = (coluna: ColunaCampanha, celula: string, hoje: string): string | undefined => {
  switch (coluna) {
    case 'TELEFONE':
      return isTelefone(digitosDe(celula))
        ? undefined
        : 'deve ter DDD e número: 11 dígitos com o 9 do celular, ou 10';
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
      return simNao(celula) === undefined ? 'deve ser S ou N' : undefined;
    default:
      return undefined;
  }
};

/** A code of PIX holds on its day alone: a message with it leaves on that day (CTA-15). */
const erroDoPix = (celulas: Celulas, hoje: string): CelulaErrada[] => {
  const sai = momentoDe(celulas.DATA_HORA_AGENDADA)?.slice(0, 10) ?? hoje;
  const outro = txidsEm(celulas.MENSAGEM).find((txid) => diaDoTxid(txid) !== sai);
  if (outro === undefined || hoje === '') return [];
  const dia = writeDay(diaDoTxid(outro));
  return [
    { coluna: 'MENSAGEM', motivo: `o código PIX só vale em ${dia}; baixe o arquivo de novo no dia do envio` },
  ];
};

/** The ways by which a campaign is to leave; a line without any of them is wrong (MSG-11). `hoje` is the ISO day on which the file is judged. */
export interface EnviosPedidos {
  push: boolean;
  sms: boolean;
  hoje: string;
}

/** Every wrong cell of a line, in the order of the columns. */
export const errosDaLinha = (celulas: Celulas, envios: EnviosPedidos): CelulaErrada[] => {
  const erros = colunasCampanha.flatMap((coluna): CelulaErrada[] => {
    const motivo =
      motivoComum(coluna, celulas[coluna]) ?? motivoProprio(coluna, celulas[coluna], envios.hoje);
    return motivo === undefined ? [] : [{ coluna, motivo }];
  });
  const doPix = erroDoPix(celulas, envios.hoje);
  if (erros.length + doPix.length > 0) return [...erros, ...doPix];
  const sai = (simNao(celulas.ENVIA_INAPP) && envios.push) || (simNao(celulas.ENVIA_SMS) && envios.sms);
  return sai
    ? []
    : [{ coluna: 'ENVIA_SMS', motivo: 'a linha não seria enviada: nem no aplicativo nem por SMS' }];
};

/** A line without wrong cells, in the values of our code. */
export const linhaDe = (celulas: Celulas): LinhaCampanha => ({
  telefone: digitosDe(celulas.TELEFONE),
  mensagem: celulas.MENSAGEM,
  localizador: celulas.LOCALIZADOR,
  agendadaEm: momentoDe(celulas.DATA_HORA_AGENDADA) ?? null,
  inApp: simNao(celulas.ENVIA_INAPP) ?? false,
  sms: simNao(celulas.ENVIA_SMS) ?? false,
  idFuncionalidade: numero(celulas.ID_FUNCIONALIDADE),
  idRegistro: numero(celulas.ID_REGISTRO),
  tipoCallback: texto(celulas.TIPO_CALLBACK),
  email: texto(celulas.EMAIL),
});

/** Two lines with the same key would send the same message to the same person. */
export const chaveDaLinha = (celulas: Celulas): string =>
  `${digitosDe(celulas.TELEFONE)} ${celulas.LOCALIZADOR}`;
