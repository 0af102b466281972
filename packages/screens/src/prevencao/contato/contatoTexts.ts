import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { ContatoFeito } from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import { type CodigoResultado, resultados } from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import { writeFone } from '../../write/writeFone.ts';

/** Day and caller of the next call after a result, in words (PRV-11). */
export const quandoVolta = (codigo: CodigoResultado): string => {
  const { volta, quem } = resultados[codigo];
  if (volta === null)
    return 'Com o número certo o cadastro é corrigido agora, para todos, e a pessoa volta à lista. Sem ele, espera no Cadastro.';
  const quando =
    volta === 'escolhida'
      ? 'no dia escolhido'
      : 'dias' in volta
        ? `em ${volta.dias} dias`
        : `em ${volta.meses} meses`;
  return `Volta à lista ${quando}; ${quem === 'a mesma' ? 'quem ligou hoje liga de novo' : 'qualquer pessoa liga'}.`;
};

/** A contact as one line of the history. */
export const contatoEntry = (contato: ContatoFeito) => ({
  title: resultados[contato.resultado].texto,
  detail: [
    contato.observacao ?? 'Sem observação',
    ...(contato.correcoes ?? []).map(
      ({ em, resultado, motivo }) =>
        `Corrigido em ${writeDayTime(em)}: era “${resultados[resultado].texto}”. Motivo: ${motivo}`,
    ),
  ].join('\n'),
  note: [
    writeDayTime(contato.em),
    `por ${contato.quem}`,
    writeFone(contato.telefone),
    contato.proximo && `ligar de novo em ${writeDay(contato.proximo)}`,
  ]
    .filter(Boolean)
    .join(' · '),
});
