import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Campanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { Card } from '@vidas/ui/layout/Card.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';
import { toneOfStatus, writeStatus } from './campanhaTexts.ts';

export interface CampanhaCardProps {
  /** Undefined while loading; the card keeps its height. */
  readonly campanha: Campanha | undefined;
}

const moment = (iso: string | null): string => (iso === null ? '—' : writeDayTime(iso));

const texts: readonly (readonly [name: string, write: (campanha: Campanha) => string])[] = [
  ['Criada em', ({ data_hora_criacao }) => moment(data_hora_criacao)],
  ['Agendada para', ({ data_hora_agendada }) => moment(data_hora_agendada)],
  ['Início do envio', ({ data_hora_inicio_envio }) => moment(data_hora_inicio_envio)],
  ['Fim do envio', ({ data_hora_fim_envio }) => moment(data_hora_fim_envio)],
  ['Qtd. push', ({ qtd_push }) => qtd_push.toLocaleString('pt-BR')],
  ['Qtd. SMS', ({ qtd_sms }) => qtd_sms.toLocaleString('pt-BR')],
];

interface FactProps {
  readonly name: string;
  /** A grey bar while undefined. */
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <Stack gap="xxs" align="start">
      <Text size="label" tone="muted" as="span">
        {name}
      </Text>
      <Text size="table" as="div" isTabular>
        {children ?? <Skeleton width="6em" />}
      </Text>
    </Stack>
  );
}

/** A campaign and its progress, in one line. */
export function CampanhaCard({ campanha }: CampanhaCardProps) {
  return (
    <Card padding="m">
      <Row gap="xl" align="start">
        <Fact name="Status">
          {campanha ? (
            <Tag tone={toneOfStatus(campanha.status)}>{writeStatus(campanha.status)}</Tag>
          ) : (
            <Tag>Carregando</Tag>
          )}
        </Fact>
        {texts.map(([name, write]) => (
          <Fact key={name} name={name}>
            {campanha && write(campanha)}
          </Fact>
        ))}
        {campanha?.motivo_cancelamento && (
          <Fact name="Motivo do cancelamento">{campanha.motivo_cancelamento}</Fact>
        )}
      </Row>
    </Card>
  );
}
