import { writeDay } from '@vidas/api-client/words/day.ts';
import type { InicioCobranca } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import { BarChart } from '@vidas/ui/chart/BarChart.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { goodNews } from '../../app/goodNews.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { atrasoEntries } from '../inicio/inicioSections.tsx';

export interface AtrasoOverviewProps {
  /** Undefined while loading. */
  readonly inicio: InicioCobranca | undefined;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** The unit stands in the heading of the column, because a phone shows five of these side by side. */
const shortOf = (nome: string): string => nome.replace(/ dias$/, '');

/** Late amounts by age as a chart, and the number of payers, with a link to the titles. */
export function AtrasoOverview({ inicio, isFetching, onRetry }: AtrasoOverviewProps) {
  const atraso = inicio?.atraso;
  const faixas = atraso?.faixas ?? [];
  const isLate = faixas.some(({ valor }) => valor > 0);
  return (
    <Stack gap="s">
      <Heading level={2}>Títulos em atraso</Heading>
      <Row isEven align="start" gap="xl">
        <Stack>
          <BarChart
            title="Valor em aberto por dias de atraso"
            subtitle={inicio ? `Em ${writeDay(inicio.hoje)}, sem multa e juros` : 'Sem multa e juros'}
            format="money"
            categoryLabel="Dias de atraso"
            points={isLate ? faixas.map(({ nome, valor }) => ({ label: shortOf(nome), value: valor })) : []}
            emptyText={inicio && goodNews(inicio.ha, 'titulos', 'Nenhum título em atraso')}
            isLoading={inicio === undefined}
            failure={atraso === null ? { onRetry, isRetrying: isFetching } : undefined}
          />
        </Stack>
        <Stack>
          {atraso !== null && (
            <EntryList
              label="Títulos em atraso por idade"
              entries={inicio && atraso ? atrasoEntries(inicio.ha, atraso) : []}
              isLoading={inicio === undefined}
              expected={6}
              linkComponent={RouterLink}
            />
          )}
        </Stack>
      </Row>
    </Stack>
  );
}
