import { type SaidaEmCurso, situacoesDaSaida } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { Saida } from '@vidas/api-client/retencao/saida/saidas.report.ts';

/** The request of a row, in the form that the rules take. */
export const emCurso = ({ situacao, diretoDesde, pediuEm, efeitoEm }: Saida): SaidaEmCurso => ({
  pedidoEm: pediuEm ?? '',
  aguarda:
    situacao === situacoesDaSaida.CONTRATANTE
      ? 'CONTRATANTE'
      : situacao === situacoesDaSaida.TIPO
        ? 'TIPO'
        : null,
  diretoDesde,
  sabidaEm: efeitoEm,
  comprovadaEm: situacao === situacoesDaSaida.COMPROVADA ? efeitoEm : null,
  retiradaEm: situacao === situacoesDaSaida.RETIRADA ? pediuEm : null,
});
