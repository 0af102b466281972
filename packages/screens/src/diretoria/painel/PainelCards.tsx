import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { MesesDoPainel } from '@vidas/api-client/diretoria/painel/painel.contract.ts';
import { CardCarousel } from '@vidas/ui/carousel/CardCarousel.tsx';
import { KpiTile } from '@vidas/ui/kpi-card/KpiTile.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { hrefDaFigura, hrefDoCorte, mesmosFiltros } from './painelUrl.ts';
import type { Painel } from './usePainel.ts';

interface PainelCardsProps {
  readonly painel: Painel;
}

const last = (meses: MesesDoPainel | undefined) => meses?.at(-1);

/** The numbers of today and of this month, each a link to its lives. */
export function PainelCards({ painel: { dash, ativados, desativados } }: PainelCardsProps) {
  const entrou = last(ativados.data);
  const saiu = last(desativados.data);
  const month = entrou ? ` em ${writeMonth(entrou.competencia)}` : '';
  const ofMonth = (figura: 'ativados' | 'desativados' | 'saldo', { filtros } = ativados) =>
    entrou && hrefDaFigura({ figura, competencia: entrou.competencia, filtros });
  const { filtros } = dash;
  // While the filters change, the two numbers may belong to different ones: then there is no balance.
  const isMixed = entrou && saiu && !mesmosFiltros(ativados.filtros, desativados.filtros);
  const doSaldo = entrou === undefined ? ativados : desativados;
  const cards = [
    {
      label: 'Vidas ativas',
      value: dash.data?.qtdAtivos,
      href: hrefDaFigura({ figura: 'ativos', filtros }),
      part: dash,
    },
    { label: `Ativações${month}`, value: entrou?.quantidade, href: ofMonth('ativados'), part: ativados },
    {
      label: `Desativações${month}`,
      value: saiu?.quantidade,
      href: ofMonth('desativados', desativados),
      part: desativados,
    },
    {
      label: `Saldo${month}`,
      value: entrou && saiu && !isMixed ? entrou.quantidade - saiu.quantidade : undefined,
      href: ofMonth('saldo'),
      part: isMixed ? { isLoading: true, failure: undefined } : doSaldo,
    },
    {
      label: 'Titulares',
      value: dash.data?.titulares,
      href: hrefDoCorte(filtros, 'vinculo', 'titular'),
      part: dash,
    },
    {
      label: 'Dependentes',
      value: dash.data?.dependentes,
      href: hrefDoCorte(filtros, 'vinculo', 'dependente'),
      part: dash,
    },
    {
      label: 'Aguardando ativação',
      value: dash.data?.aguardando,
      href: hrefDaFigura({ figura: 'aguardando', filtros }),
      part: dash,
    },
    {
      label: 'Cancelamentos marcados',
      value: dash.data?.marcados,
      href: hrefDaFigura({ figura: 'marcados', filtros }),
      part: dash,
    },
  ];
  return (
    <CardCarousel label="Números de hoje">
      {cards.map(({ part, href, ...card }) => (
        <KpiTile
          key={card.label}
          {...card}
          href={href}
          isCounting
          isLine
          isLoading={part.isLoading}
          failure={part.failure}
          linkComponent={RouterLink}
        />
      ))}
    </CardCarousel>
  );
}
