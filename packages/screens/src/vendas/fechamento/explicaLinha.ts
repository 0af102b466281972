import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { LinhaExplicada } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';

const porCento = (centesimos: number): string => `${formatCents(centesimos)}%`;

const calculo = ({ referencia, base, percentual, faixa, quantidade, bonus }: LinhaExplicada): string[] => {
  const vidas = counted(quantidade ?? 0, 'vida no mês', 'vidas no mês');
  const deQue = referencia === null ? 'do plano de' : 'da mensalidade de';
  const conta =
    percentual === null
      ? `${writeReais(base ?? 0)} por vida`
      : `${porCento(percentual)} ${deQue} ${writeReais(base ?? 0)}`;
  return [
    conta,
    ...(faixa === null ? [] : [`faixa “${faixa}”, com ${vidas}`]),
    ...(bonus > 0 ? [`bônus de ${porCento(bonus)} por ${vidas}`] : []),
  ];
};

/** Explanation of a line in one sentence (COM-10, COM-34). */
export const explicaLinha = (linha: LinhaExplicada): string => {
  const { especie, origem, codigoRegra, canceladaEm, estornoAte, partes, causa } = linha;
  const definitiva = estornoAte === null ? [] : [`definitiva em ${writeDay(estornoAte)}`];
  if (especie === 'A_MAO') return [`Linha à mão: ${causa ?? ''}`, ...definitiva].join('; ');
  if (especie === 'ESTORNO')
    return canceladaEm === null
      ? 'Devolve o que foi pago: cancelada antes de ser definitiva'
      : `Devolve o que foi pago: cancelada em ${writeDay(canceladaEm)}, antes de ser definitiva`;
  // The return of a reversal has no rule (COM-14).
  if (especie === 'AJUSTE' && codigoRegra === null) return 'Devolve um estorno: o cancelamento foi desfeito';
  const words = [
    ...(especie === 'AJUSTE'
      ? [
          `Diferença de ${writeMonth(origem)}, que mudou depois de fechado${causa === null ? '' : `: ${causa}`}`,
        ]
      : []),
    ...calculo(linha),
    ...(partes > 1 ? [`1 de ${partes} partes`] : []),
    ...definitiva,
  ];
  return words.join('; ');
};
