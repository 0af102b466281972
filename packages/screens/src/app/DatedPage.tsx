import { Page, type PageProps } from '@vidas/ui/layout/Page.tsx';
import { dadosDe } from './dadosDe.ts';
import { DadosAtrasados } from './DadosAtrasados.tsx';
import { useDados } from './useDados.ts';

export type DatedPageProps = PageProps;

/**
 * A page with data from the operator's core system: it shows their age, and a warning when newer ones are late (CAR-70).
 */
export function DatedPage({ subtitle, children, ...page }: DatedPageProps) {
  const { idade } = useDados();
  const dated = idade ? dadosDe(idade.em, subtitle) : subtitle;
  return (
    <Page {...page} subtitle={dated}>
      {idade && idade.atrasados.length > 0 && <DadosAtrasados atrasados={idade.atrasados} />}
      {children}
    </Page>
  );
}
