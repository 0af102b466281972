import type { DeclaracaoDoAno } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { formaEmPalavras } from '../../cadastro/forma-de-papel/formaDoPapel.present.ts';
import type { SaidaRow } from './saidas.sql.ts';

/** A holder's paper of a year with its sending. */
export interface PapelRow extends SaidaRow {
  id: string;
  nome: string;
  /** CPF of the holder, 11 digits. */
  cpf: string | null;
  email: string | null;
  matricula: string;
  ano_base: number;
  /** Total on the paper, in cents. */
  total_cents: number;
}

/** Registered address; null without one. */
export const emailDe = ({ email }: Pick<PapelRow, 'email'>): string | null => email?.trim() || null;

const envioDe = (row: PapelRow): DeclaracaoDoAno['envio'] => {
  if (row.item === 'PENDENTE') return 'Aguardando';
  if (row.enviada_em !== null) return 'Enviada';
  if (row.em_duvida || row.item === 'EM_DUVIDA') return 'Em dúvida';
  if (row.item === 'FALHOU') return 'Falhou';
  if (row.forma_pedida === 'TELEFONE') return 'Por telefone';
  if (row.cpf === null) return 'Sem CPF';
  return emailDe(row) === null ? 'Sem e-mail' : 'Por enviar';
};

export const presentPapel = (row: PapelRow): DeclaracaoDoAno => ({
  idDeclaracao: row.id,
  matricula: row.matricula,
  nome: row.nome,
  cpf: row.cpf,
  email: emailDe(row),
  total: row.total_cents,
  envio: envioDe(row),
  motivo: row.motivo,
  enviadaEm: row.enviada_em,
  totalEnviado: row.enviado_cents,
  baixadaEm: row.baixada_em,
  baixadaPor: row.baixada_por,
  totalBaixado: row.baixado_cents,
  ...formaEmPalavras(row),
});
