/** A in attendance, F finished. */
export type StatusRetencao = 'A' | 'F';

/** P the person stays, N the person leaves. */
export type ResultadoRetencao = 'P' | 'N';

/** Group of motives for a status and a result (RET-5). */
export type GrupoMotivo = 'ANDAMENTO' | 'POSITIVO' | 'NEGATIVO';

/** A motive of a retention. */
export interface MotivoRetencao {
  readonly codigo: number;
  readonly descricao: string;
  readonly grupo: GrupoMotivo;
}

/** Group of the possible motives; null for a finished attendance without a result yet. */
const grupoDe = (status: StatusRetencao, resultado: ResultadoRetencao | null): GrupoMotivo | null => {
  if (status === 'A') return 'ANDAMENTO';
  if (resultado === null) return null;
  return resultado === 'P' ? 'POSITIVO' : 'NEGATIVO';
};

/** The possible motives, in the order of their codes (RET-4). */
export const motivosDe = (
  motivos: readonly MotivoRetencao[],
  status: StatusRetencao,
  resultado: ResultadoRetencao | null,
): MotivoRetencao[] => {
  const grupo = grupoDe(status, resultado);
  return motivos.filter((motivo) => motivo.grupo === grupo).toSorted((a, b) => a.codigo - b.codigo);
};

/** The input of an attendance. */
export interface AtendimentoRetencao {
  readonly retstatus: StatusRetencao;
  readonly retresultado: ResultadoRetencao | null;
  readonly retmotivo: number;
}

/** Problem of an attendance, with its field; null when it may be written. */
export const problemaDoAtendimento = (
  { retstatus, retresultado, retmotivo }: AtendimentoRetencao,
  motivos: readonly MotivoRetencao[],
): { readonly field: 'retresultado' | 'retmotivo'; readonly message: string } | null => {
  if (retstatus === 'A' && retresultado !== null)
    return { field: 'retresultado', message: 'Um atendimento em andamento não tem resultado.' };
  if (retstatus === 'F' && retresultado === null)
    return { field: 'retresultado', message: 'Escolha o resultado: positivo ou negativo.' };
  const offered = motivosDe(motivos, retstatus, retresultado);
  return offered.some(({ codigo }) => codigo === retmotivo)
    ? null
    : { field: 'retmotivo', message: 'Este motivo não serve para o status e o resultado escolhidos.' };
};

/** The motives of RET-5, for a server without the call that lists them. */
export const motivosPadrao: readonly MotivoRetencao[] = [
  { codigo: 1, descricao: 'Faltando documentação', grupo: 'ANDAMENTO' },
  { codigo: 2, descricao: 'Aguardando retorno', grupo: 'ANDAMENTO' },
  { codigo: 3, descricao: 'Em negociação', grupo: 'ANDAMENTO' },
  { codigo: 4, descricao: 'Cadastro desatualizado', grupo: 'NEGATIVO' },
  { codigo: 5, descricao: 'Não atende / sem resposta', grupo: 'NEGATIVO' },
  { codigo: 6, descricao: 'Custo-benefício negativo', grupo: 'NEGATIVO' },
  { codigo: 7, descricao: 'Dificuldade financeira', grupo: 'NEGATIVO' },
  { codigo: 8, descricao: 'Mudança de cidade', grupo: 'NEGATIVO' },
  { codigo: 9, descricao: 'Insatisfação com o atendimento', grupo: 'NEGATIVO' },
  { codigo: 10, descricao: 'Plano de outra empresa', grupo: 'NEGATIVO' },
  { codigo: 11, descricao: 'Rede insuficiente', grupo: 'NEGATIVO' },
  { codigo: 12, descricao: 'Sem interesse', grupo: 'NEGATIVO' },
  { codigo: 13, descricao: 'Transferência para outra operadora', grupo: 'NEGATIVO' },
  { codigo: 14, descricao: 'Migração para plano individual/familiar', grupo: 'POSITIVO' },
  { codigo: 15, descricao: 'Migração para coletivo empresarial', grupo: 'POSITIVO' },
  { codigo: 16, descricao: 'Migração para coletivo por adesão', grupo: 'POSITIVO' },
  { codigo: 17, descricao: 'Migração entre planos', grupo: 'POSITIVO' },
  { codigo: 18, descricao: 'Desconto aplicado', grupo: 'POSITIVO' },
  { codigo: 19, descricao: 'Artigo 30', grupo: 'POSITIVO' },
  { codigo: 20, descricao: 'Artigo 31', grupo: 'POSITIVO' },
  { codigo: 21, descricao: 'Débito quitado', grupo: 'POSITIVO' },
  { codigo: 22, descricao: 'Outro motivo', grupo: 'NEGATIVO' },
  { codigo: 23, descricao: 'Falecimento do titular', grupo: 'NEGATIVO' },
];
