import { idadeEm } from '../../vendas/regras-comissao/regra.rules.ts';
import { counted } from '../../words/counted.ts';
import { writeDay } from '../../words/day.ts';
import { plainText } from '../../words/fold.ts';
import { writeReais } from '../../words/money.ts';
import type { AchadoDoItem } from '../regras/achado.kinds.ts';
import type { Guia, GuiaItem } from './guias.contract.ts';

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
  /** Trade rules that fired, with their evidence. */
  readonly achados: AchadoDoItem[];
  /** Numbers of the trade rules that judged the item. */
  readonly julgadoPor: string[];
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

/** Divisor for ten-thousandths of a quantity times hundredths of a factor. */
const PARTS = 10_000n * 100n;

/**
 * Quantity (ten-thousandths) × unit value (cents) × factor (hundredths), half up to the cent (CTM-1, TIS-14). All numbers are integers, so
 * no sum has a rounding error of binary fractions.
 */
export const valorDe = (quantidade: number | bigint, unitario: number, fator: number): number =>
  Number((BigInt(quantidade) * BigInt(unitario) * BigInt(fator) * 2n + PARTS) / (PARTS * 2n));

/** True when the insurer has a value for the code. */
const temValorOeste = (item: ItemDaGuia): item is ItemDaGuia & { readonly vrUnitarioOeste: number } =>
  item.vrUnitarioOeste !== null && item.vrUnitarioOeste > 0;

/** True when the provider charges more per unit than the insurer pays. */
export const isAcimaDaOeste = (item: ItemDaGuia): boolean =>
  temValorOeste(item) && item.vrUnitario > item.vrUnitarioOeste;

/** True when the insurer's value is paid: table 22, and an accredited fee or a price above that value (CTM-2). */
const isPeloValorOeste = (item: ItemDaGuia): boolean =>
  item.codTabelaAprov === '22' &&
  temValorOeste(item) &&
  (isHonorarioCredenciado(item) || isAcimaDaOeste(item));

/** The highest total that may be authorised for a quantity, never above the charged amount (CTM-2, CTM-3). */
export const tetoDoItem = (item: ItemDaGuia, quantidade: number): number => {
  const { qtdExec, vrUnitario, vrUnitarioOeste, reducaoAcrescimo, vrTotal } = item;
  if (isPeloValorOeste(item))
    return Math.min(vrTotal, valorDe(quantidade, vrUnitarioOeste ?? 0, reducaoAcrescimo));
  if (quantidade === qtdExec) return vrTotal;
  return Math.min(vrTotal, valorDe(quantidade, vrUnitario, reducaoAcrescimo));
};

/** Denied amount for an authorised total; cents. */
export const valorDaGlosa = ({ vrTotal }: Pick<ItemDaGuia, 'vrTotal'>, autorizado: number): number =>
  Math.max(0, vrTotal - autorizado);

/** Difference in cents between the provider's total and quantity × unit × factor (CTM-9); zero for a line with a total alone. */
export const diferencaDoTotal = (item: ItemDaGuia): number =>
  item.isValorDaLinha ? 0 : item.vrTotal - valorDe(item.qtdExec, item.vrUnitario, item.reducaoAcrescimo);

/** Ten-thousandths as '1', '1,5' or '0,0001'. */
export const emQuantidade = (quantidade: number): string =>
  (quantidade / 10_000).toLocaleString('pt-BR', { maximumFractionDigits: 4 });

/** Hundredths of a factor as '0,50'. */
export const emFator = (fator: number): string =>
  (fator / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** True for an approved item that pays nothing. */
export const isGlosadoInteiro = ({
  status,
  vrTotalAprov,
  COM_COD,
}: Pick<ItemDaGuia, 'status' | 'vrTotalAprov' | 'COM_COD'>): boolean =>
  status === 1 && vrTotalAprov === 0 && COM_COD !== null;

/** State of an item's decision in words, for its history (CTM-43). */
export const escreveEstado = (item: ItemDaGuia): string => {
  const {
    status,
    qtdExecAprov,
    vrTotalAprov,
    COM_COD,
    codTabelaAprov,
    codProcAmb,
    OBSERVACAO,
    pendenciaAceita,
  } = item;
  const decided = isGlosadoInteiro(item)
    ? 'glosado por inteiro'
    : status === 1
      ? `aprovado ${emQuantidade(qtdExecAprov ?? 0)}, ${writeReais(vrTotalAprov ?? 0)}`
      : status === 0
        ? 'com pendências'
        : 'não revisado';
  return [
    decided,
    COM_COD && `glosa ${COM_COD}`,
    `tabela ${codTabelaAprov}`,
    codProcAmb && `AMB ${codProcAmb}`,
    pendenciaAceita && `pendência aceita: ${pendenciaAceita}`,
    OBSERVACAO && `observação: ${OBSERVACAO}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Day and hours of an item: '10/11/2026, das 08:10 às 09:40'. */
export const quandoFeito = ({
  dtExecucao,
  hrInicial,
  doArquivo,
}: Pick<GuiaItem, 'dtExecucao' | 'hrInicial' | 'doArquivo'>): string => {
  const fim = doArquivo?.horaFinal;
  if (hrInicial === null) return writeDay(dtExecucao) + (fim ? `, até ${fim}` : '');
  return `${writeDay(dtExecucao)}, ${fim ? `das ${hrInicial} às ${fim}` : hrInicial}`;
};

const sexos = { F: 'feminino', M: 'masculino' } as const;

/** The person of a guide on a day: 'Ana Vidal, 47 anos, feminino'; age and sex are left out when unknown. */
export const pessoaNoDia = (
  { nomeBenef, dtNascimentoBenef, sexoBenef }: Pick<Guia, 'nomeBenef' | 'dtNascimentoBenef' | 'sexoBenef'>,
  dia: string,
): string =>
  [
    nomeBenef,
    dtNascimentoBenef && counted(idadeEm(dtNascimentoBenef, dia), 'ano', 'anos'),
    sexoBenef && sexos[sexoBenef],
  ]
    .filter(Boolean)
    .join(', ');

/** Professional of an item: degree, name and council; null when the file named nobody. */
export const quemFez = ({
  descGrauPart,
  eq_nomeProf,
  eq_numConsProf,
}: Pick<GuiaItem, 'descGrauPart' | 'eq_nomeProf' | 'eq_numConsProf'>): string | null => {
  const pessoa = [eq_nomeProf, eq_numConsProf].filter(Boolean).join(', ');
  return [descGrauPart, pessoa].filter(Boolean).join(': ') || null;
};

/** The operator's own text of the code; null when it differs from the file's only in accents and capitals. */
export const nossoTexto = ({
  descProc,
  descProcOperadora,
}: Pick<GuiaItem, 'descProc' | 'descProcOperadora'>): string | null =>
  descProcOperadora !== null && plainText(descProcOperadora) !== plainText(descProc)
    ? descProcOperadora
    : null;
