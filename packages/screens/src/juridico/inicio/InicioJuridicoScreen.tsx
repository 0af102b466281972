import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ConsultaRecente } from '@vidas/api-client/juridico/inicio/inicio.contract.ts';
import { inicioJuridicoQuery } from '@vidas/api-client/juridico/inicio/inicio.queries.ts';
import { Icon } from '../../app/icons.tsx';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import type { OverviewEntry } from '../../app/pendingEntry.tsx';
import { useOverview } from '../../app/useOverview.ts';
import { rowsPath } from '../../report/urlFilters.ts';

const entryOf = ({ tussCode, descricao, inicio, fim, linhas }: ConsultaRecente): OverviewEntry => ({
  title: `Procedimento ${tussCode}`,
  detail: [descricao, `${writeDay(inicio)} a ${writeDay(fim)}`].filter(Boolean).join(' · '),
  value: linhas,
  href: rowsPath('/modulos/juridico/beneficiario-proc', { inicio, fim, tussCode }),
  icon: <Icon name="list" />,
});

/** The home of Jurídico: the person's last searches, each with its present number of rows (PRV-16). */
export function InicioJuridicoScreen(route: ScreenProps) {
  const { data, page } = useOverview(inicioJuridicoQuery);
  return (
    <ModuleOverview
      {...route}
      {...page}
      sections={[
        {
          title: 'Suas últimas consultas',
          entries: data?.consultas.map(entryOf) ?? [],
          emptyText: 'Você ainda não consultou nenhum procedimento.',
        },
      ]}
    />
  );
}
