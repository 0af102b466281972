import type { Entrega } from '../entregas/entregas.sql.ts';
import type { ProblemaGuardado } from '../entregas/problemas.sql.ts';

/** Path of a delivery and its report. */
export const enderecoDe = (id: string): string => `/carga/v1/entregas/${encodeURIComponent(id)}`;

/** State of a delivery, for its sender. */
export const presentEntrega = (
  {
    id,
    sistema,
    extraidaEm,
    situacao,
    motivo,
    criadaEm,
    julgadaEm,
    aplicadaEm,
    desfeitaEm,
    relatorio,
  }: Entrega,
  {
    recebidos,
    tarefa,
    problemas,
    quantos,
  }: {
    recebidos: readonly { nome: string; bytes: number; sha256: string }[];
    tarefa: { situacao: string; passo: string | null; feito: number; motivo: string | null } | undefined;
    problemas: readonly ProblemaGuardado[];
    quantos: number;
  },
) => {
  const ultimo = problemas.at(-1);
  return {
    entrega: id,
    sistema,
    extraidaEm,
    situacao,
    motivo,
    criadaEm,
    julgadaEm,
    aplicadaEm,
    desfeitaEm,
    recebidos,
    tarefa: tarefa
      ? { situacao: tarefa.situacao, passo: tarefa.passo, feito: tarefa.feito, motivo: tarefa.motivo }
      : null,
    arquivos: (relatorio?.arquivos ?? []).map((arquivo) => ({
      ...arquivo,
      linhasRecusadas: arquivo.recusadas > 0 ? `${enderecoDe(id)}/recusadas/${arquivo.nome}.csv` : null,
    })),
    mudancas: relatorio?.mudancas ?? [],
    falhas: relatorio?.falhas ?? [],
    ausentes: relatorio?.ausentes ?? [],
    problemas: {
      total: relatorio?.problemas ?? 0,
      avisos: relatorio?.avisos ?? 0,
      linhas: problemas.map(({ id: _, ...problema }) => problema),
      proxima:
        ultimo && problemas.length === quantos
          ? `${enderecoDe(id)}?depois=${ultimo.id}&quantos=${quantos}`
          : null,
    },
  };
};
