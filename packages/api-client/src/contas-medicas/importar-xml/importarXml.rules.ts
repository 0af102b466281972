import { counted } from '../../words/counted.ts';
import type { ProblemaXml } from './importarXml.contract.ts';

/** What stays the same of a problem when the file is sent again: where it is and what rule it breaks, not the value that broke it. */
export const chaveDoProblema = ({ guia, item, campo, codigo, camada, nivel }: ProblemaXml): string =>
  [camada, guia ?? '', item ?? '', campo ?? '', codigo ?? '', nivel].join('|');

/** How a try compares with the one before it. */
export interface ComparacaoXml {
  /** Problems of the try before. */
  total: number;
  corrigidos: number;
  novos: number;
}

/** Counts what a mended file mended and what it broke, by the keys of their problems; equal keys count one by one (TIS-25). */
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
