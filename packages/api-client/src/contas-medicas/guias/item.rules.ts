/** An AMB code that a TUSS code may be settled under. */
export interface OpcaoAmb {
  readonly codigo: string;
  readonly descricao: string;
  readonly tipo: 'HM' | 'SADT';
}

/** Where an item is filed: 18 daily rates and fees, 19 materials, 20 medicines, 22 medical fees and SADT, 00 unidentified. */
export type TabelaAprovada = '18' | '19' | '20' | '22' | '00';

/**
 * An item of a guide as the rules see it, with the names of the wire. Quantities are integers of ten-thousandths (10000 = 1),
 * money is integer cents, the factor is integer hundredths (100 = 1,00) (CTM-1).
 */
export interface ItemDaGuia {
  readonly seqItem: number;
  readonly codTabelaAprov: TabelaAprovada;
  /** Medical fee or diagnostic service; null while unknown. */
  readonly tipoProcOS: 'HM' | 'SADT' | null;
  /** Accredited in the insurer's register. */
  readonly credenOeste: boolean;
  /** Accredited as the provider's file says; null when it does not say. */
  readonly credenXml: boolean | null;
  readonly codProcAmb: string | null;
  readonly codProcAmbOpc: OpcaoAmb[];
  /** The code is in the insurer's tables. */
  readonly cadastrado: boolean;
  readonly qtdExec: number;
  readonly qtdExecAprov: number | null;
  readonly vrUnitario: number;
  readonly vrUnitarioOeste: number | null;
  readonly reducaoAcrescimo: number;
  readonly vrTotal: number;
  readonly vrTotalAprov: number | null;
  /** null not reviewed, 0 has pendencies, 1 approved. */
  readonly status: 0 | 1 | null;
  readonly pendencias: string | null;
  readonly COM_COD: string | null;
  readonly GLO_COMENTARIO: string | null;
  readonly OBSERVACAO: string | null;
}

/** A rule that fired for an item, with the values that it saw in its text (CTM-28). */
export interface RegraDoItem {
  /** Its number in docs/regras. */
  readonly regra: string;
  /** `bloqueio` keeps the item from being approved, `aviso` only says something. */
  readonly tipo: 'bloqueio' | 'aviso';
  readonly texto: string;
}

/** A medical fee whose professional is accredited: it is paid at the insurer's value. */
export const isHonorarioCredenciado = ({ codTabelaAprov, tipoProcOS, credenOeste }: ItemDaGuia): boolean =>
  codTabelaAprov === '22' && tipoProcOS === 'HM' && credenOeste;

/** An item of table 22 that may be somebody's medical fee: not accredited, or a diagnostic service. */
export const podeSerHonorario = ({ codTabelaAprov, tipoProcOS, credenOeste }: ItemDaGuia): boolean =>
  codTabelaAprov === '22' && (!credenOeste || tipoProcOS === 'SADT');

/** A sequence above this one marks a possible medical fee. */
export const ultimaSequenciaComum = 10_000;

/** The types of the AMB codes on offer, each once. */
export const tiposOferecidos = ({ codProcAmbOpc }: Pick<ItemDaGuia, 'codProcAmbOpc'>): ('HM' | 'SADT')[] => [
  ...new Set(codProcAmbOpc.map(({ tipo }) => tipo)),
];
