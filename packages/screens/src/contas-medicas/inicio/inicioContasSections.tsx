import { counted } from '@vidas/api-client/words/counted.ts';
import { writePorcento } from '@vidas/api-client/words/money.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import {
  diasParaPagar,
  esperaSegundaPessoa,
  faixasDeEspera,
} from '@vidas/api-client/contas-medicas/inicio/espera.rules.ts';
import type { InicioContas } from '@vidas/api-client/contas-medicas/inicio/inicio.contract.ts';
import type { ModuloDeGuias } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { emptyBase, goodNews } from '../../app/goodNews.ts';
import type { Overview, OverviewSection } from '../../app/ModuleOverview.tsx';
import { knownRow, type OverviewRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';
import { codigoDoPrestador } from './AbreGuias.tsx';

/** Name of the last band: waiting longer than a bill may wait for its payment. */
const demorada = faixasDeEspera.at(-1)?.nome;

type Filters = Readonly<Record<string, string>>;

const at = (modulo: ModuloDeGuias, route: string, question: string) => (filters?: Filters) =>
  rowsPath(`/modulos/${modulo}/${route}`, { [question]: '1' }, filters);

const factOf = ({ ha, guias }: InicioContas): string | undefined => {
  if (guias === null) return undefined;
  if (guias.quantidade === 0) return emptyBase(ha, 'guias') ?? 'Nenhuma guia espera decisão';
  const antigas = guias.faixas.find(({ nome }) => nome === demorada)?.quantidade ?? 0;
  const esperam = `${counted(guias.quantidade, 'guia espera', 'guias esperam')} decisão`;
  return antigas === 0
    ? esperam
    : `${esperam}, ${antigas.toLocaleString('pt-BR')} há mais de ${diasParaPagar} dias`;
};

const actOf = (modulo: ModuloDeGuias, inicio: InicioContas | undefined): Overview['act'] => {
  const oldest = inicio?.guias?.faixas.findLast(({ quantidade }) => quantidade > 0);
  return oldest === undefined
    ? { label: 'Importar XML', href: `/modulos/${modulo}/importar-xml-prestador` }
    : {
        label: 'Rever as mais antigas',
        href: at(modulo, 'guias-em-analise', 'todas')({ faixa: oldest.nome }),
      };
};

const espera = (modulo: ModuloDeGuias, inicio: InicioContas | undefined): OverviewSection => {
  const guias = at(modulo, 'guias-em-analise', 'todas');
  const lotes = at(modulo, 'lotes-em-analise', 'todos');
  const { guias: deGuias = null, lotes: deLotes = null } = inicio ?? {};
  const semGuias = emptyBase(inicio?.ha, 'guias');
  const faixas = faixasDeEspera.map(({ nome }): OverviewRow => {
    const guia = deGuias?.faixas.find((each) => each.nome === nome);
    const lote = deLotes?.faixas.find((each) => each.nome === nome);
    const valor = (guia ?? lote)?.valor;
    return {
      label: nome,
      href: guias({ faixa: nome }),
      cells: [
        guia?.quantidade ?? null,
        lote ? { text: lote.quantidade, href: lotes({ faixa: nome }) } : null,
        valor === undefined ? null : formatCents(valor),
      ],
      share: (guia ?? lote)?.quantidade,
      isCaution: nome === demorada && (guia ?? lote ?? { quantidade: 0 }).quantidade > 0,
    };
  });
  const whole = deGuias ?? deLotes;
  const segunda = inicio?.segundaPessoa ?? null;
  const segundas: OverviewRow[] =
    segunda === null || segunda.quantidade === 0
      ? []
      : [
          {
            label: 'Válidas que esperam segunda pessoa',
            href: guias({ situacao: esperaSegundaPessoa }),
            cells: [segunda.quantidade, null, formatCents(segunda.valor)],
          },
        ];
  return {
    title: 'Espera por idade',
    label: 'Faixa',
    columns: [{ header: 'Guias' }, { header: 'Lotes' }, { header: 'R$' }],
    rows: semGuias || (inicio && whole === null) ? [] : [...faixas, ...segundas],
    total: semGuias
      ? undefined
      : {
          ...knownRow(deGuias, { label: 'Guias em análise', href: guias() }, () => ({
            label: 'Guias em análise',
            href: guias(),
            cells: [],
          })),
          cells: [
            deGuias?.quantidade ?? null,
            deLotes && { text: deLotes.quantidade, href: lotes() },
            whole && formatCents(whole.valor),
          ],
        },
    emptyText: semGuias ?? 'Não foi possível obter estes números agora',
    expected: faixasDeEspera.length + 1,
  };
};

const glosas = (modulo: ModuloDeGuias, inicio: InicioContas | undefined): OverviewSection => {
  const month = inicio && writeMonth(inicio.competencia);
  const rows = (filters?: Filters) =>
    rowsPath(
      `/modulos/${modulo}/itens-glosados`,
      inicio ? { competencia: writeMonth(inicio.competencia, '-') } : {},
      filters,
    );
  const whole = { label: 'Itens glosados', href: rows() };
  const found = inicio?.glosas ?? null;
  return {
    title: 'Glosa do mês por motivo',
    note: month && `guias incorporadas em ${month}`,
    label: 'Motivo',
    columns: [{ header: 'Itens' }, { header: 'R$' }],
    rows: (found?.motivos ?? []).map(({ motivo, quantidade, valor }) => ({
      label: motivo,
      href: rows({ motivo }),
      cells: [quantidade, formatCents(valor)],
      share: valor,
    })),
    total: knownRow(found, whole, ({ quantidade, valor }) => ({
      ...whole,
      cells: [quantidade, formatCents(valor)],
    })),
    emptyText:
      inicio && (goodNews(inicio.ha, 'guias', `Nenhuma glosa nas guias incorporadas em ${month}`) ?? '—'),
    expected: 4,
  };
};

/** Without old guides there is no good news about payments. */
const tudoPago = (apresentado: number): string =>
  apresentado === 0
    ? `Nada foi apresentado há mais de ${diasParaPagar} dias`
    : `Tudo o que tem mais de ${diasParaPagar} dias está pago`;

const naoPagas = (modulo: ModuloDeGuias, inicio: InicioContas | undefined): OverviewSection => {
  const rows = at(modulo, 'guias-nao-pagas', 'todas');
  const found = inicio?.naoPagas ?? null;
  const whole = { label: 'Guias não pagas', href: rows() };
  return {
    title: `Apresentadas há mais de ${diasParaPagar} dias`,
    label: 'Prestador',
    columns: [{ header: 'Guias' }, { header: 'R$' }, { header: 'Do apresentado' }],
    rows: (found?.prestadores ?? []).map(({ prestador, quantidade, valor, parte }) => ({
      label: prestador,
      href: rows({ codPrestador: codigoDoPrestador(prestador) }),
      cells: [quantidade, formatCents(valor), writePorcento(parte)],
    })),
    total: knownRow(found, whole, ({ quantidade, valor, parte }) => ({
      ...whole,
      cells: [quantidade, formatCents(valor), writePorcento(parte)],
      isCaution: quantidade > 0,
    })),
    emptyText: inicio && (goodNews(inicio.ha, 'guias', found ? tudoPago(found.apresentado) : '—') ?? '—'),
    expected: 4,
  };
};

/** Guides that wait for a decision, denied amounts of the month, and unpaid work. */
export const inicioContas = (modulo: ModuloDeGuias, inicio: InicioContas | undefined): Overview => ({
  fact: inicio && factOf(inicio),
  act: actOf(modulo, inicio),
  sections: [espera(modulo, inicio), naoPagas(modulo, inicio), glosas(modulo, inicio)],
});
