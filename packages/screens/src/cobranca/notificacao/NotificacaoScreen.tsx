import {
  camposNotificacao,
  getNotificacoes,
} from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { type ReportTexts, useReport } from '../../report/useReport.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { filasDaTela } from './filasDaTela.ts';
import { NotificacaoActs } from './NotificacaoActs.tsx';
import { useAtosDaFila } from './useAtosDaFila.tsx';

const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: ['Nenhum contrato em atraso', 'Quem paga por si não deve nada vencido hoje.'],
};

/** Fields that only tabs and acts use. */
const guardados: readonly string[] = ['situacao', 'fila', 'ligacao', 'contestacao'];

const columns = fieldColumns(camposNotificacao).filter(({ id }) => !guardados.includes(id));

/** Late contracts in tabs, by the thing that each waits for (NOT-14). */
export function NotificacaoScreen() {
  const report = useReport(queryOf(useHttp(), getNotificacoes, {}), texts, true);
  const [fila, setFila] = useUrlWord(
    'fila',
    filasDaTela.map(({ key }) => key),
  );
  const { today } = useOperatorClock();
  const { selection, dialog } = useAtosDaFila();
  return (
    <DatedPage
      title="Notificações"
      subtitle="Contratos em atraso hoje, pela Lei 9.656/1998 e pela RN ANS 593/2023; nenhum é cancelado aqui"
      isFilling
    >
      <Tabs
        label="Fila das notificações"
        selectedKey={fila}
        onChange={setFila}
        items={filasDaTela.map(({ key, label, tabela, emptyText, keeps }) => {
          const rows = report.rows?.filter(keeps);
          return {
            key,
            label,
            badge: rows?.length.toLocaleString('pt-BR') ?? null,
            content: (
              <ListBody
                report={{ ...report, rows }}
                memory={tabela}
                columns={columns}
                names={{
                  file: fileOf(`notificacoes-${key}`, today()),
                  title: `Notificações: ${label}`,
                  question: 'Contratos em atraso hoje',
                }}
                table={{
                  label,
                  rowKey: ({ matricula }) => matricula,
                  emptyText,
                  idleText: '',
                  rowActions: (row) => <NotificacaoActs row={row} />,
                  // The operator sends no notice to contracts out of the queue.
                  ...(key === 'fora' ? {} : { selection }),
                }}
              />
            ),
          };
        })}
      />
      {dialog}
    </DatedPage>
  );
}
