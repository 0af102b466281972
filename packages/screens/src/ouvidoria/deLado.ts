import { counted } from '@vidas/api-client/words/counted.ts';
import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';

const fields = [
  'OUV_NOME',
  'OUV_EMAIL',
  'OUV_LOCAL',
  'OUV_TIPO',
  'OUV_DADOS_DENUNCIADO',
  'OUV_DADOS_COMPLEMENTARES',
  'OUV_DETALHAMENTO',
  'OUV_PROTOCOLO_ANTERIOR',
] as const;

/** True for a report without any input. */
const isBlank = (denuncia: DenunciaDaEquipe): boolean =>
  fields.every((name) => (denuncia[name] ?? '') === '');

/** '60 iguais' for a row of equal reports. */
export const iguaisEmPalavras = (quantas: number): string => counted(quantas, 'igual', 'iguais');

/**
 * Possible move of a report: aside when it is blank or repeated and untouched, back when it is aside, otherwise none (OUV-30).
 */
export const ladoDe = (denuncia: DenunciaDaEquipe): 'poe' | 'traz' | undefined => {
  if (denuncia.OUV_DE_LADO === true) return 'traz';
  const isUntouched = denuncia.OUV_STATUS === 'N' && denuncia.ULTIMA_ACAO === null;
  return isUntouched && (denuncia.OUV_QUANTAS !== undefined || isBlank(denuncia)) ? 'poe' : undefined;
};

const mostListed = 20;

/** The other protocols of the row, in words. */
export const protocolosIguais = ({
  OUV_IGUAIS: iguais = [],
  OUV_QUANTAS: quantas = 1,
}: DenunciaDaEquipe): string => {
  const listed = iguais.slice(0, mostListed);
  const more = quantas - 1 - listed.length;
  return more > 0 ? `${listed.join(', ')} e mais ${more.toLocaleString('pt-BR')}` : listed.join(', ');
};
