import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  conferirPonto,
  estadosDoPonto,
  getConferenciaDoMes,
  type PontoDaConferencia,
  type PontoDoMes,
} from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useNavigate } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { useReport } from '../../report/useReport.ts';
import type { AbaDoMes } from './abaDoMes.ts';
import { pontoColumns } from './comissaoColumns.tsx';
import { FecharOMes } from './FecharOMes.tsx';
import { relidas } from './relidas.ts';
import { semRegraPath } from './semRegra.ts';
import { textosDe } from './textosDe.ts';

const fechamento = '/modulos/vendas/fechamento-comissao';
const emptyText = 'Não há o que conferir nesta competência.';
const texts = textosDe(emptyText);

/** Address of the rows behind a point; the month as MM-YYYY. */
const lugarDe: Readonly<Record<PontoDaConferencia, (competencia: string) => string>> = {
  SEM_REGRA: (competencia) => semRegraPath(fechamento, competencia),
  CONTESTACOES: (competencia) =>
    rowsPath(fechamento, { competencia, aba: 'contestacoes' }, { situacao: 'Aberta' }),
  A_MAO: (competencia) =>
    rowsPath(fechamento, { competencia, aba: 'a-mao' }, { situacao: 'Espera confirmação' }),
  MUDANCAS: (competencia) => rowsPath(fechamento, { competencia, aba: 'mudancas' }),
  ESTORNOS: (competencia) => rowsPath(fechamento, { competencia }, { qtdeEstornos: '>0' }),
  DIFERENCA: (competencia) => rowsPath(fechamento, { competencia, comparar: '1' }),
};

interface ConferenciaTabProps extends AbaDoMes {
  /** Undefined until it is read. */
  readonly mes: PreviaGeral | null | undefined;
  /** Called when a month other than the one on show was closed. */
  readonly onMes: (competencia: string) => void;
}

/** Points to check before a month is closed: each opens its rows, and is ticked at the numbers on show (COM-53); then the steps of the month (COM-56). */
export function ConferenciaTab({ competencia, isOutdated, mes, onMes }: ConferenciaTabProps) {
  const report = useReport(queryOf(useHttp(), getConferenciaDoMes, { params: { competencia } }), texts);
  const { act, doing } = useAct(conferirPonto, {
    rereads: relidas,
    failed: 'A marca não foi gravada!',
  });
  const navigate = useNavigate();
  const marca = async ({ ponto, quantidade, valor }: PontoDoMes, conferido: boolean) => {
    const outcome = await act({
      body: { competencia, ponto: ponto as PontoDaConferencia, quantidade, valor, conferido },
    });
    if (outcome.kind === 'done') toasts.success(outcome.reply.message);
  };
  const actsOf = (each: PontoDoMes) => {
    const { nome, situacao } = each;
    const ponto = each.ponto as PontoDaConferencia;
    const isChecked = situacao === estadosDoPonto.conferido;
    return (
      <Row gap="s">
        <Button
          size="small"
          aria-label={`Abrir: ${nome}`}
          onPress={() => void navigate(lugarDe[ponto](writeMonth(competencia, '-')))}
        >
          Abrir
        </Button>
        <Button
          size="small"
          aria-label={`${isChecked ? 'Desfazer' : 'Conferir'}: ${nome}`}
          isPending={doing?.body.ponto === ponto}
          onPress={() => void marca(each, !isChecked)}
        >
          {isChecked ? 'Desfazer' : 'Conferir'}
        </Button>
      </Row>
    );
  };
  return (
    <>
      <ListBody
        report={report}
        memory="fechamento-comissao.conferencia"
        columns={pontoColumns}
        names={{
          file: fileOf('fechamento-conferencia', competencia),
          question: `Competência ${writeMonth(competencia)}`,
          isOutdated,
        }}
        table={{ label: 'Conferência', rowKey: ({ ponto }) => ponto, emptyText, rowActions: actsOf }}
      />
      {mes && <FecharOMes mes={mes} pontos={report.rows ?? []} onMes={onMes} />}
    </>
  );
}
