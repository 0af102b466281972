import { useSearchParams } from 'react-router-dom';

/** Part of the screen's state in the address: the open file and line. */
export interface Endereco {
  readonly arquivo: string | null;
  readonly linha: string | null;
  /** Opens a file or one of its lines; null opens the list. */
  readonly mostra: (arquivo: string | null, linha?: number | null) => void;
}

/** The file and the line in the address: ?arquivo=12&linha=7. */
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
