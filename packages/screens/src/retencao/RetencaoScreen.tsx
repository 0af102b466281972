import { writeMonth } from '@vidas/api-client/words/day.ts';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { DatedPage } from '../app/DatedPage.tsx';
import type { ScreenProps } from '../app/manifest.ts';
import { SemDados } from '../app/SemDados.tsx';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { useCompetenciaUrl } from '../report/useCompetenciaUrl.ts';
import { useEdited } from '../report/useEdited.ts';
import { useUrlWord } from '../report/useUrlState.ts';
import { abasRetencao } from './abasRetencao.ts';
import { CompetenciaForm } from '../report/CompetenciaForm.tsx';
import { retencaoCards } from './retencaoCards.ts';
import { RetencaoTab } from './RetencaoTab.tsx';
import { isAskedOf, todas, useRetencao } from './useRetencao.ts';

const subtitleOf = (competencia: string | null): string => {
  if (competencia === null) return 'Escolha a competência do cancelamento e busque.';
  return competencia === todas
    ? 'Todas as retenções em atendimento, de qualquer competência'
    : `Competência ${writeMonth(competencia)}`;
};

/** Leaving beneficiaries and their attendances; a screen of Cobrança and the home of Retenção. */
export function RetencaoScreen({ item }: ScreenProps) {
  const [mes, setMes] = useCompetenciaUrl();
  const isTodas = useSearchParams()[0].get('competencia') === todas;
  const competencia = isTodas ? todas : mes;
  const { today } = useOperatorClock();
  const [aba, setAba] = useUrlWord(
    'aba',
    abasRetencao.map(({ key }) => key),
  );
  const [isEdited, setEdited] = useEdited(competencia);
  const { listas, isBusy, isWaiting, askAll, agora } = useRetencao(competencia);
  const search = (month: string) =>
    askAll(month, () => {
      if (month !== competencia) setMes(month);
    });
  return (
    <DatedPage
      title="Retenção"
      subtitle={subtitleOf(competencia)}
      actions={
        <CompetenciaForm competencia={mes} isSearching={isBusy} onSearch={search} onEdit={setEdited} />
      }
      isFilling
    >
      {item.route === 'inicio' && <SemDados />}
      <KpiStrip cards={retencaoCards(listas)} isLoading={isWaiting} />
      <Tabs
        label="Situação da retenção"
        selectedKey={aba}
        onChange={setAba}
        items={abasRetencao.map((each) => ({
          key: each.key,
          label: each.key === 'fimDoMes' ? `${each.label} (${writeMonth(today().slice(0, 7))})` : each.label,
          badge: listas[each.key]?.length.toLocaleString('pt-BR') ?? null,
          content: (
            <RetencaoTab
              aba={each}
              competencia={isAskedOf(each.key, competencia) ? competencia : null}
              isOutdated={isEdited}
              agora={agora}
            />
          ),
        }))}
      />
    </DatedPage>
  );
}
