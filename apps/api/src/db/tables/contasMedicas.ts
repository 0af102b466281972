import type { GuiaDoArquivo, ItemDoArquivo } from '@vidas/api-client/contas-medicas/guias/doArquivo.kinds.ts';
import type { ColumnType, Generated } from 'kysely';
import type {
  Cid10Table,
  GlosaComentarioTable,
  GlosaTable,
  GlosaUsoTable,
  GrauParticipacaoTable,
  RegraDaContaTable,
} from './codigosDeGuia.ts';
import type { Competencia, Dia, Momento } from './kinds.ts';
import type { LoteTissTables } from './loteTiss.ts';

/** `numeric(12, 4)`: text such as '1.0000' when read. */
type Quantidade = ColumnType<string, number, number>;
type QuantidadeOpcional = ColumnType<string | null, number | null, number | null>;

/** A code of the TUSS tables 18, 19, 20 and 22 with the operator's price. */
export interface ProcedimentoTable {
  tabela: '18' | '19' | '20' | '22';
  codigo: string;
  descricao: string;
  classificacao:
    | 'CONSULTA'
    | 'EXAME'
    | 'TERAPIA'
    | 'CIRURGIA'
    | 'PARTO'
    | 'VISITA'
    | 'DIÁRIA'
    | 'TAXA'
    | 'MATERIAL'
    | 'MEDICAMENTO';
  /** Medical fee or diagnostic service; table 22 only. */
  tipo: 'HM' | 'SADT' | null;
  especialidade: string | null;
  imagem: 'ULTRASSOM' | 'TOMOGRAFIA' | 'RESSONÂNCIA' | null;
  /** Suggests a pregnancy, for the report of Prevenção. */
  obstetrico: Generated<boolean>;
  valor_cents: number;
  apresentacao: string | null;
  laboratorio: string | null;
  /** Sex and ages of its patients, when limited; null when the operator did not say. */
  sexo: ColumnType<'F' | 'M' | null, 'F' | 'M' | null | undefined, 'F' | 'M' | null>;
  idade_minima: ColumnType<number | null, number | null | undefined, number | null>;
  idade_maxima: ColumnType<number | null, number | null | undefined, number | null>;
}

/** AMB codes that a TUSS code of table 22 may be settled under. */
export interface ProcedimentoAmbTable {
  tabela: string;
  codigo: string;
  codigo_amb: string;
  descricao: string;
  tipo: 'HM' | 'SADT';
}

/** A material of table 19; `fim` null = still valid. */
export interface MaterialTable {
  codigo: string;
  descricao: string;
  fabricante: string;
  inicio: Dia;
  fim: Dia | null;
}

/**
 * A claim guide. `status`: null to verify, 0 pendencies, 1 incorporated, 2 valid, 3 unused. `competencia` is the month of
 * payment, set on incorporation; care expense counts guides with status 1 by `valor_aprovado_cents`.
 */
export interface GuiaTable {
  numero: string;
  numero_prestador: string;
  prestador_codigo: string;
  matricula: string;
  tipo_guia: 'CONSULTA' | 'SP/SADT' | 'RESUMO DE INTERNAÇÃO' | 'HONORÁRIOS' | 'ODONTOLOGIA';
  /** A clinical, B surgical, G obstetric, I paediatric stay; C, E, F, H, J, X are settled here. */
  gui_tipo: string | null;
  /** ANS table 50; '07' is a hospital stay. */
  tipo_atendimento: string;
  /** ANS: 01 outpatient, 02 home, 03 hospital, 04 emergency, 05 telehealth. */
  regime: string;
  /** 1 elective, 2 urgent. */
  carater: string;
  senha: string | null;
  solicitante_codigo: string | null;
  solicitante_conselho: string | null;
  solicitante_nome: string | null;
  cid_codigo: string | null;
  /** Diagnoses after the main one, at most three. */
  outros_cids: ColumnType<string[], string[] | undefined, string[]>;
  emitida_em: Dia;
  autorizada_em: Dia | null;
  liberada_em: Dia | null;
  faturamento_inicio: Momento | null;
  faturamento_fim: Momento | null;
  lote_xml_id: number | null;
  importada_em: Momento;
  status: 0 | 1 | 2 | 3 | null;
  incorporada_em: Momento | null;
  competencia: Competencia | null;
  baixada_em: Dia | null;
  nota_fiscal: string | null;
  nota_fiscal_em: Dia | null;
  valor_cents: number;
  valor_aprovado_cents: number | null;
  /** Counts up with every change of the guide or one of its items. */
  versao: Generated<number>;
  /** Operator's number of an authorization, from the provider's file. */
  numero_operadora: ColumnType<string | null, string | null | undefined, string | null>;
  /** Facts of the provider's file that no rule uses (CTM-84), written as JSON text; null for none. */
  do_arquivo: ColumnType<GuiaDoArquivo | null, string | null | undefined, string | null>;
}

