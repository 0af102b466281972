import { counted } from '../../words/counted.ts';
import type { ProblemaXml } from './importarXml.contract.ts';

/** Key of a problem across two sendings of a file: its place and its rule, without the wrong value. */
export const chaveDoProblema = ({ guia, item, campo, codigo, camada, nivel }: ProblemaXml): string =>
  [camada, guia ?? '', item ?? '', campo ?? '', codigo ?? '', nivel].join('|');

/** Comparison of an attempt with the one before it. */
export interface ComparacaoXml {
  /** Number of problems of the attempt before. */
  total: number;
  corrigidos: number;
  novos: number;
}

/** Counts corrected and new problems by their keys; equal keys count one by one (TIS-25). */
export const comparaTentativas = (antes: readonly string[], agora: readonly string[]): ComparacaoXml => {
  const restam = new Map<string, number>();
  for (const chave of antes) restam.set(chave, (restam.get(chave) ?? 0) + 1);
  let novos = 0;
  for (const chave of agora) {
    const quantas = restam.get(chave) ?? 0;
    if (quantas === 0) novos += 1;
    else restam.set(chave, quantas - 1);
  }
  const corrigidos = [...restam.values()].reduce((sum, quantas) => sum + quantas, 0);
  return { total: antes.length, corrigidos, novos };
};

/** '12 de 15 corrigidos, 1 novo.' */
export const comparacaoEmPalavras = ({ total, corrigidos, novos }: ComparacaoXml): string =>
  `${corrigidos} de ${counted(total, 'corrigido', 'corrigidos')}, ${novos === 0 ? 'nenhum novo' : counted(novos, 'novo', 'novos')}.`;
