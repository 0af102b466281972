import type { RascunhoRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  chaveDoRascunho,
  rascunhoDe,
  type RegraDigitada,
  type Simulada,
} from '../regras-comissao/nova-regra/regraForm.ts';
import type { RegraForm } from '../regras-comissao/nova-regra/useRegraForm.ts';
import { Simulador } from './Simulador.tsx';

export interface SimulaRascunhoProps {
  readonly form: RegraForm;
  /** True when the draft may be simulated; marks its problems in the last step. */
  readonly validate: () => Promise<boolean>;
  readonly simulada: Simulada | null;
  readonly onSimulated: (simulada: Simulada) => void;
}

/** The last step's button that simulates the draft, with a note whether the simulation is stored with the rule. */
export function SimulaRascunho({ form, validate, simulada, onSimulated }: SimulaRascunhoProps) {
  const digitada = useWatch({ control: form.control }) as RegraDigitada;
  const [simulando, setSimulando] = useState<RascunhoRegra | null>(null);
  const isSame = simulada?.rascunho === chaveDoRascunho(rascunhoDe(digitada));
  const open = async () => {
    if (await validate()) setSimulando(rascunhoDe(form.getValues()));
  };
  return (
    <>
      <Row gap="m">
        <Button onPress={() => void open()}>Simular antes de salvar</Button>
        {simulada && (
          <Text as="span" tone="muted" size="table">
            {isSame
              ? 'A simulação será guardada com a regra.'
              : 'A regra mudou depois da simulação: simule de novo para guardá-la.'}
          </Text>
        )}
      </Row>
      {simulando && (
        <Simulador
          regra={{ rascunho: simulando }}
          descricao={simulando.dadosRegra.regraDescricao}
          onSimulated={({ id }) => onSimulated({ id, rascunho: chaveDoRascunho(simulando) })}
          onClose={() => setSimulando(null)}
        />
      )}
    </>
  );
}
