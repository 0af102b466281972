import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Campanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toneOfStatus, writeStatus } from './campanhaTexts.ts';

export interface CampanhaFatosProps {
  readonly id: number;
  /** Undefined while loading. */
  readonly campanha: Campanha | undefined;
}

const moments: readonly (readonly [name: string, read: (campanha: Campanha) => string | null])[] = [
  ['criada em', ({ data_hora_criacao }) => data_hora_criacao],
  ['agendada para', ({ data_hora_agendada }) => data_hora_agendada],
  ['envio desde', ({ data_hora_inicio_envio }) => data_hora_inicio_envio],
  ['até', ({ data_hora_fim_envio }) => data_hora_fim_envio],
];

/** 'código 712 · 132 push e 564 SMS · criada em 21/11/2026 09:00': the moments that are known. */
const fatosDe = (campanha: Campanha): string =>
  [
    `código ${campanha.id_campanha}`,
    `${campanha.qtd_push.toLocaleString('pt-BR')} push e ${campanha.qtd_sms.toLocaleString('pt-BR')} SMS`,
    ...moments.flatMap(([name, read]) => {
      const moment = read(campanha);
      return moment === null ? [] : [`${name} ${writeDayTime(moment)}`];
    }),
  ].join(' · ');

/** A campaign's state and progress, in a sentence. */
export function CampanhaFatos({ id, campanha }: CampanhaFatosProps) {
  if (!campanha)
    return (
      <Row>
        <Tag>Carregando</Tag>
        <Text as="span" size="table">{`código ${id}`}</Text>
        <Skeleton width="12em" />
      </Row>
    );
  return (
    <>
      <Row>
        <Tag tone={toneOfStatus(campanha.status)}>{writeStatus(campanha.status)}</Tag>
        <Text as="span" size="table" isTabular>
          {fatosDe(campanha)}
        </Text>
      </Row>
      {campanha.motivo_cancelamento && (
        <Text size="table">{`Motivo do cancelamento: ${campanha.motivo_cancelamento}`}</Text>
      )}
    </>
  );
}
