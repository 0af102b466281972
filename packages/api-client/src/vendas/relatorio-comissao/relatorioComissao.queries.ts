import type { Http } from '../../http/http.ts';
import { getRelatorioComissaoPdf } from './relatorioComissao.contract.ts';

/** The report of a month on paper; null while the month is open. */
export const relatorioComissaoPdf = async (
  http: Http,
  competencia: string,
  signal: AbortSignal,
): Promise<Blob | null> => {
  const found = await http.call(getRelatorioComissaoPdf, { params: { competencia } }, { signal });
  if (found === null) return null;
  const bytes = Uint8Array.from(atob(found.conteudo), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
};
