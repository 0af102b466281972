import { writeDay } from '@vidas/api-client/words/day.ts';
import { agree } from '@vidas/api-client/words/counted.ts';
import type { ConsultaRecente } from '@vidas/api-client/juridico/inicio/inicio.contract.ts';
import { inicioJuridicoQuery } from '@vidas/api-client/juridico/inicio/inicio.queries.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import type { OverviewRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';

const procedimentos = '/modulos/juridico/beneficiario-proc';

const rowOf = ({ tussCode, descricao, inicio, fim, linhas }: ConsultaRecente): OverviewRow => ({
  label: `Procedimento ${tussCode}`,
  note: [descricao, `${writeDay(inicio)} a ${writeDay(fim)}`].filter(Boolean).join(' · '),
  cells: [linhas],
  share: linhas,
  href: rowsPath(procedimentos, { inicio, fim, tussCode }),
});

const nenhuma = 'Você ainda não consultou nenhum procedimento';

const factOf = (count: number): string => {
  if (count === 0) return nenhuma;
  return agree(
    count,
    'A sua última consulta por procedimento',
    `As suas últimas ${count} consultas por procedimento`,
  );
};

/** The home of Jurídico: the person's last searches, each with its present number of rows (PRV-16). */
export const InicioJuridicoScreen = overviewOf(inicioJuridicoQuery, (data) => ({
  fact: data && factOf(data.consultas.length),
  act: { label: 'Consultar um procedimento', href: procedimentos },
  sections: [
    {
      title: 'Suas últimas consultas',
      label: 'Consulta',
      columns: [{ header: 'Linhas agora' }],
      rows: data?.consultas.map(rowOf) ?? [],
      emptyText: `${nenhuma}.`,
    },
  ],
}));
