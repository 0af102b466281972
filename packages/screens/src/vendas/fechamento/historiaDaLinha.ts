import type { LinhaExplicada } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { explicaLinha } from './explicaLinha.ts';

/** One step of a line's story. */
export interface Passo {
  readonly name: string;
  readonly value: string;
}

const definitiva = ({ especie, estornoAte, canceladaEm }: LinhaExplicada, hoje: string): string => {
  if (especie === 'ESTORNO')
    return canceladaEm === null ? 'estornada' : `não chegou a ser: cancelada em ${writeDay(canceladaEm)}`;
  if (estornoAte === null) return 'desde que foi escrita: nenhum cancelamento a estorna';
  return estornoAte <= hoje
    ? `desde ${writeDay(estornoAte)}`
    : `em ${writeDay(estornoAte)}; um cancelamento antes desse dia a estorna`;
};

const mudou = ({ especie, causa }: LinhaExplicada): string => {
  if (especie === 'A_MAO') return causa ?? 'escrita à mão';
  if (especie === 'ESTORNO') return 'o beneficiário foi cancelado antes de ela ser definitiva';
  return causa ?? 'nada desde que foi apurada';
};

/** Story of a line: sale, effectuation, payments, rule, change, and the day on which it is final (COM-54). */
export const historiaDaLinha = (linha: LinhaExplicada, hoje: string): Passo[] => {
  const { vendidaEm, efetivadaEm, mensalidadePagaEm, comissaoPagaEm, referencia } = linha;
  const { codigoRegra, descricaoRegra, fraseDaRegra } = linha;
  const dia = (value: string | null): string => (value === null ? '—' : writeDay(value));
  return [
    { name: 'Vendida em', value: dia(vendidaEm) },
    { name: 'Efetivada em', value: dia(efetivadaEm) },
    ...(referencia === null ? [] : [{ name: 'Mensalidade paga em', value: dia(mensalidadePagaEm) }]),
    { name: 'Comissão paga em', value: comissaoPagaEm === null ? 'ainda não paga' : dia(comissaoPagaEm) },
    {
      name: 'Regra',
      value: codigoRegra === null ? '—' : `${codigoRegra} “${descricaoRegra ?? ''}”: ${fraseDaRegra ?? ''}`,
    },
    { name: 'Como se chegou ao valor', value: explicaLinha(linha) },
    { name: 'O que mudou', value: mudou(linha) },
    { name: 'Definitiva', value: definitiva(linha, hoje) },
  ];
};
