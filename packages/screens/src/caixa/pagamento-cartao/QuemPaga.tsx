import { writeDay } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  MensalidadeAberta,
  QuemPaga as Quem,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { vencidasEm } from '@vidas/api-client/caixa/pagamento-cartao/vencidas.rules.ts';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import type { ReactNode } from 'react';
import { somaDe } from './vendaForm.ts';

const contratoDe = ({ contrato, matricula }: Quem): string => {
  const outros = contrato.filter((each) => each.matricula !== matricula);
  if (outros.length === 0) return 'Mais ninguém no contrato.';
  const nomes = outros.map(({ nome, titular }) => (titular ? `${nome} (titular)` : nome));
  return `No mesmo contrato: ${nomes.join(', ')}.`;
};

interface QuemPagaProps {
  readonly quem: Quem;
  readonly abertas: readonly MensalidadeAberta[];
  /** Day of fine and interest. */
  readonly dia: string;
  /** Acts about the debt, below the figures. */
  readonly children?: ReactNode;
}

/** Payer before the payment: name, plan, contract, and the debt on the day of the sale in large figures (CXA-17). */
export function QuemPaga({ quem, abertas, dia, children }: QuemPagaProps) {
  const vencidas = vencidasEm(abertas, dia);
  return (
    <Stack gap="s">
      <Row isLastWide align="start" gap="xl">
        <Stack gap="xs">
          <Heading level={2}>{quem.nome}</Heading>
          <Text>
            Matrícula {quem.matricula} · {quem.plano}
          </Text>
          <Text tone="muted">{contratoDe(quem)}</Text>
        </Stack>
        <KpiStrip
          cards={[
            {
              label: `Vencido, com multa e juros de ${writeDay(dia)}`,
              value: somaDe(vencidas),
              kind: 'money',
              hint: counted(vencidas.length, 'mensalidade', 'mensalidades'),
            },
            {
              label: 'Tudo em aberto, com multa e juros',
              value: somaDe(abertas),
              kind: 'money',
              hint: counted(abertas.length, 'mensalidade', 'mensalidades'),
            },
          ]}
        />
      </Row>
      {children}
      {quem.canceladoEm !== null && (
        <Notice tone="caution" title="Este vínculo foi cancelado">
          Sem cobertura a partir de {writeDay(quem.canceladoEm)}.
        </Notice>
      )}
    </Stack>
  );
}
