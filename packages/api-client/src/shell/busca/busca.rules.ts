import { plainSigns } from '../../words/plainSigns.ts';
import type { ModuleKey } from '../modules.ts';

/** Modules with Gerar boleto. */
export const modulosGeraBoleto = [
  'cobranca',
  'vendas',
  'atendimento',
] as const satisfies readonly ModuleKey[];

/** The modules with a screen that opens a boleto: Gerar boleto, the bills of its day in Financeiro, the counter (ACE-25). */
export const modulosComBoletos = [
  ...modulosGeraBoleto,
  'financeiro',
  'caixa',
] as const satisfies readonly ModuleKey[];

/** The modules with a screen that opens a person: the record in Cadastro, the boletos, the counter (ACE-25). */
export const modulosComPessoas = [
  'cadastro',
  ...modulosGeraBoleto,
  'caixa',
] as const satisfies readonly ModuleKey[];

/** The module with the list of a company's lives (CAD-41). */
export const moduloComEmpresas = 'cadastro' satisfies ModuleKey;

/** Modules with the page of a guide; Centro Médico alone finds those of its own provider (CTM-41). */
export const modulosComGuias = ['contas-medicas', 'centro-medico'] as const satisfies readonly ModuleKey[];

/** Modules with the list of a kind of protocol: those of visits, and those of reports to the ombudsman (ACE-29). */
export const modulosComProtocolos = ['atendimento', 'ouvidoria'] as const satisfies readonly ModuleKey[];

/** Modules in which people, companies or boletos are found; those with guides alone widen nothing of it (VEN-48). */
export const modulosDePagadores = ['cadastro', ...modulosComBoletos] as const satisfies readonly ModuleKey[];

/** Modules with the search; one of them is enough. */
export const modulosDaBusca = [
  ...modulosDePagadores,
  ...modulosComGuias,
  'ouvidoria',
] as const satisfies readonly ModuleKey[];

/** Most people, and most boletos, in an answer. */
export const maximoDeAchados = 8;

/** Longest text of a search. */
export const maximoDaBusca = 100;

const fewest = { letters: 3, digits: 4 } as const;

/** The digits of a text that is a number with any punctuation; null for any other text. */
export const numeroDe = (texto: string): string | null =>
  /^[\d\s.()+/-]+$/.test(plainSigns(texto)) ? texto.replace(/\D/g, '') : null;

/** True for a text long enough to search; a shorter one would find half the register (ACE-26). */
export const isProcuravel = (texto: string): boolean => {
  if (texto.length > maximoDaBusca) return false;
  const numero = numeroDe(texto);
  if (numero !== null) return numero.length >= fewest.digits;
  return (texto.match(/[\p{L}\p{N}]/gu) ?? []).length >= fewest.letters;
};
