import type { BeneficiarioRetencao, EntradaRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { statusEm } from '../cadastro/relatorios/cadastro.rules.ts';
import type { EntradaRow, PessoaRow } from './retencao.sql.ts';
import { findable } from '../../db/findable.ts';

export const presentPessoa = (row: PessoaRow, hoje: string): BeneficiarioRetencao => ({
  matricula: row.matricula,
  nome: row.nome,
  titularidade: row.dependencia === 1 ? 'TITULAR' : 'DEPENDENTE',
  cpf: row.cpf,
  cns: row.cns,
  telefone: row.fone,
  dtAtivacao: row.ativado_em,
  dtCancelamento: row.cancelado_em,
  statusBen: statusEm(hoje, row),
  motivoCancelamento: row.motivo_cancelamento,
  qtdeRet: row.quantidade,
  statusRet: row.status,
  resultadoRet: row.resultado,
  retencaoMotivo: row.motivo,
  retCod: row.codigo === null ? null : String(row.codigo),
  dtRetencao: row.registrada_em,
  descricaoRetencao: row.descricao,
  usuario: row.usuario,
  retido: row.retido,
});

export const presentEntrada = (row: EntradaRow): EntradaRetencao => ({
  matricula: row.matricula,
  retCod: String(row.codigo),
  descricaoRetencao: row.descricao,
  dtRetencao: row.registrada_em,
  statusRetencao: row.status,
  resultadoRetencao: row.resultado,
  retencaoMotivo: row.motivo,
  usuario: row.usuario,
});

findable(import.meta.url, { presentPessoa, presentEntrada });
