import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { relacoesDaDmed } from './dmed.ts';

/** Totals of a file. */
export interface DmedLida {
  anoCalendario: number;
  titulares: number;
  dependentes: number;
  totalCents: number;
}

/** An invalid DMED file: line from 1, field, reason. */
class DmedIlegivel extends Error {
  override readonly name = 'DmedIlegivel';

  constructor(linha: number, campo: string, motivo: string) {
    super(`Linha ${linha}, ${campo}: ${motivo}`);
  }
}

type Recusa = (campo: string, motivo: string) => DmedIlegivel;
type Leitor = (campos: readonly string[], recusa: Recusa) => void;

const quantos: Readonly<Record<string, number>> = {
  Dmed: 5,
  RESPO: 7,
  DECPJ: 9,
  OPPAS: 0,
  TOP: 3,
  DTOP: 5,
  FIMDmed: 0,
};

/** Records that may follow each record. */
const depois: Readonly<Record<string, readonly string[]>> = {
  '': ['Dmed'],
  Dmed: ['RESPO'],
  RESPO: ['DECPJ'],
  DECPJ: ['OPPAS'],
  OPPAS: ['TOP'],
  TOP: ['TOP', 'DTOP', 'FIMDmed'],
  DTOP: ['TOP', 'DTOP', 'FIMDmed'],
};

/**
 * Reads an operator's DMED file independently of its writer. Throws DmedIlegivel at the first violation of
 * the layout.
 */
export const leDmed = (texto: string): DmedLida => {
  const lida: DmedLida = { anoCalendario: 0, titulares: 0, dependentes: 0, totalCents: 0 };
  let titular = '';
  let dependente = '';

  const cents = (campo: string, text: string, recusa: Recusa): void => {
    if (!/^\d{1,9}$/u.test(text)) throw recusa(campo, 'o valor não são até nove algarismos.');
    lida.totalCents += Number(text);
  };
  const cpf = (text: string, recusa: Recusa): void => {
    if (!/^\d{11}$/u.test(text) || !isValidCpf(text)) throw recusa('CPF', 'não confere.');
  };
  const nome = (text: string, maximo: number, recusa: Recusa): void => {
    if (text.trim() === '' || text.length > maximo)
      throw recusa('nome', `está vazio, ou passa de ${maximo} letras.`);
  };

  const leitores: Readonly<Record<string, Leitor>> = {
    Dmed: ([referencia = '', ano = '', retificadora, recibo], recusa) => {
      if (!/^\d{4}$/u.test(ano) || Number(referencia) !== Number(ano) + 1)
        throw recusa('ano', 'o ano de referência não é o que segue ao ano-calendário.');
      if (retificadora !== 'N' || recibo !== '')
        throw recusa('retificadora', 'não é uma declaração original.');
      lida.anoCalendario = Number(ano);
    },
    RESPO: ([doCpf = '', doNome = '', ddd = '', fone = ''], recusa) => {
      cpf(doCpf, recusa);
      nome(doNome, 60, recusa);
      if (!/^\d{2}$/u.test(ddd) || !/^\d{8,9}$/u.test(fone)) throw recusa('telefone', 'não confere.');
    },
    DECPJ: ([cnpj = '', doNome = '', tipo, ans = '', _cnes, doCpf = ''], recusa) => {
      if (!isValidCnpj(cnpj, { version: 2 })) throw recusa('CNPJ', 'não confere.');
      nome(doNome, 150, recusa);
      if (tipo !== '2') throw recusa('tipo do declarante', 'não é o de uma operadora (2).');
      if (!/^\d{6}$/u.test(ans)) throw recusa('registro na ANS', 'não tem seis algarismos.');
      cpf(doCpf, recusa);
    },
    TOP: ([doCpf = '', doNome = '', valor = ''], recusa) => {
      cpf(doCpf, recusa);
      if (doCpf <= titular) throw recusa('CPF', 'os titulares não estão em ordem de CPF, um de cada.');
      nome(doNome, 60, recusa);
      cents('valor', valor, recusa);
      titular = doCpf;
      dependente = '';
      lida.titulares += 1;
    },
    DTOP: ([doCpf = '', nascimento = '', doNome = '', relacao = '', valor = ''], recusa) => {
      if (doCpf !== '') cpf(doCpf, recusa);
      if (
        nascimento === '' ? doCpf === '' : !isDay(nascimento.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3'))
      )
        throw recusa('nascimento', 'não é um dia, ou falta a quem não tem CPF.');
      const chave = `${doCpf} ${nascimento}`;
      if (chave < dependente || (doCpf !== '' && dependente.startsWith(`${doCpf} `)))
        throw recusa('CPF', 'os dependentes não estão em ordem de CPF e nascimento, um de cada.');
      nome(doNome, 60, recusa);
      if (!relacoesDaDmed.some((each) => each === relacao))
        throw recusa('relação', 'não é 03, 04, 06, 08 ou 10.');
      cents('valor', valor, recusa);
      dependente = chave;
      lida.dependentes += 1;
    },
  };

  const linhas = texto.split('\r\n');
  if (linhas.pop() !== '') throw new DmedIlegivel(linhas.length + 1, 'fim', 'a última linha não termina.');
  let antes = '';
  for (const [at, linha] of linhas.entries()) {
    const [registro = '', ...campos] = linha.split('|');
    const recusa: Recusa = (campo, motivo) => new DmedIlegivel(at + 1, `${registro}, ${campo}`, motivo);
    if (!(depois[antes] ?? []).includes(registro)) throw recusa('registro', 'não pode estar neste lugar.');
    if (campos.pop() !== '' || campos.length !== quantos[registro])
      throw recusa('campos', `não são ${quantos[registro] ?? 0}, cada um com a sua barra.`);
    leitores[registro]?.(campos, recusa);
    antes = registro;
  }
  if (antes !== 'FIMDmed') throw new DmedIlegivel(linhas.length, 'FIMDmed', 'falta o fim do arquivo.');
  return lida;
};
