import type { Generated } from 'kysely';
import type { Competencia, Dia, Endereco, Momento } from './kinds.ts';
import type { DadosSib } from './sibEnvio.ts';

/** IBGE code of 7 digits. */
export interface MunicipioTable {
  codigo: string;
  nome: string;
  uf: string;
}

/** A natural person, whether beneficiary of one contract or of several; phones are digits with area code. */
export interface PessoaTable extends Endereco {
  id: string;
  nome: string;
  cpf: string | null;
  cns: string | null;
  nascimento: Dia;
  sexo: 'F' | 'M';
  nome_mae: string | null;
  email: string | null;
  fone_1: string | null;
  fone_2: string | null;
  fone_3: string | null;
}

/** A contracting company; `codigo` is `empCon` on the wire; the month of `contratada_em` is the contract's anniversary. */
export interface EmpresaTable extends Endereco {
  codigo: string;
  /** Exactly one of the three is set: employers without a CNPJ have a CAEPF (14 digits) or an older CEI (12). */
  cnpj: string | null;
  caepf: Generated<string | null>;
  cei: Generated<string | null>;
  razao_social: string;
  fantasia: string;
  dia_fatura: number;
  ativa: boolean;
  contratada_em: Dia;
  inativada_em: Dia | null;
  /** Benefit administrator of adhesion contracts, by name; null for direct contracts. */
  administradora: string | null;
  vidas_contratadas: number;
  email: string | null;
  fone: string | null;
  /** True when the contract names the cases of exclusion; null when the core system did not say. */
  clausula_exclusao: boolean | null;
  /** True when the company gave notice of the exclusion; null when the core system did not say. */
  ciencia_empresa: boolean | null;
  /** Means of notice that the contract admits, separated by commas. */
  meios_contrato: string | null;
}

/** The ten age bands of the regulator (RN 563/2022), 1 to 10; filled by the migration. */
export interface FaixaEtariaTable {
  codigo: number;
  descricao: string;
  idade_inicial: number;
  idade_final: number;
}

/** A product registered at the regulator under 9 digits. */
export interface PlanoTable {
  registro: string;
  codigo_operadora: string;
  nome: string;
  /** The operator's own name for a family of plans. */
  linha: string;
  tipo: 'INDIVIDUAL' | 'EMPRESARIAL' | 'ADESAO';
  acomodacao: 'ENFERMARIA' | 'APARTAMENTO';
  coparticipacao_percentual: number;
  ativo: boolean;
}

/** Price of a plan for an age band. */
export interface PlanoFaixaTable {
  plano_registro: string;
  faixa_codigo: number;
  preco_cents: number;
}

/** `login` is the part of the user's login after the first underscore, in capitals. */
export interface VendedorTable {
  codigo: string;
  nome: string;
  login: string | null;
  cargo: string;
  meta_vidas: number;
  ativo: boolean;
}

/** A partner insurer. */
export interface CongenereTable {
  codigo: string;
  nome: string;
  registro_ans: string;
  ativa: boolean;
}

/** A provider: a firm by CNPJ or a professional by CPF; `crm` is number and state, '123456-SP'. */
export interface PrestadorTable extends Endereco {
  codigo: string;
  nome: string;
  cnpj: string | null;
  cpf: string | null;
  crm: string | null;
  cnes: string | null;
  /** Kind of provider: 'Hospital', 'Clínica', 'Laboratório', 'Médico'… */
  descricao: string;
  especialidade: string | null;
  credenciado_em: Dia;
  descredenciado_em: Dia | null;
  recredenciado_em: Dia | null;
  incorporar_baixada: boolean;
  email: string | null;
  fone: string | null;
}

/** A reason of cancellation and its code at the regulator (41 to 49). */
export interface MotivoCancelamentoTable {
  codigo: string;
  descricao: string;
  codigo_sib: string;
}

/**
 * A person's bond to a plan. Active on a day: `ativado_em <= day and (cancelado_em is null or cancelado_em > day)`; without
 * `ativado_em` it still awaits activation (FMT-13). A holder is his own `titular_matricula`.
 */
export interface BeneficiarioTable {
  matricula: string;
  cco: string | null;
  pessoa_id: string;
  titular_matricula: string;
  /** 1 holder, 3 spouse, 4 child, 6 stepchild, 8 parent, 10 other (SIB relacaoDependencia). */
  dependencia: number;
  /** 1 individual, 2 company, 3 adhesion. */
  tipo_contratacao: number;
  empresa_codigo: string | null;
  plano_registro: string;
  vendedor_codigo: string | null;
  /** Partner insurer whose client this is (exchange); null for the operator's own. */
  congenere_codigo: string | null;
  /** Day of the sale. */
  cadastrado_em: Dia;
  ativado_em: Dia | null;
  /** First day without cover; may lie in the future when the cancellation waits for the end of the month. */
  cancelado_em: Dia | null;
  motivo_cancelamento_codigo: string | null;
  cancelamento_fim_mes: Generated<boolean>;
  atualizado_em: Dia;
  /** Due day of the first monthly fee. */
  mensalidade_em: Dia | null;
  /** The monthly fee as of today (or of the cancellation), before discounts. */
  mensalidade_cents: number;
  desconto_cents: Generated<number>;
  desconto_inicio: Competencia | null;
  desconto_fim: Competencia | null;
  debito_automatico: Generated<boolean>;
  /** A former employee under articles 30 and 31, who pays personally. */
  afastado: Generated<boolean>;
  portabilidade: Generated<boolean>;
  venda_administrativa: Generated<boolean>;
  cobertura_parcial_temporaria: Generated<boolean>;
  itens_excluidos_cobertura: Generated<boolean>;
  /** Number of the card where it is not the matrícula. */
  carteira: string | null;
  carteirinha_antiga: string | null;
  contrato_em: Dia | null;
  /** Sole trader (MEI); null when the core system did not say. */
  mei: boolean | null;
  /** Collector of the fees; null when the core system did not say. */
  cobranca: 'operadora' | 'administradora' | null;
}

/** A movement for a partner insurer; `enviada_em` null = not exported yet. */
export interface MovimentacaoCongenereTable {
  id: Generated<number>;
  congenere_codigo: string;
  matricula: string;
  operacao: 'INCLUSÃO' | 'ALTERAÇÃO' | 'EXCLUSÃO';
  ocorrida_em: Dia;
  enviada_em: Momento | null;
  /** Null while it waits, and for movements sent before exports were stored. */
  exportacao_id: number | null;
}

/** Last state of a client known to a partner insurer, at first that of the first day; no row for an unknown bond. */
export interface CongenereDitoTable {
  matricula: string;
  congenere_codigo: string;
  situacao: 'ATIVO' | 'INATIVO';
  /**
   * Like `sib_atual.dados`. A migration that changes these must change them here too, else each client counts
   * as altered.
   */
  dados: DadosSib;
  em: Momento;
}

/** The register: people, companies, plans, sellers, insurers, providers, beneficiaries. */
export interface CadastroTables {
  municipio: MunicipioTable;
  pessoa: PessoaTable;
  empresa: EmpresaTable;
  faixa_etaria: FaixaEtariaTable;
  plano: PlanoTable;
  plano_faixa: PlanoFaixaTable;
  vendedor: VendedorTable;
  congenere: CongenereTable;
  prestador: PrestadorTable;
  motivo_cancelamento: MotivoCancelamentoTable;
  beneficiario: BeneficiarioTable;
  movimentacao_congenere: MovimentacaoCongenereTable;
  congenere_dito: CongenereDitoTable;
}
