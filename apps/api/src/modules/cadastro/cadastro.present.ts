import type {
  AuxilioFuneral,
  BeneficiarioCadastrado,
  BeneficiarioCancelado,
  BeneficiarioEmpresa,
  EmpresaConveniada,
  PrestadorCredenciado,
} from '@vidas/api-client/cadastro/contract';
import { anosEntre, custoSobreMensalidades, simNao, statusEm } from './cadastro.rules.ts';
import type {
  AtivoDeEmpresaRow,
  AuxilioFuneralRow,
  CadastradoRow,
  CanceladoRow,
  FaixaRow,
} from './cadastro.sql.ts';
import type { EmpresaRow, PrestadorRow } from './rede.sql.ts';

/** 'Tipo de venda' tells a shared sale from a direct one; null when no sale is on record. */
const tipoDeVenda = (parceria: boolean | null): string | null =>
  parceria === null ? null : parceria ? 'Parceria' : 'Direta';

export const presentCadastrado =
  (hoje: string) =>
  (row: CadastradoRow): BeneficiarioCadastrado => ({
    Matricula: row.matricula,
    Nome: row.nome,
    Titular: row.titular,
    'Registro Plano': row.plano_registro,
    'Tipo do plano': row.plano_tipo,
    'Data da mensalidade': row.mensalidade_em,
    'Codigo Empresa': row.empresa_codigo,
    'Data de cadastro': row.cadastrado_em,
    ativacao: row.ativado_em,
    Cancelam: row.cancelado_em,
    Status: statusEm(hoje, row),
    Vendedor: row.vendedor,
    'Tipo de venda': tipoDeVenda(row.parceria),
    Portabilidade: simNao(row.portabilidade),
    CCO: row.cco,
    'Venda Administrativa': simNao(row.venda_administrativa),
    DESCONTO: row.desconto_cents > 0 ? row.desconto_cents : null,
    COMPINI: row.desconto_inicio,
    COMPFIM: row.desconto_fim,
  });

export const presentAuxilioFuneral =
  (hoje: string) =>
  (row: AuxilioFuneralRow): AuxilioFuneral => ({
    Matricula: row.matricula,
    Nome: row.nome,
    Status: statusEm(hoje, row),
    Nascimento: row.nascimento,
    Ativacao: row.ativado_em,
    Lancamento: row.lancado_em,
    Valor: row.valor_cents,
    Vendedor: row.vendedor,
    Cpf: row.cpf,
    Idade: anosEntre(row.nascimento, hoje),
  });

/** The fee stands before discounts, as contracted. */
export const presentAtivoDeEmpresa =
  (hoje: string, faixas: readonly FaixaRow[]) =>
  (row: AtivoDeEmpresaRow): BeneficiarioEmpresa => {
    const idade = anosEntre(row.nascimento, hoje) ?? 0;
    return {
      codSau: row.matricula,
      empresa: row.empresa,
      nome: row.nome,
      cpf: row.cpf,
      sexo: row.sexo,
      email: row.email,
      fone: row.fone,
      cidade: row.cidade,
      td: row.dependencia === 1 ? 'T' : 'D',
      dataAtivacao: row.ativado_em,
      dataNascimento: row.nascimento,
      valor: row.mensalidade_cents,
      acomodacao: row.acomodacao,
      idade,
      faixa:
        faixas.find((faixa) => idade >= faixa.idade_inicial && idade <= faixa.idade_final)?.descricao ?? null,
    };
  };

/** A cancellation that waits for the end of the month is still 'SIM' in Ativo until that day. */
export const presentCancelado =
  (hoje: string) =>
  (row: CanceladoRow): BeneficiarioCancelado => ({
    Matricula: row.matricula,
    Nome: row.nome,
    'Codigo Empresa': row.empresa_codigo,
    'Razao Social': row.razao_social,
    'Data de Ativacao': row.ativado_em,
    'Data de Cancelamento': row.cancelado_em,
    Ativo: simNao(statusEm(hoje, row) === 'Ativo'),
    'Tempo no Plano': anosEntre(row.ativado_em, row.cancelado_em),
    'Motivo de Cancelamento': row.motivo,
    'Custo x Beneficio': custoSobreMensalidades(row.custo_cents, row.mensalidades_cents),
    Mensalidade: row.mensalidade_cents,
    Vendedor: row.vendedor,
    Telefone: row.fone,
    'E-mail': row.email,
    'Canc. Fim Mes': simNao(row.cancelamento_fim_mes),
  });

export const presentEmpresa = (row: EmpresaRow): EmpresaConveniada => ({
  empCon: row.codigo,
  pejFantasia: row.fantasia,
  diafatu: row.dia_fatura,
  numUsu: row.vidas,
  dtativo: row.contratada_em,
  jfnNumero: row.fone,
});

export const presentPrestador = (row: PrestadorRow): PrestadorCredenciado => ({
  PEFNOME: row.nome,
  CRM: row.crm,
  DESCRICAO: row.descricao,
  DTCR: row.credenciado_em,
  DTDC: row.descredenciado_em,
  ESPECIALIDADE: row.especialidade,
  CNPJ: row.cnpj,
  CIDADE: row.cidade,
  LOGRADOURO:
    row.logradouro === null ? null : [row.logradouro, row.numero].filter((part) => part !== null).join(', '),
  DTCRI: row.recredenciado_em,
  TELEFONE: row.fone,
});
