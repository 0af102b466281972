/** An AMB code that a TUSS code may be settled under. */
export interface OpcaoAmb {
  readonly codigo: string;
  readonly descricao: string;
  readonly tipo: 'HM' | 'SADT';
}

/** Table of an item: 18 daily rates and fees, 19 materials, 20 medicines, 22 medical fees and SADT, 00 unidentified. */
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
  /** Accredited according to the provider's file; null when the file has no such field. */
  readonly credenXml: boolean | null;
  readonly codProcAmb: string | null;
  readonly codProcAmbOpc: OpcaoAmb[];
  /** True when the insurer's tables have the code. */
  readonly cadastrado: boolean;
  readonly qtdExec: number;
  readonly qtdExecAprov: number | null;
  readonly vrUnitario: number;
  readonly vrUnitarioOeste: number | null;
  readonly reducaoAcrescimo: number;
  readonly vrTotal: number;
  /** The provider gave one value for the line, as in dentistry; the unit value is ours (TIS-14). */
  readonly isValorDaLinha: boolean;
  readonly vrTotalAprov: number | null;
  /** null not reviewed, 0 has pendencies, 1 approved. */
  readonly status: 0 | 1 | null;
  readonly pendencias: string | null;
  /** Reason for which a person accepted the item in spite of its pendency (CTM-66); null while nobody did. */
  readonly pendenciaAceita: string | null;
  readonly COM_COD: string | null;
  readonly GLO_COMENTARIO: string | null;
  readonly OBSERVACAO: string | null;
}

/** A rule that fired for an item; its text contains the values (CTM-28). */
export interface RegraDoItem {
  /** Number of the rule in docs/regras. */
  readonly regra: string;
  /** `bloqueio` prevents an approval, `aviso` only informs. */
  readonly tipo: 'bloqueio' | 'aviso';
  readonly texto: string;
}

/** True for a medical fee of an accredited professional, which is paid at the insurer's value. */
export const isHonorarioCredenciado = ({ codTabelaAprov, tipoProcOS, credenOeste }: ItemDaGuia): boolean =>
  codTabelaAprov === '22' && tipoProcOS === 'HM' && credenOeste;

/** True for an item of table 22 that may be a medical fee: not accredited, or a diagnostic service. */
export const podeSerHonorario = ({ codTabelaAprov, tipoProcOS, credenOeste }: ItemDaGuia): boolean =>
  codTabelaAprov === '22' && (!credenOeste || tipoProcOS === 'SADT');

/** A sequence above this one marks a possible medical fee. */
export const ultimaSequenciaComum = 10_000;

/** The types of the possible AMB codes, each once. */
export const tiposOferecidos = ({ codProcAmbOpc }: Pick<ItemDaGuia, 'codProcAmbOpc'>): ('HM' | 'SADT')[] => [
  ...new Set(codProcAmbOpc.map(({ tipo }) => tipo)),
];
