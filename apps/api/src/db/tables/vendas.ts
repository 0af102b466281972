import type { Generated } from 'kysely';
import type { Competencia, Dia } from './kinds.ts';

/** A commission rule. `tipo`: 1 value per life, 2 band of quantity, 3 monthly fee; `bonus_percentual` in hundredths of a percent. */
export interface RegraComissaoTable {
  id: Generated<number>;
  descricao: string;
  tipo: 1 | 2 | 3;
  estorno_meses: number;
  contabiliza_meta: boolean;
  valor_vida_cents: number | null;
  bonus_vidas: number | null;
  bonus_percentual: number | null;
  cadastrada_em: Dia;
  /** null = active. */
  desativada_em: Dia | null;
}

/** A track of a rule of type 2 or 3; `percentual` in hundredths of a percent. */
export interface RegraFaixaTable {
  id: Generated<number>;
  regra_id: number;
  descricao: string;
  vidas_inicial: number;
  vidas_final: number;
  faixa_codigo: number;
  percentual: number;
}

/** A seller under a rule for one plan, for a period. */
export interface RegraVendedorTable {
  id: Generated<number>;
  regra_id: number;
  vendedor_codigo: string;
  plano_registro: string;
  inicio: Dia;
  fim: Dia;
}

/** A seller who shares the sales of one plan with partners. */
export interface ParceriaTable {
  id: Generated<number>;
  regra_id: number;
  vendedor_codigo: string;
  plano_registro: string;
  conta_meta: boolean;
}

/** A partner of a partnership. */
export interface ParceriaParceiroTable {
  parceria_id: number;
  vendedor_codigo: string;
}

/** The sale of one life; `valor_cents` is the plan's price on the day of the sale. */
export interface VendaTable {
  codigo: string;
  vendedor_codigo: string;
  matricula: string;
  plano_registro: string;
  tipo_contratacao: number;
  administrativa: boolean;
  parceria: boolean;
  vendida_em: Dia;
  efetivada_em: Dia | null;
  status: 'Lançado' | 'Efetivado';
  valor_cents: number;
}

/** What a seller earns of a sale; administrative sales earn nothing. */
export interface ComissaoTable {
  id: Generated<number>;
  venda_codigo: string;
  vendedor_codigo: string;
  regra_id: number | null;
  tipo: 'VENDA' | 'PARCERIA' | 'VITALÍCIA';
  competencia: Competencia;
  valor_cents: number;
  paga_em: Dia | null;
}

/** A commission taken back because the client left early; `efetivado_em` null = not yet deducted. */
export interface EstornoTable {
  codigo: string;
  venda_codigo: string;
  vendedor_codigo: string;
  competencia: Competencia;
  estornado_em: Dia;
  valor_cents: number;
  efetivado_em: Dia | null;
}

/** Sales and commissions. */
export interface VendasTables {
  regra_comissao: RegraComissaoTable;
  regra_faixa: RegraFaixaTable;
  regra_vendedor: RegraVendedorTable;
  parceria: ParceriaTable;
  parceria_parceiro: ParceriaParceiroTable;
  venda: VendaTable;
  comissao: ComissaoTable;
  estorno: EstornoTable;
}
