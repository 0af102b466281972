import type { ContextoDoItem } from '@vidas/api-client/contas-medicas/guias/guiasContexto.contract.ts';
import type { ContextoRow } from './contexto.sql.ts';

export const presentContexto = (row: ContextoRow): ContextoDoItem => {
  const { menor, mediana, maior, executado_em, guia_numero, prestador_nome } = row;
  return {
    valorTabela: row.tabela_cents,
    prestador:
      menor === null || mediana === null || maior === null
        ? null
        : { vezes: row.vezes, menor, mediana, maior },
    ultimaVez:
      executado_em === null || guia_numero === null
        ? null
        : { dtExecucao: executado_em, numGuia: guia_numero, nomePrestador: prestador_nome ?? '' },
  };
};
