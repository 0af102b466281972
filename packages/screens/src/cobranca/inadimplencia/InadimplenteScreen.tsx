import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  camposInadimplente,
  getRelatorioInadimplentes,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useAtosDosPagadores } from '../escolhidos/useAtosDosPagadores.tsx';
import { PagadorAct } from '../pagador/PagadorAct.tsx';
import { NovoBoletoDaLinha } from '../novo-boleto/NovoBoletoDaLinha.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ExportButton } from '../../report/ExportButton.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { inadimplenteCards } from './inadimplenteCards.ts';
import { InadimplenteCidades } from './InadimplenteCidades.tsx';
import { InadimplenteFileButton } from './InadimplenteFileButton.tsx';
import { InadimplenteForm } from './InadimplenteForm.tsx';
import { inputOf, type PedidoInadimplentes } from './inadimplentePedido.ts';
import { useInadimplenteBusca } from './useInadimplenteBusca.ts';
import { useInadimplenteUrl } from './useInadimplenteUrl.ts';

const title = 'Inadimplentes';
const empty = ['Nenhum inadimplente encontrado!', 'Verifique a data e tente novamente.'] as const;
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty,
  failure: (error) => ['Não foi possível carregar os dados da tabela!', error.message],
};

// Only the act of a row uses the type.
const inadimplenteColumns = fieldColumns(camposInadimplente).filter(({ id }) => id !== 'tipo');

const subtitleOf = (pedido: PedidoInadimplentes | null): string => {
  if (pedido === null) return 'Escolha a data de cancelamento e busque.';
  const { length } = pedido.excluidas;
  const without = `, sem ${counted(length, 'cidade', 'cidades')}`;
  return `Cancelamento em ${writeDay(pedido.data)}${length === 0 ? '' : without}`;
};

/** Holders who may be cancelled on a day for non-payment, and the files with messages to them (COB-17, COB-20). */
export function InadimplenteScreen() {
  const [pedido, setPedido] = useInadimplenteUrl();
  const http = useHttp();
  const frame = useReportFrame({
    title,
    file: fileOf('inadimplentes', pedido?.data),
    memory: 'inadimplente',
    columns: inadimplenteColumns,
    asked: pedido,
    onAsked: setPedido,
    query: (next) => queryOf(http, getRelatorioInadimplentes, next && inputOf(next)),
    texts,
    question: subtitleOf(pedido),
  });
  const busca = useInadimplenteBusca(pedido, frame.search);
  const chosen = useAtosDosPagadores();
  const files = { pedido: frame.report.rows?.length ? pedido : null };
  return (
    <>
      <ReportPage
        {...frame.page}
        actions={
          <>
            <InadimplenteForm busca={busca} isSearching={frame.form.isSearching} />
            <InadimplenteCidades excluidas={busca.excluidas} />
            <ExportButton
              {...frame.exports}
              isOutdated={busca.isChanged}
              more={
                <>
                  <InadimplenteFileButton file="mensageria" {...files}>
                    Exportar CSV mensageria
                  </InadimplenteFileButton>
                  <InadimplenteFileButton file="foneErrado" {...files}>
                    Exportar CSV telefone errado
                  </InadimplenteFileButton>
                </>
              }
            />
          </>
        }
        cards={inadimplenteCards(frame.report.rows, frame.view.filteredRows)}
        table={{
          label: 'Inadimplentes',
          // The matrícula is optional on the wire, and names repeat.
          rowKey: ({ tipo, matricula }, index) => (matricula ? `${tipo} ${matricula}` : String(index)),
          emptyText: empty.join(' '),
          idleText: 'Escolha a data de cancelamento e use Buscar.',
          rowActions: ({ tipo, matricula, nome }) => (
            <Row>
              <PagadorAct type={tipo as TipoBoleto | null} matricula={matricula} nome={nome ?? ''} />
              <NovoBoletoDaLinha type={tipo as TipoBoleto | null} matricula={matricula} nome={nome ?? ''} />
            </Row>
          ),
          selection: chosen.selection,
        }}
      />
      {chosen.dialog}
    </>
  );
}
