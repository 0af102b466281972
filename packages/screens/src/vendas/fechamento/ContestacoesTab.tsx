import { writeMonth } from '@vidas/api-client/words/day.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type Contestacao,
  getContestacoes,
} from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { useReport } from '../../report/useReport.ts';
import type { AbaDoMes } from './abaDoMes.ts';
import { contestacaoColumns } from './comissaoColumns.tsx';
import { EscreverLinhaDialog } from './EscreverLinhaDialog.tsx';
import { ResponderDialog } from './ResponderDialog.tsx';
import { textosDe } from './textosDe.ts';

const emptyText = 'Nenhuma linha desta competência foi contestada.';
const texts = textosDe(emptyText);

interface ContestacoesTabProps extends AbaDoMes {
  /** True for managers. */
  readonly mayAnswer?: boolean;
}

/** Contested lines of a month with their answers, and the value of the sale before and after. */
export function ContestacoesTab({ competencia, isOutdated, mayAnswer = false }: ContestacoesTabProps) {
  const report = useReport(queryOf(useHttp(), getContestacoes, { params: { competencia } }), texts);
  const [answering, setAnswering] = useState<Contestacao | null>(null);
  const [writing, setWriting] = useState<Contestacao | null>(null);
  const actsOf = (contestacao: Contestacao) => {
    const { codigo, codigoVenda, situacao } = contestacao;
    if (situacao === 'Aberta')
      return (
        <Button
          size="small"
          aria-label={`Responder à contestação ${codigo}`}
          onPress={() => setAnswering(contestacao)}
        >
          Responder
        </Button>
      );
    // The register may have no way to pay what was accepted (COM-45).
    return (
      situacao === 'Aceita' && (
        <Button
          size="small"
          aria-label={`Escrever linha à mão da venda ${codigoVenda}`}
          onPress={() => setWriting(contestacao)}
        >
          Linha à mão
        </Button>
      )
    );
  };
  return (
    <>
      <ListBody
        report={report}
        memory="fechamento-comissao.contestacoes"
        columns={contestacaoColumns}
        names={{
          file: fileOf('contestacoes', competencia),
          question: `Competência ${writeMonth(competencia)}`,
          isOutdated,
        }}
        table={{
          label: 'Contestações',
          rowKey: ({ codigo }) => codigo,
          emptyText,
          rowActions: mayAnswer ? actsOf : undefined,
        }}
      />
      {answering && (
        <ResponderDialog
          contestacao={answering}
          competencia={competencia}
          onClose={() => setAnswering(null)}
        />
      )}
      {writing && <EscreverLinhaDialog venda={writing} onClose={() => setWriting(null)} />}
    </>
  );
}
