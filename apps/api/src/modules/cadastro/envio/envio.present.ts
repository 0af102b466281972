import type { EnvioSib, MovimentoPrevisto } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type { EnvioRow } from './envio.sql.ts';
import type { Historia } from './historia.sql.ts';
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
  retorno: row.retorno_id === null ? null : String(row.retorno_id),
});

const diaDe = ({ tipo, dados }: MovimentoRow): string | null =>
  dados['dataCancelamento'] ??
  dados['dataReativacao'] ??
  (tipo === 'INCLUSÃO' ? (dados['dataContratacao'] ?? null) : null);

/** Situations at ANS before and after a movement of the bond itself. */
const daSituacao: Readonly<Partial<Record<MovimentoRow['tipo'], readonly [string | null, string]>>> = {
  INCLUSÃO: [null, 'ATIVO'],
  CANCELAMENTO: ['ATIVO', 'INATIVO'],
  REATIVAÇÃO: ['INATIVO', 'ATIVO'],
};

const mudancasDe = ({ tipo, campos, antes, dados }: MovimentoRow): MovimentoPrevisto['mudancas'] => {
  const situacao = daSituacao[tipo];
  if (situacao) return [{ campo: 'situacao', antes: situacao[0], depois: situacao[1] }];
  return campos.map((campo) => ({ campo, antes: antes[campo] ?? null, depois: dados[campo] ?? null }));
};

/** A movement of the preview; its data stays on the server. */
export const presentMovimento = (
  row: MovimentoRow,
  pendencias: MovimentoPrevisto['pendencias'],
  historia: Historia,
): MovimentoPrevisto => ({
  matricula: row.matricula,
  cco: row.cco,
  nome: row.nome,
  tipo: row.tipo,
  campos: row.campos,
  pendencias,
  cpf: row.cpf,
  titular: row.titular,
  dia: diaDe(row),
  motivo: row.dados['motivoCancelamento'] ?? null,
  mudancas: mudancasDe(row),
  ...historia,
});
