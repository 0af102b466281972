import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getSemComissao,
  type VendaSemComissao,
} from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useReport } from '../../report/useReport.ts';
import type { AbaDoMes } from './abaDoMes.ts';
import { EscreverLinhaDialog } from './EscreverLinhaDialog.tsx';
import { esperaRegra } from './semRegra.ts';
import { SemComissaoTable, semVendaText } from './SemComissaoTable.tsx';
import { textosDe } from './textosDe.ts';

const texts = textosDe(semVendaText);

/** Sales and fees without commission in a month, with the reason (COM-10); a line by hand pays what only a rule would (COM-45). */
export function SemComissaoTab({ competencia, isOutdated }: AbaDoMes) {
  const report = useReport(queryOf(useHttp(), getSemComissao, { params: { competencia } }), texts);
  const [writing, setWriting] = useState<VendaSemComissao | null>(null);
  return (
    <>
      <SemComissaoTable
        report={report}
        competencia={competencia}
        isOutdated={isOutdated}
        rowActions={(venda) =>
          esperaRegra(venda) && (
            <Button
              size="small"
              aria-label={`Escrever linha à mão da venda ${venda.codigoVenda}`}
              onPress={() => setWriting(venda)}
            >
              Linha à mão
            </Button>
          )
        }
      />
      {writing && <EscreverLinhaDialog venda={writing} onClose={() => setWriting(null)} />}
    </>
  );
}
