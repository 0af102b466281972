import { writePorcento } from '@vidas/api-client/words/money.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { InicioContabilidade } from '@vidas/api-client/contabilidade/inicio/inicio.contract.ts';
import { sinistralidadeAlta } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { type TipoDeContrato, tiposDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import type { Overview } from '../../app/ModuleOverview.tsx';
import { notaDoCalculo } from '../../app/notaDoCalculo.ts';
import { knownRow, type OverviewRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';

const at = (route: string): string => `/modulos/contabilidade/${route}`;

const tipos = Object.keys(tiposDeContrato) as TipoDeContrato[];

/** Address of the months of a kind of contract, from which its figures come. */
const mesesPath = ({ competencia }: InicioContabilidade, tipo: TipoDeContrato): string => {
  const mes = writeMonth(competencia, '-');
  return rowsPath(at('sinistralidade'), { pergunta: `${tipo}Resumida`, inicio: mes, fim: mes });
};

/** The figures of a kind of contract (CTB-11). */
const doContrato = (inicio: InicioContabilidade, tipo: TipoDeContrato): OverviewRow => {
  const line = { label: tiposDeContrato[tipo], href: mesesPath(inicio, tipo) };
  return knownRow(inicio[tipo], line, ({ linhas, receita, despesaLiquida, sinistralidade }) => ({
    ...line,
    cells: [linhas, formatCents(receita), formatCents(despesaLiquida), writePorcento(sinistralidade)],
    share: sinistralidade ?? 0,
    isCaution: sinistralidadeAlta(sinistralidade),
  }));
};

const emAnalise = (inicio: InicioContabilidade): OverviewRow => {
  const line = { label: 'Guias em análise', href: rowsPath(at('guias-em-analise'), { todas: '1' }) };
  return knownRow(inicio.emAnalise, line, ({ quantidade, valor }) => ({
    ...line,
    note: 'ainda fora do custo',
    cells: [quantidade, formatCents(valor)],
  }));
};

const factOf = (inicio: InicioContabilidade): string | undefined => {
  const mes = writeMonth(inicio.competencia);
  if (tipos.every((tipo) => inicio[tipo] === null)) return undefined;
  const said = tipos.flatMap((tipo) => {
    const taxa = inicio[tipo]?.sinistralidade ?? null;
    return taxa === null ? [] : `${writePorcento(taxa)} no ${tiposDeContrato[tipo].toLowerCase()}`;
  });
  return said.length === 0 ? `Sem receita em ${mes}` : `Sinistralidade de ${mes}: ${said.join(', ')}`;
};

/** The last closed competence by kind of contract, and the waiting guides of Contas Médicas. */
export const inicioContabilidade = (inicio: InicioContabilidade | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act: {
    label: 'Ver a sinistralidade',
    href: inicio ? mesesPath(inicio, 'empresarial') : at('sinistralidade'),
  },
  sections: [
    {
      title: inicio ? `Contratos em ${writeMonth(inicio.competencia)}` : 'Contratos',
      label: 'Contrato',
      columns: [
        { header: 'Linhas' },
        { header: 'Receita (R$)' },
        { header: 'Despesa líquida (R$)' },
        { header: 'Sinistralidade' },
      ],
      rows: inicio ? tipos.map((tipo) => doContrato(inicio, tipo)) : [],
      expected: tipos.length,
      isWide: true,
      ...notaDoCalculo(tipos.map((tipo) => inicio?.[tipo])),
    },
    {
      title: 'Em Contas Médicas',
      label: 'O quê',
      columns: [{ header: 'Guias' }, { header: 'R$' }],
      rows: inicio ? [emAnalise(inicio)] : [],
      expected: 1,
    },
  ],
});
