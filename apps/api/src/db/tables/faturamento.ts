import type { ColumnType, Generated } from 'kysely';
import type { Competencia, Dia, Momento } from './kinds.ts';

/** A bank return file received (CBR643); its name, without regard to case, and its bytes are unique among the applied ones. */
export interface UploadBancoTable {
  id: Generated<number>;
  nome: string;
  enviado_em: Momento;
  quantidade_boletos: number;
  tamanho_bytes: number;
  dias_validos: number;
  sha256: string | null;
  /** EM ANDAMENTO is seen by nobody and goes with the next start. */
  situacao: Generated<'EM ANDAMENTO' | 'APLICADO' | 'DESFEITO'>;
  convenio: string | null;
  /** Number of the return within its agreement. */
  sequencial: number | null;
  gravado_em: Dia | null;
  linhas: number | null;
  /** What its lines post, repetitions apart. */
  lancamento_cents: Generated<number>;
  login: string | null;
  avisos: ColumnType<string[], string | undefined, string>;
  desfeito_em: Momento | null;
  desfeito_por: string | null;
  desfeito_motivo: string | null;
}

/**
 * An invoice. `tipo`: E company, I individual, D individual cancelled, A company on leave, C company cancelled,
 * X company exceptions. `valor_cents` is the sum of its active postings.
 */
export interface FaturaTable {
  numero: string;
  tipo: 'E' | 'I' | 'D' | 'A' | 'C' | 'X';
  competencia: Competencia;
  titular_matricula: string | null;
  empresa_codigo: string | null;
  emitida_em: Dia;
  vencimento: Dia;
  valor_cents: number;
  status: 'ABERTA' | 'PAGA' | 'CANCELADA';
  debito_automatico: boolean;
  /** What was paid or conceded of its value; only the account writes it. */
  abatido_cents: Generated<number>;
  /** The day on which nothing of it was left to pay; only the account writes it. */
  quitada_em: Dia | null;
}

/** What collects an invoice: a boleto (with nosso número of 17 digits), a direct debit or a card. */
export interface TituloTable {
  numero: string;
  fatura_numero: string;
  forma: 'BOLETO' | 'DEBITO_AUTOMATICO' | 'CARTAO';
  nosso_numero: string | null;
  vencimento: Dia;
  valor_cents: number;
  pago_em: Dia | null;
  valor_pago_cents: number | null;
  juros_cents: Generated<number>;
  /** Days after the due day in which the bank still takes it. */
  dias_validos: Generated<number>;
  upload_banco_id: number | null;
  /** What files of the bank brought in of its own value while it is open. */
  recebido_em_parte_cents: Generated<number>;
  cancelado_em: Dia | null;
}

/** Kinds of posting; filled by the migration: 2 fee, 8 discount, 9 co-payment, 11, 13, 15, 17 others. */
export interface LancamentoTipoTable {
  codigo: number;
  descricao: string;
  classificacao: 'MENSALIDADE' | 'COPARTICIPAÇÃO' | 'DESCONTO' | 'OUTROS';
}

/** One posting of one beneficiary; discounts are negative; `fatura_numero` null = not invoiced yet. */
export interface LancamentoTable {
  id: Generated<number>;
  matricula: string;
  fatura_numero: string | null;
  tipo_codigo: number;
  competencia: Competencia;
  lancado_em: Dia;
  valor_cents: number;
  status: 'ATIVO' | 'CANCELADO';
  /** The guide that a co-payment comes from. */
  guia_numero: string | null;
  /** The central's code; `V-` and a number where the row was made here. */
  codigo: Generated<string>;
}

/** A subscription of the funeral aid, with its monthly value. */
export interface AuxilioFuneralTable {
  id: Generated<number>;
  matricula: string;
  lancado_em: Dia;
  valor_cents: number;
  encerrado_em: Dia | null;
  /** The central's code; `V-` and a number where the row was made here. */
  codigo: Generated<string>;
}

/** A name that an older version gave to a declaration, which papers already sent carry; its total, day and list come of the account (COB-13). */
export interface DeclaracaoIrTable {
  id: string;
  titular_matricula: string;
  ano_base: number;
  codigo_contrato: string;
  gerada_em: Dia;
  total_cents: number;
}

/** Invoices, titles, postings. */
export interface FaturamentoTables {
  upload_banco: UploadBancoTable;
  fatura: FaturaTable;
  titulo: TituloTable;
  lancamento_tipo: LancamentoTipoTable;
  lancamento: LancamentoTable;
  auxilio_funeral: AuxilioFuneralTable;
  declaracao_ir: DeclaracaoIrTable;
}
