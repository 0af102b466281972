import { writePorcento, writeReais } from '@vidas/api-client/words/money.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  InicioContabilidade,
  ResultadoDoMes,
} from '@vidas/api-client/contabilidade/inicio/inicio.contract.ts';
import { sinistralidadeAlta } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { type TipoDeContrato, tiposDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import { Icon, type IconName } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { notaDoCalculo } from '../../app/notaDoCalculo.ts';
import { knownEntry, type OverviewEntry } from '../../app/pendingEntry.tsx';
import { rowsPath } from '../../report/urlFilters.ts';

const at = (route: string): string => `/modulos/contabilidade/${route}`;

interface Figura {
  readonly title: string;
  readonly icon: IconName;
  readonly write: (resultado: ResultadoDoMes) => string;
  readonly isCaution?: (resultado: ResultadoDoMes) => boolean;
}

const figuras: readonly Figura[] = [
  {
    title: 'Sinistralidade',
    icon: 'percent',
    write: ({ sinistralidade }) => writePorcento(sinistralidade),
    isCaution: ({ sinistralidade }) => sinistralidadeAlta(sinistralidade),
  },
  { title: 'Receita', icon: 'cash', write: ({ receita }) => writeReais(receita) },
  { title: 'Despesa líquida', icon: 'bill', write: ({ despesaLiquida }) => writeReais(despesaLiquida) },
];

/** The figures of a kind of contract; all three open the months of its plans, from which they come (CTB-11). */
const doContrato = (inicio: InicioContabilidade, tipo: TipoDeContrato): OverviewEntry[] => {
  const mes = writeMonth(inicio.competencia, '-');
  const href = rowsPath(at('sinistralidade'), { pergunta: `${tipo}Resumida`, inicio: mes, fim: mes });
  return figuras.map(({ title, icon, write, isCaution }) =>
    knownEntry(inicio[tipo], { title, href }, (resultado) => ({
      title,
      href,
      detail: `${write(resultado)}, em ${counted(resultado.linhas, 'linha', 'linhas')}`,
      isCaution: isCaution?.(resultado) ?? false,
      icon: <Icon name={icon} />,
    })),
  );
};

const emAnalise = (inicio: InicioContabilidade): OverviewEntry => {
  const line = { title: 'Guias em análise', href: rowsPath(at('guias-em-analise'), { todas: '1' }) };
  return knownEntry(inicio.emAnalise, line, ({ quantidade, valor }) => ({
    ...line,
    detail: `${writeReais(valor)} ainda fora do custo`,
    value: quantidade,
    icon: <Icon name="fileCheck" />,
  }));
};

/**
 * The last closed competence by kind of contract, and the waiting guides of Contas Médicas; skeletons while loading.
 */
export const inicioSections = (inicio: InicioContabilidade | undefined): OverviewSection[] => [
  ...(Object.entries(tiposDeContrato) as [TipoDeContrato, string][]).map(([tipo, nome]) => ({
    title: inicio ? `${nome} em ${writeMonth(inicio.competencia)}` : nome,
    entries: inicio ? doContrato(inicio, tipo) : [],
    expected: figuras.length,
    ...notaDoCalculo([inicio?.[tipo]]),
  })),
  { title: 'Em Contas Médicas', entries: inicio ? [emAnalise(inicio)] : [], expected: 1 },
];
