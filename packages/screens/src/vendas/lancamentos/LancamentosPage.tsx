import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { indicadoresQuery } from '@vidas/api-client/vendas/lancamentos/lancamentos.queries.ts';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Tabs, type TabItem } from '@vidas/ui/tabs/Tabs.tsx';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useHttp } from '../../app/services.tsx';
import { useUrlWord } from '../../report/useUrlState.ts';
import { EmRiscoTab } from './EmRiscoTab.tsx';
import { indicadoresCards } from './indicadoresCards.ts';
import { MetaTab } from './MetaTab.tsx';
import type { useCompetenciaRecente } from './useCompetenciaRecente.ts';

export interface LancamentosPageProps {
  readonly title: string;
  /** A seller's code, or the code for all. */
  readonly seller: string;
  readonly mes: ReturnType<typeof useCompetenciaRecente>;
  /** Text after the competence: the compared months. */
  readonly note?: string;
  /** Tabs with the lists of sales; the tabs of goal and risk follow. */
  readonly listas: readonly TabItem[];
}

/** The sales of a month for both views: competence, cards, lists, goal and risk. */
export function LancamentosPage({ title, seller, mes, note = '', listas }: LancamentosPageProps) {
  const { competencia, options, setMonth } = mes;
  const { data, error, isFetching, refetch } = useQuery(indicadoresQuery(useHttp(), seller, competencia));
  const failure =
    error && !isFetching ? { message: error.message, onRetry: () => void refetch() } : undefined;
  const items: TabItem[] = [
    ...listas,
    {
      key: 'meta',
      label: 'Meta e ano anterior',
      content: <MetaTab seller={seller} competencia={competencia} />,
    },
    { key: 'risco', label: 'Comissão em risco', content: <EmRiscoTab seller={seller} /> },
  ];
  const [aba, setAba] = useUrlWord(
    'aba',
    items.map(({ key }) => key),
  );
  return (
    <DatedPage
      title={title}
      subtitle={`Vendas da competência ${writeMonth(competencia)}${note}`}
      actions={
        <SelectField
          label="Competência"
          options={options}
          value={competencia}
          onChange={({ target }) => setMonth(target.value)}
        />
      }
    >
      <KpiStrip
        cards={indicadoresCards(data).map((card) => ({ ...card, failure }))}
        isLoading={data === undefined && isFetching}
      />
      <Tabs label="Lançamentos" selectedKey={aba} onChange={setAba} items={items} />
    </DatedPage>
  );
}
