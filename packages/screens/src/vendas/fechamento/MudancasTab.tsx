import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getMudancas } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { useHttp } from '../../app/services.tsx';
import { useReport } from '../../report/useReport.ts';
import type { AbaDoMes } from './abaDoMes.ts';
import { LinhasTable } from './LinhasTable.tsx';
import { textosDe } from './textosDe.ts';

const emptyText = 'Nada mudou em meses já fechados.';
const texts = textosDe(emptyText);

/** Changes of closed months that came into this one, with their value (COM-12). */
export function MudancasTab({ competencia, isOutdated }: AbaDoMes) {
  const report = useReport(queryOf(useHttp(), getMudancas, { params: { competencia } }), texts);
  return (
    <LinhasTable
      report={report}
      competencia={competencia}
      label="Mudou depois de fechado"
      emptyText={emptyText}
      isOutdated={isOutdated}
    />
  );
}
