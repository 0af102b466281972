import { useSearchParams } from 'react-router-dom';

/** What of the screen stands in the address: the file and the line on show. */
export interface Endereco {
  readonly arquivo: string | null;
  readonly linha: string | null;
  /** Shows a file, a line of it, or with null the list again. */
  readonly mostra: (arquivo: string | null, linha?: number | null) => void;
}

/** The file and the line that the address names: ?arquivo=12&linha=7. */
export const useEndereco = (): Endereco => {
  const [search, setSearch] = useSearchParams();
  const mostra = (arquivo: string | null, linha: number | null = null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (arquivo === null) after.delete('arquivo');
      else after.set('arquivo', arquivo);
      if (linha === null) after.delete('linha');
      else after.set('linha', String(linha));
      return after;
    });
  return { arquivo: search.get('arquivo'), linha: search.get('linha'), mostra };
};