/** An item of a guide. `tabela` comes from the provider, `tabela_aprovada` from the operator ('00' = unidentified). */
export interface GuiaItemTable {
  guia_numero: string;
  sequencia: number;
  executado_em: Dia;
  hora_inicial: string | null;
  tabela: string;
  codigo: string;
  descricao: string;
  tabela_aprovada: string | null;
  codigo_amb: string | null;
  tipo: 'HM' | 'SADT' | null;
  credenciado: boolean;
  quantidade: Quantidade;
  quantidade_aprovada: QuantidadeOpcional;
  valor_unitario_cents: number;
  valor_unitario_operadora_cents: number | null;
  valor_cents: number;
  valor_aprovado_cents: number | null;
  /** Null not reviewed, 0 has pendencies, 1 approved. */
  status: 0 | 1 | null;
  pendencia: string | null;
  /** Reason for which the pendency was accepted (CTM-66). */
  pendencia_aceita: ColumnType<string | null, string | null | undefined, string | null>;
  glosa_codigo: string | null;
  glosa_comentario: string | null;
  observacao: string | null;
  profissional_conselho: string | null;
  profissional_nome: string | null;
  grau_participacao: string | null;
  /** `reducaoAcrescimo` of TISS: text such as '0.50' when read, default 1.00. */
  reducao_acrescimo: ColumnType<string, number | undefined, number>;
  /** Accredited, from the provider's file; null when absent. */
  credenciado_xml: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** As in `GuiaTable`. */
  do_arquivo: ColumnType<ItemDoArquivo | null, string | null | undefined, string | null>;
}

/** An obstacle to a guide's validity as a whole. */
export interface GuiaPendenciaTable {
  id: Generated<number>;
  guia_numero: string;
  mensagem: string;
}

/** Acts on a guide, with author and moment. */
export interface GuiaHistoricoTable {
  id: Generated<number>;
  guia_numero: string;
  feito_em: Momento;
  usuario: string;
  descricao: string;
  /** Version of the guide after this act. */
  versao: Generated<number>;
  /** Changed item; null for the guide itself. */
  sequencia: ColumnType<number | null, number | null | undefined, number | null>;
  de: ColumnType<string | null, string | null | undefined, string | null>;
  para: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An authorization request (`gtpCod` on the wire). */
export interface AutorizacaoTable {
  codigo: string;
  matricula: string;
  prestador_codigo: string | null;
  classe: 'CONSULTA' | 'EXAME' | 'TERAPIA' | 'CIRURGIA' | 'INTERNAÇÃO';
  carater: 'ELETIVA' | 'URGÊNCIA';
  status: 'AUTORIZADA' | 'EM ANÁLISE' | 'NEGADA' | 'CANCELADA';
  lancada_em: Dia;
  auditada_em: Dia | null;
  inicio: Dia | null;
  fim: Dia | null;
  /** Moment of the request and of its answer (RN 566); null where the central did not send it. */
  pedido_em: Momento | null;
  respondida_em: Momento | null;
  /** Kind of the request and answer, in the central's words. */
  tipo: string | null;
  resposta: string | null;
  /** Clause that a denial names. */
  clausula: string | null;
  realizada_em: Dia | null;
  /** Main procedure of the request; null where the central did not send it. */
  procedimento_tabela: string | null;
  procedimento_codigo: string | null;
  /** Whole units of it; null when the core system did not send them. */
  quantidade: ColumnType<number | null, number | null | undefined, number | null>;
}

/** An order of a procedure for a beneficiary. */
export interface PedidoTable {
  numero: string;
  matricula: string;
  grupo: string;
  tabela: string;
  codigo: string;
  liberado_em: Dia;
  status: 'LIBERADO' | 'EM ANÁLISE' | 'NEGADO' | 'REALIZADO';
}

/** A data-load request: A administrative, G guides, C accounts. */
export interface CargaDadosTable {
  id: Generated<number>;
  tipo: 'A' | 'G' | 'C';
  inicio: Dia;
  fim: Dia;
  pedida_em: Momento;
  usuario: string;
}

/** Clean guides of a provider whose approval waits for a second person (CTM-103); gone once decided. */
export interface GuiasLimpasPedidoTable {
  prestador_codigo: string;
  pedido_por: string;
  pedido_em: Momento;
  soma_cents: number;
  /** Written as JSON text. */
  guias: ColumnType<{ numGuia: string; versao: number }[], string, string>;
}

/** Procedures, guides, authorizations, orders. */
export interface ContasMedicasTables extends LoteTissTables {
  cid10: Cid10Table;
  glosa: GlosaTable;
  glosa_uso: GlosaUsoTable;
  glosa_comentario: GlosaComentarioTable;
  regra_da_conta: RegraDaContaTable;
  grau_participacao: GrauParticipacaoTable;
  procedimento: ProcedimentoTable;
  procedimento_amb: ProcedimentoAmbTable;
  material: MaterialTable;
  guia: GuiaTable;
  guia_item: GuiaItemTable;
  guia_pendencia: GuiaPendenciaTable;
  guia_historico: GuiaHistoricoTable;
  guias_limpas_pedido: GuiasLimpasPedidoTable;
  autorizacao: AutorizacaoTable;
  pedido: PedidoTable;
  carga_dados: CargaDadosTable;
}
