import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import {
  gerarFechamento,
  getPreviaComissaoGeral,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { linhasDoMes, oQueFica } from './oQueFica.ts';
import { relidas } from './relidas.ts';
import { linhasSemRegra, SemRegraAviso, useSemRegra } from './SemRegraAviso.tsx';

interface PrimeiroFechamentoProps {
  /** The month on show. */
  readonly competencia: string;
  /** Called with the closed month. */
  readonly onDone: (competencia: string) => void;
  readonly onClose: () => void;
}

/** Number of past months in which the commissions may begin. */
const MESES = 24;

/** Asks for the first month of the closings: earlier ones can never be closed (COM-41). */
export function PrimeiroFechamento({ competencia, onDone, onClose }: PrimeiroFechamentoProps) {
  const { act, isPending, refusal, reset } = useAct(gerarFechamento, { rereads: relidas });
  const [escolhida, setEscolhida] = useState(competencia);
  const previa = useQuery(queryOf(useHttp(), getPreviaComissaoGeral, { params: { competencia: escolhida } }));
  const ultima = somaCompetencia(useOperatorClock().today().slice(0, 7), -1);
  const meses = competenciasEntre(somaCompetencia(ultima, 1 - MESES), ultima).toReversed();
  const semRegra = useSemRegra(escolhida);
  const mes = previa.data;
  const escrita = writeMonth(escolhida);
  const confirma = async () => {
    if (mes?.impedimento !== null || !semRegra.data) return;
    const confirmado = confirmadoDe(linhasDoMes(mes.vendedores));
    const outcome = await act({
      body: {
        competencia: escolhida,
        primeira: true,
        confirmado,
        semRegra: confirmadoDe(linhasSemRegra(semRegra.data)),
      },
    });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onDone(escolhida);
  };
  return (
    <Confirm
      question="Em que competência começam os fechamentos?"
      actionLabel="Gerar o primeiro fechamento"
      typedWord={escrita}
      isPending={isPending || previa.isPending || semRegra.isPending}
      errorMessage={
        refusal?.message ?? previa.error?.message ?? semRegra.error?.message ?? mes?.impedimento ?? undefined
      }
      onConfirm={() => void confirma()}
      onCancel={onClose}
    >
      <Stack>
        <SelectField
          label="Primeira competência"
          options={meses.map((month) => ({ value: month, label: writeMonth(month) }))}
          value={escolhida}
          isDisabled={isPending}
          onChange={({ target }) => {
            reset();
            setEscolhida(target.value);
          }}
        />
        <Text>
          Este é o primeiro fechamento. As competências antes de {escrita} nunca poderão ser fechadas, e as
          suas comissões não serão pagas aqui.
        </Text>
        {semRegra.data && <SemRegraAviso competencia={escolhida} vendas={semRegra.data} onLeave={onClose} />}
        {mes && <Text>{oQueFica(mes.vendedores)}</Text>}
      </Stack>
    </Confirm>
  );
}
