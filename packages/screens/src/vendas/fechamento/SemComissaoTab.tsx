import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getSemComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { useHttp } from '../../app/services.tsx';
import { useReport } from '../../report/useReport.ts';
import type { AbaDoMes } from './abaDoMes.ts';
import { SemComissaoTable, semVendaText } from './SemComissaoTable.tsx';
import { textosDe } from './textosDe.ts';

const texts = textosDe(semVendaText);

/** Sales and fees without commission in a month, with the reason (COM-10). */
export function SemComissaoTab({ competencia, isOutdated }: AbaDoMes) {
  const report = useReport(queryOf(useHttp(), getSemComissao, { params: { competencia } }), texts);
  return <SemComissaoTable report={report} competencia={competencia} isOutdated={isOutdated} />;
}
