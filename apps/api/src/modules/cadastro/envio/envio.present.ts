import type { EnvioSib, MovimentoPrevisto } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type { EnvioRow } from './envio.sql.ts';
import type { MovimentoRow } from './sbxMovimentos.sql.ts';

export const presentEnvio = (row: EnvioRow): EnvioSib => ({
  id: String(row.id),
  nomeArquivo: row.nome_arquivo,
  competencia: row.competencia,
  situacao: row.situacao,
  geradoEm: row.gerado_em,
  por: row.por,
  quantidade: row.quantidade,
  aceitos: row.aceitos,
  rejeitados: row.rejeitados,
  hash: row.hash,
});

/** A movement of the preview; its data stays on the server. */
export const presentMovimento = (
  { matricula, cco, nome, tipo, campos }: MovimentoRow,
  pendencias: MovimentoPrevisto['pendencias'],
): MovimentoPrevisto => ({ matricula, cco, nome, tipo, campos, pendencias });
