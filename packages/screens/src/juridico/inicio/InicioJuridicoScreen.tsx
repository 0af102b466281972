import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import type { ConsultaRecente, InicioJuridico } from '@vidas/api-client/juridico/inicio/inicio.contract.ts';
import { inicioJuridicoQuery } from '@vidas/api-client/juridico/inicio/inicio.queries.ts';
import { situacoesDaResposta, situacoesDaSolucao } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { overviewOf } from '../../app/overviewOf.tsx';
import { knownRow, type OverviewRow } from '../../app/overviewRow.ts';
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

/** Sentence of the home: waiting NIPs, else the person's own searches. */
const factOf = ({ consultas, nips }: InicioJuridico): string => {
  if (nips && nips.abertas > 0)
    return `${counted(nips.abertas, 'NIP espera', 'NIPs esperam')} solução ou resposta`;
  if (consultas.length === 0) return nenhuma;
  return agree(
    consultas.length,
    'A sua última consulta por procedimento',
    `As suas últimas ${consultas.length} consultas por procedimento`,
  );
};

const nip = '/modulos/juridico/nip';

const prazos = {
  solucao: { nome: 'Solução', coluna: 'prazoSolucao', palavras: situacoesDaSolucao },
  resposta: { nome: 'Resposta', coluna: 'prazoResposta', palavras: situacoesDaResposta },
} as const;

const estados = [
  ['VENCIDO', 'prazo vencido'],
  ['HOJE', 'vence hoje'],
  ['A_VENCER', 'a vencer'],
] as const;

/** Waiting NIPs by each of their clocks; late ones come first (PRA-10). */
const porPrazo = ({ nips }: InicioJuridico): OverviewRow[] =>
  estados.flatMap(([estado, dito]) =>
    (['solucao', 'resposta'] as const).map((qual) => {
      const { nome, coluna, palavras } = prazos[qual];
      const line = {
        label: `${nome}: ${dito}`,
        href: rowsPath(nip, { abertas: '1' }, { [coluna]: palavras[estado] }),
      };
      return knownRow(nips, line, (contadas) => ({
        ...line,
        cells: [contadas[qual][estado]],
        share: contadas[qual][estado],
        isCaution: estado === 'VENCIDO' && contadas[qual][estado] > 0,
      }));
    }),
  );

/** NIPs notified in the month, and the number answered in time. */
const doMes = ({ nips }: InicioJuridico): OverviewRow[] => {
  const linha = (
    label: string,
    filters: Readonly<Record<string, string>>,
    quantas: 'recebidas' | 'respondidasNoPrazo',
  ) =>
    knownRow(nips, { label, href: nip }, (contadas) => ({
      label,
      href: rowsPath(nip, { competencia: writeMonth(contadas.competencia, '-') }, filters),
      cells: [contadas[quantas]],
      share: contadas[quantas],
    }));
  return [
    linha('Notificadas', {}, 'recebidas'),
    linha('Respondidas no prazo', { prazoResposta: situacoesDaResposta.NO_PRAZO }, 'respondidasNoPrazo'),
  ];
};

/** The home of Jurídico: NIPs by their clocks, and the person's last searches, each with its present number of rows (PRV-16). */
export const InicioJuridicoScreen = overviewOf(inicioJuridicoQuery, (data) => ({
  fact: data && factOf(data),
  act:
    (data?.nips?.abertas ?? 0) > 0
      ? { label: 'Abrir as NIPs', href: rowsPath(nip, { abertas: '1' }) }
      : { label: 'Consultar um procedimento', href: procedimentos },
  sections: [
    {
      title: 'NIPs que esperam',
      note: 'RN ANS 483/2022, em dias úteis',
      label: 'Prazo',
      columns: [{ header: 'Quantidade' }],
      rows: data ? porPrazo(data) : [],
      expected: 6,
    },
    {
      title: 'NIPs do mês',
      ...(data?.nips && { note: writeMonth(data.nips.competencia) }),
      label: 'NIPs',
      columns: [{ header: 'Quantidade' }],
      rows: data ? doMes(data) : [],
      expected: 2,
    },
    {
      title: 'Suas últimas consultas',
      label: 'Consulta',
      columns: [{ header: 'Linhas agora' }],
      rows: data?.consultas.map(rowOf) ?? [],
      emptyText: `${nenhuma}.`,
    },
  ],
}));
