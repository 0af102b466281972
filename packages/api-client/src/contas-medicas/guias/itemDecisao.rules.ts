import { isHonorarioCredenciado, type ItemDaGuia } from './item.rules.ts';
import { tetoDoItem, valorDaGlosa } from './itemValor.rules.ts';

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
export const isGlosaTotal = ({ qtdExecAprov, vrTotalAprov }: Decisao): boolean =>
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

/** Trims texts and writes the code in capitals. Code and comment go when nothing is denied (CTM-6, CTM-7). */
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
