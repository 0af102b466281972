import { isDay } from '../../kinds/day.ts';
import type { Campo } from './layout.rules.ts';

/** A field whose text does not fit its kind; positions from 1. */
export interface CampoErrado {
  campo: Campo;
  texto: string;
}

const soDigitos = /^\d*$/;

// All lines of a file repeat the same few days.
const lidos = new Map<string, string | null | undefined>();
const DIAS = 10_000;

const leDia = (texto: string): string | null | undefined => {
  if (texto === '000000' || texto.trim() === '') return null;
  const dia = `20${texto.slice(4)}-${texto.slice(2, 4)}-${texto.slice(0, 2)}`;
  return isDay(dia) ? dia : undefined;
};

/** DDMMAA as YYYY-MM-DD; null for zeros or blanks, undefined for a day that does not exist. */
const diaDe = (texto: string): string | null | undefined => {
  if (lidos.has(texto)) return lidos.get(texto);
  if (lidos.size >= DIAS) lidos.clear();
  const dia = leDia(texto);
  lidos.set(texto, dia);
  return dia;
};

/** Cents; 0 for blanks, undefined for text that is no number. Positions from 1, both inside. */
export const centavosDe = (
  registro: string,
  { inicio, fim }: Pick<Campo, 'inicio' | 'fim'>,
): number | undefined => {
  // Much quicker than a copy, a pattern and a conversion, and files bring millions of these.
  let soma = 0;
  for (let at = inicio - 1; at < fim; at += 1) {
    const digito = registro.charCodeAt(at) - 48;
    if (!(digito >= 0 && digito <= 9)) return registro.slice(inicio - 1, fim).trim() === '' ? 0 : undefined;
    soma = soma * 10 + digito;
  }
  return soma;
};

/** The text of a field, unchanged. */
export const textoDe = (registro: string, { inicio, fim }: Campo): string => registro.slice(inicio - 1, fim);

/** The value of a field; undefined when its text does not fit its kind. */
export const valorDe = (registro: string, campo: Campo): string | number | null | undefined => {
  if (campo.tipo === 'dinheiro') return centavosDe(registro, campo);
  const texto = textoDe(registro, campo);
  switch (campo.tipo) {
    case 'dia':
      return diaDe(texto);
    case 'digitos':
      return soDigitos.test(texto) ? texto : texto.trim() === '' ? null : undefined;
    default:
      return texto.trim();
  }
};

/** The fields with these names, in the order of the record. Throws for an unknown name. */
export const escolhe = (campos: readonly Campo[], nomes: readonly string[]): Campo[] =>
  nomes.map((nome) => {
    const found = campos.find((campo) => campo.nome === nome);
    if (!found) throw new RangeError(`There is no field ${nome}.`);
    return found;
  });

/** Reads some fields of a record; reports each one whose text does not fit its kind. */
export const leCampos = (
  registro: string,
  campos: readonly Campo[],
  onErrado: (errado: CampoErrado) => void,
): Record<string, string | number | null> => {
  const lido: Record<string, string | number | null> = {};
  for (const campo of campos) {
    const valor = valorDe(registro, campo);
    if (valor === undefined) onErrado({ campo, texto: textoDe(registro, campo) });
    lido[campo.nome] = valor ?? null;
  }
  return lido;
};

const esperado: Record<Campo['tipo'], string> = {
  texto: 'texto',
  digitos: 'só algarismos',
  dia: 'um dia DDMMAA',
  dinheiro: 'só algarismos',
};

/** 'posições 254 a 266 (valor recebido): esperava só algarismos, veio "12A"'. */
export const erroEscrito = ({ campo, texto }: CampoErrado): string =>
  `posições ${campo.inicio} a ${campo.fim} (${campo.rotulo.toLowerCase()}): esperava ${esperado[campo.tipo]}, veio "${texto}".`;
