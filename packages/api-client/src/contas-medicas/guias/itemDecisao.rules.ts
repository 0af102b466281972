import { writeReais } from '../../words/money.ts';
import {
  diferencaDoTotal,
  emFator,
  emQuantidade,
  isAcimaDaOeste,
  isHonorarioCredenciado,
  type ItemDaGuia,
  podeSerHonorario,
  type RegraDoItem,
  tetoDoItem,
  tiposOferecidos,
  ultimaSequenciaComum,
  valorDaGlosa,
  valorDe,
} from './item.rules.ts';

/** Quantity and value that a reviewer authorises for an item. */
export interface Decisao {
  readonly qtdExecAprov: number;
  readonly vrTotalAprov: number;
  readonly COM_COD: string | null;
  readonly GLO_COMENTARIO: string | null;
  readonly OBSERVACAO: string | null;
}

/** A field of the decision with an error. */
export interface ProblemaDaDecisao {
  readonly field: keyof Decisao | 'motivo' | 'tabela' | 'vrUnitario';
  readonly message: string;
}

/** Most characters of an observation. */
export const maximoObservacao = 200;

const blank = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/** True when nothing of the item is paid (CTM-19). */
const isGlosaTotal = ({ qtdExecAprov, vrTotalAprov }: Decisao): boolean =>
  qtdExecAprov === 0 && vrTotalAprov === 0;

/** True when something is denied, so that code and comment are required (CTM-6). */
const temGlosa = (item: ItemDaGuia, decisao: Decisao): boolean =>
  isGlosaTotal(decisao) || valorDaGlosa(item, decisao.vrTotalAprov) > 0;

/**
 * True when an accredited fee is only lowered to the insurer's value. The contract says so, and no code is needed (CTM-6).
 */
const isReducaoDoContrato = (item: ItemDaGuia, { qtdExecAprov, vrTotalAprov }: Decisao): boolean =>
  isHonorarioCredenciado(item) &&
  qtdExecAprov === item.qtdExec &&
  vrTotalAprov === tetoDoItem(item, qtdExecAprov);

/** The item approved as charged, or an accredited fee at the insurer's value (CTM-10). */
export const aprovacaoInteira = (item: ItemDaGuia): Decisao => ({
  qtdExecAprov: item.qtdExec,
  vrTotalAprov: isHonorarioCredenciado(item) ? tetoDoItem(item, item.qtdExec) : item.vrTotal,
  COM_COD: null,
  GLO_COMENTARIO: null,
  OBSERVACAO: item.OBSERVACAO,
});

/** Trims texts and writes the code in capitals. Removes code and comment when nothing is denied (CTM-6, CTM-7). */
export const decisaoLimpa = (item: ItemDaGuia, decisao: Decisao): Decisao => {
  const isDenied = temGlosa(item, decisao);
  return {
    ...decisao,
    COM_COD: isDenied ? (blank(decisao.COM_COD)?.toUpperCase() ?? null) : null,
    GLO_COMENTARIO: isDenied ? blank(decisao.GLO_COMENTARIO) : null,
    OBSERVACAO: blank(decisao.OBSERVACAO),
  };
};

function* problemas(item: ItemDaGuia, decisao: Decisao): Generator<ProblemaDaDecisao> {
  const { qtdExecAprov, vrTotalAprov, COM_COD, GLO_COMENTARIO, OBSERVACAO } = decisao;
  const isValidQuantity = qtdExecAprov >= 0 && qtdExecAprov <= item.qtdExec;
  if (qtdExecAprov < 0) yield { field: 'qtdExecAprov', message: 'Insira um valor positivo!' };
  else if (!isValidQuantity) yield { field: 'qtdExecAprov', message: 'Valor inválido!' };
  if (vrTotalAprov < 0) yield { field: 'vrTotalAprov', message: 'Insira um valor positivo!' };
  else if (isValidQuantity) {
    const most = tetoDoItem(item, qtdExecAprov);
    // The total of table 22 follows from the quantity and is not typed (CTM-5).
    if (vrTotalAprov > most || (item.codTabelaAprov === '22' && vrTotalAprov !== most))
      yield { field: 'vrTotalAprov', message: 'Valor inválido!' };
  }
  if (temGlosa(item, decisao) && !isReducaoDoContrato(item, decisao)) {
    if (blank(COM_COD) === null) yield { field: 'COM_COD', message: 'Por favor, informe o código da glosa!' };
    if (blank(GLO_COMENTARIO) === null)
      yield { field: 'GLO_COMENTARIO', message: 'Por favor, informe o comentário da glosa!' };
  }
  if ((OBSERVACAO ?? '').length > maximoObservacao)
    yield { field: 'OBSERVACAO', message: `Use no máximo ${maximoObservacao} caracteres.` };
}

/** Every error in a reviewer's input (CTM-4 to CTM-8); empty when it may be written. */
export const problemasDaDecisao = (item: ItemDaGuia, decisao: Decisao): ProblemaDaDecisao[] => [
  ...problemas(item, decisao),
];

/** The decision with another quantity and the total that follows from it (CTM-3). */
export const comQuantidade = (item: ItemDaGuia, decisao: Decisao, qtdExecAprov: number): Decisao => ({
  ...decisao,
  qtdExecAprov,
  vrTotalAprov: tetoDoItem(item, qtdExecAprov),
});

/** Prefix of a pendency that the reviewer may confirm; any other pendency blocks (CTM-20). */
const prefixoAtencao = 'Atenção: ';

/** True when the pendency only needs a confirmation. */
export const isAtencao = ({ pendencias }: Pick<ItemDaGuia, 'pendencias'>): boolean =>
  pendencias?.startsWith(prefixoAtencao) ?? false;

