import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { diasParaPagar, faixasDeEspera } from '@vidas/api-client/contas-medicas/inicio/espera.rules.ts';
import type { Espera, InicioContas } from '@vidas/api-client/contas-medicas/inicio/inicio.contract.ts';
import type { ModuloDeGuias } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { goodNews } from '../../app/goodNews.ts';
import { Icon, type IconName } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import { knownEntry, type OverviewEntry } from '../../app/pendingEntry.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { codigoDoPrestador } from './AbreGuias.tsx';

/** Name of the last band: waiting longer than a bill may wait for its payment. */
const demorada = faixasDeEspera.at(-1)?.nome;

interface Lista {
  readonly title: string;
  /** The address of all its rows, or of one band of them. */
  readonly rows: (filters?: Readonly<Record<string, string>>) => string;
  /** Text when there is none. */
  readonly nenhum: string | undefined;
}

const esperaEntries = (parte: Espera | null, { title, rows, nenhum }: Lista): OverviewEntry[] => {
  const whole = knownEntry(parte, { title, href: rows() }, ({ quantidade, valor }) => ({
    title,
    href: rows(),
    value: quantidade,
    detail: quantidade === 0 ? nenhum : `${writeReais(valor)} em análise`,
    icon: <Icon name="fileCheck" />,
  }));
  const bands = (parte?.faixas ?? []).map(({ nome, quantidade, valor }): OverviewEntry => {
    const isCaution = nome === demorada && quantidade > 0;
    return {
      title: nome,
      href: rows({ faixa: nome }),
      value: quantidade,
      detail: quantidade === 0 ? nenhum : writeReais(valor),
      isCaution,
      icon: <Icon name={isCaution ? 'warning' : 'calendar'} />,
    };
  });
  return [whole, ...bands];
};

const expected = faixasDeEspera.length + 1;

/** Guides and lots that wait for a decision, by waiting time. */
export const esperaSections = (
  modulo: ModuloDeGuias,
  inicio: InicioContas | undefined,
): OverviewSection[] => {
  const at = (route: string, question: string) => (filters?: Readonly<Record<string, string>>) =>
    rowsPath(`/modulos/${modulo}/${route}`, { [question]: '1' }, filters);
  const guias = {
    title: 'Guias em análise',
    rows: at('guias-em-analise', 'todas'),
    nenhum: inicio && goodNews(inicio.ha, 'guias', 'Nenhuma guia'),
  };
  const lotes = {
    title: 'Lotes em análise',
    rows: at('lotes-em-analise', 'todos'),
    nenhum: inicio && goodNews(inicio.ha, 'lotes', 'Nenhum lote'),
  };
  return [
    {
      title: 'Guias por tempo de espera',
      entries: inicio ? esperaEntries(inicio.guias, guias) : [],
      expected,
    },
    {
      title: 'Lotes por tempo de espera',
      entries: inicio ? esperaEntries(inicio.lotes, lotes) : [],
      expected,
    },
  ];
};

const glosaEntries = (modulo: ModuloDeGuias, { ha, glosas, competencia }: InicioContas): OverviewEntry[] => {
  const rows = (filters?: Readonly<Record<string, string>>) =>
    rowsPath(`/modulos/${modulo}/itens-glosados`, { competencia: writeMonth(competencia, '-') }, filters);
  const title = 'Itens glosados';
  const month = writeMonth(competencia);
  return [
    knownEntry(glosas, { title, href: rows() }, ({ quantidade, valor }) => ({
      title,
      href: rows(),
      value: quantidade,
      detail:
        quantidade === 0
          ? goodNews(ha, 'guias', `Nenhuma glosa nas guias incorporadas em ${month}`)
          : `${writeReais(valor)} de glosa nas guias incorporadas em ${month}`,
      icon: <Icon name="percent" />,
    })),
    ...(glosas?.motivos ?? []).map(({ motivo, quantidade, valor }) => ({
      title: motivo,
      href: rows({ motivo }),
      value: quantidade,
      detail: writeReais(valor),
      icon: <Icon name="list" />,
    })),
  ];
};

interface NaoPago {
  readonly valor: number;
  readonly apresentado: number;
  readonly parte: number;
}

const writeParte = ({ valor, apresentado, parte }: NaoPago): string =>
  `${formatCents(parte)}% do apresentado: ${writeReais(valor)} de ${writeReais(apresentado)}`;

/** Without old guides there is no good news about payments. */
const tudoPago = ({ apresentado }: NaoPago): string =>
  apresentado === 0
    ? `Nada foi apresentado há mais de ${diasParaPagar} dias`
    : `Tudo o que tem mais de ${diasParaPagar} dias está pago`;

const iconOf = (quantidade: number, { apresentado }: NaoPago): IconName => {
  if (quantidade > 0) return 'warning';
  return apresentado === 0 ? 'list' : 'check';
};

const naoPagasEntries = (modulo: ModuloDeGuias, { ha, naoPagas }: InicioContas): OverviewEntry[] => {
  const rows = (filters?: Readonly<Record<string, string>>) =>
    rowsPath(`/modulos/${modulo}/guias-nao-pagas`, { todas: '1' }, filters);
  const title = 'Guias não pagas';
  return [
    knownEntry(naoPagas, { title, href: rows() }, ({ quantidade, ...whole }) => ({
      title,
      href: rows(),
      value: quantidade,
      detail: quantidade === 0 ? goodNews(ha, 'guias', tudoPago(whole)) : writeParte(whole),
      isCaution: quantidade > 0,
      icon: <Icon name={iconOf(quantidade, whole)} />,
    })),
    ...(naoPagas?.prestadores ?? []).map(({ prestador, quantidade, ...own }) => ({
      title: prestador,
      href: rows({ codPrestador: codigoDoPrestador(prestador) }),
      value: quantidade,
      detail: writeParte(own),
      icon: <Icon name="medical" />,
    })),
  ];
};

/** Denied amounts of the month by reason, and unpaid amounts by provider. */
export const pagamentoSections = (
  modulo: ModuloDeGuias,
  inicio: InicioContas | undefined,
): OverviewSection[] => [
  { title: 'Glosa do mês por motivo', entries: inicio ? glosaEntries(modulo, inicio) : [], expected: 4 },
  {
    title: `Apresentadas há mais de ${diasParaPagar} dias`,
    entries: inicio ? naoPagasEntries(modulo, inicio) : [],
    expected: 4,
  },
];
