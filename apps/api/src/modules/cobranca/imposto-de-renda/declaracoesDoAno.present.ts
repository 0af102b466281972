import { findable } from '../../../db/findable.ts';
import type { DeclaracaoDoAno } from '@vidas/api-client/cobranca/declaracoes-do-ano';
import type { DeclaracaoDoAnoRow } from './declaracoesDoAno.sql.ts';

/** An address of the register; null where that has none. */
export const emailDe = ({ email }: Pick<DeclaracaoDoAnoRow, 'email'>): string | null => email?.trim() || null;

const envioDe = (row: DeclaracaoDoAnoRow): DeclaracaoDoAno['envio'] => {
  if (row.item === 'PENDENTE') return 'Aguardando';
  if (row.enviada_em !== null) return 'Enviada';
  if (row.em_duvida || row.item === 'EM_DUVIDA') return 'Em dúvida';
  if (row.item === 'FALHOU') return 'Falhou';
  if (row.cpf === null) return 'Sem CPF';
  return emailDe(row) === null ? 'Sem e-mail' : 'Por enviar';
};

export const presentDeclaracaoDoAno = (row: DeclaracaoDoAnoRow): DeclaracaoDoAno => ({
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
});

findable(import.meta.url, { presentDeclaracaoDoAno });
