import type { ArquivoDoDicionario } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import type { Arquivo, Coluna } from '../../../carga/arquivo.ts';
import { arquivos } from '../../../carga/arquivos/index.ts';
import { modeloDe } from '../../../carga/exporta.sql.ts';

/** File that a column refers to; null for none, or for a built-in list. */
const referenciaDe = ({ referencia }: Coluna): string | null => {
  if (referencia === undefined) return null;
  const fonte = arquivos.find(
    ({ colunas, oferece = {} }) => referencia in oferece || colunas.some(({ em }) => em === referencia),
  );
  return fonte ? `${fonte.nome}.csv` : 'lista do produto';
};

const presentColuna = (coluna: Coluna): ArquivoDoDicionario['colunas'][number] => {
  const { nome, tipo, chave = false, obrigatoria = false, dono = 'central', nota, exemplo } = coluna;
  return {
    nome,
    tipo: tipo.nome,
    isChave: chave,
    isObrigatoria: obrigatoria,
    referencia: referenciaDe(coluna),
    dono,
    nota: nota ?? null,
    exemplo,
  };
};

const presentArquivo = (arquivo: Arquivo): ArquivoDoDicionario => ({
  numero: arquivo.numero,
  nome: arquivo.nome,
  titulo: arquivo.titulo,
  notas: [...arquivo.notas],
  colunas: arquivo.colunas.map(presentColuna),
  modelo: modeloDe(arquivo),
});

/** Dictionary of the load, from its declarations (CAR-22). */
export const dicionario = (): ArquivoDoDicionario[] => arquivos.map(presentArquivo);
