import {
  faixaDeAtraso,
  type PagamentoVencido,
  pagamentoVencido,
} from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useAtosDosPagadores } from '../escolhidos/useAtosDosPagadores.tsx';
import { PagadorAct } from '../pagador/PagadorAct.tsx';
import { NovoBoletoDaLinha } from '../novo-boleto/NovoBoletoDaLinha.tsx';
import { fieldColumns, insertAfter } from '../../report/fieldColumns.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { TelefoneErradoAct } from '../../report/telefone/TelefoneErradoAct.tsx';
import { pagamentoVencidoCards } from './pagamentoVencidoCards.ts';

const faixa = columnsOf<PagamentoVencido>().computed(
  'faixa',
  ({ qtdDiasVencidos }) => faixaDeAtraso(qtdDiasVencidos),
  { header: 'Faixa de atraso', filter: { kind: 'exact' } },
);

/**
 * The declared columns with the age as a choice of bands. The kind of payer is left out, because only the indicators need it.
 */
const pagamentoVencidoColumns = insertAfter(
  fieldColumns(pagamentoVencido.row),
  'qtdDiasVencidos',
  faixa,
).filter(({ id }) => id !== 'tipo' && id !== 'titulo');

/** Payers with an unpaid title due in the period. */
export const PagamentoVencidoScreen = reportScreen(pagamentoVencido, {
  cards: pagamentoVencidoCards,
  columns: pagamentoVencidoColumns,
  useChosen: useAtosDosPagadores,
  acts: ({ tipo, matricula, nome, fone1, fone2, fone3 }) => (
    <Row>
      <PagadorAct type={tipo as TipoBoleto | null} matricula={matricula} nome={nome ?? ''} />
      <NovoBoletoDaLinha type={tipo as TipoBoleto | null} matricula={matricula} nome={nome ?? ''} />
      {tipo !== 'E' && matricula && (
        <TelefoneErradoAct
          matricula={matricula}
          nome={nome ?? ''}
          numeros={[fone1, fone2, fone3].flatMap((fone) => fone ?? [])}
        />
      )}
    </Row>
  ),
});
