import { Page, type PageProps } from '@vidas/ui/layout/Page.tsx';
import { dadosDe } from './dadosDe.ts';
import { DadosAtrasados } from './DadosAtrasados.tsx';
import { useDados } from './useDados.ts';

export type DatedPageProps = PageProps;

/** A page whose data come from the operator's core system: it says of when they are, and a caution where newer ones should have come (CAR-70). */
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