function* bloqueios(item: ItemDaGuia, decisao: Decisao): Generator<readonly [string, string]> {
  const { pendencias, codTabelaAprov, codProcAmb, vrUnitario, vrUnitarioOeste, vrTotal, seqItem } = item;
  const isAceita = item.pendenciaAceita !== null;
  if (pendencias !== null && !isAceita && !isAtencao(item))
    yield ['CTM-13', `Há procedimentos com pendências! ${pendencias}`];
  if (codTabelaAprov === '22' && codProcAmb === null && !isAceita)
    yield ['CTM-14', 'O procedimento da tabela 22 está sem código AMB.'];
  const { qtdExecAprov, vrTotalAprov } = decisao;
  if (isAcimaDaOeste(item) && !isHonorarioCredenciado(item)) {
    const most = valorDe(qtdExecAprov, vrUnitarioOeste ?? 0, item.reducaoAcrescimo);
    if (vrTotalAprov > most)
      yield [
        'CTM-15',
        `Valor unitário ${writeReais(vrUnitario)} acima do valor da operadora ${writeReais(vrUnitarioOeste ?? 0)}: para ${emQuantidade(qtdExecAprov)} autorize até ${writeReais(most)}, com glosa.`,
      ];
  }
  if (podeSerHonorario(item)) {
    if (vrTotal === 0) yield ['CTM-16', `Possível honorário médico com total de ${writeReais(vrTotal)}.`];
    if (seqItem > ultimaSequenciaComum)
      yield [
        'CTM-16',
        `Possível honorário médico: a sequência ${seqItem} está acima de ${ultimaSequenciaComum}.`,
      ];
  }
  if (isHonorarioCredenciado(item) && vrTotal > 0 && item.credenXml === false)
    yield [
      'CTM-17',
      `Honorário de credenciado com total de ${writeReais(vrTotal)}, informado no XML como não credenciado.`,
    ];
  if (codTabelaAprov === '00')
    yield [
      'CTM-18',
      'Item não identificado: transfira-o para materiais ou medicamentos, aceite-o com tabela e valor, ou glose-o por inteiro.',
    ];
}

/** Every obstacle to this decision; paying nothing has no obstacle (CTM-13 to CTM-19). */
export const bloqueiosDoItem = (item: ItemDaGuia, decisao: Decisao): RegraDoItem[] =>
  isGlosaTotal(decisao)
    ? []
    : [...bloqueios(item, decisao)].map(([regra, texto]) => ({ regra, tipo: 'bloqueio', texto }));

const credenciado = (sim: boolean): string => (sim ? 'credenciado' : 'não credenciado');

function* avisos(item: ItemDaGuia): Generator<readonly [string, string]> {
  const { vrUnitario, vrUnitarioOeste, vrTotal, seqItem, credenXml, credenOeste } = item;
  if (item.pendenciaAceita !== null)
    yield [
      'CTM-66',
      `Aceito: ${item.pendenciaAceita}${item.pendencias === null ? '' : ` Pendência: ${item.pendencias}`}`,
    ];
  else if (isAtencao(item)) yield ['CTM-20', item.pendencias ?? ''];
  for (const { regra, texto } of item.achados) yield [regra, texto];
  if (!item.cadastrado) yield ['CTM-21', 'Código TUSS não cadastrado na operadora.'];
  const tipos = tiposOferecidos(item);
  if (tipos.length > 1)
    yield ['CTM-22', `Mais de um tipo de procedimento para o código: ${tipos.join(' e ')}.`];
  if (isAcimaDaOeste(item))
    yield [
      'CTM-23',
      `Valor unitário ${writeReais(vrUnitario)} acima do valor da operadora ${writeReais(vrUnitarioOeste ?? 0)}.`,
    ];
  if (podeSerHonorario(item) && (vrTotal === 0 || seqItem > ultimaSequenciaComum))
    yield ['CTM-24', `Possível honorário médico: total ${writeReais(vrTotal)}, sequência ${seqItem}.`];
  if (credenXml !== null && credenXml !== credenOeste)
    yield ['CTM-25', `No XML ${credenciado(credenXml)}, na operadora ${credenciado(credenOeste)}.`];
  const difference = diferencaDoTotal(item);
  if (difference !== 0)
    yield [
      'CTM-9',
      `O total ${writeReais(vrTotal)} não é ${emQuantidade(item.qtdExec)} × ${writeReais(vrUnitario)} × ${emFator(item.reducaoAcrescimo)} = ${writeReais(valorDe(item.qtdExec, vrUnitario, item.reducaoAcrescimo))}.`,
    ];
  if (isHonorarioCredenciado(item) && vrUnitarioOeste !== null && vrUnitarioOeste > 0)
    yield [
      'CTM-2',
      `Honorário de credenciado: pago pelo valor da operadora, ${writeReais(vrUnitarioOeste)}.`,
    ];
  if (item.OBSERVACAO) yield ['CTM-26', `Observação: ${item.OBSERVACAO}`];
  if (item.COM_COD) yield ['CTM-27', `Glosa: ${item.COM_COD} - ${item.GLO_COMENTARIO ?? ''}`];
}

/** Warnings for a reviewer before a decision; they prevent nothing. */
export const avisosDoItem = (item: ItemDaGuia): RegraDoItem[] =>
  [...avisos(item)].map(([regra, texto]) => ({ regra, tipo: 'aviso', texto }));

/** Every rule that fires for the item: first the obstacles to an approval as charged, then the warnings (CTM-28). */
export const regrasDoItem = (item: ItemDaGuia): RegraDoItem[] => [
  ...(item.status === 1 ? [] : bloqueiosDoItem(item, aprovacaoInteira(item))),
  ...avisosDoItem(item),
];
