import { useQueryClient } from '@tanstack/react-query';
import { getQuitacoesDoAno, type QuitacaoDoAno } from '@vidas/api-client/cobranca/quitacao';
import { quitacoesPorEmail } from '@vidas/api-client/cobranca/quitacao-queries';
import { readAgain } from '@vidas/api-client/http/act-of';
import { queryOf } from '@vidas/api-client/http/query-of';
import { EnviaQuitacaoConfirm } from '../../common-screens/imposto-de-renda/EnviaQuitacaoConfirm.tsx';
import { quitacoesDoAnoColumns } from './declaracoesDoAnoColumns.tsx';
import { type EspecieDoAno, PapeisDoAno } from './PapeisDoAno.tsx';

const quitacoes: EspecieDoAno<QuitacaoDoAno> = {
  title: 'Quitações do ano',
  memory: 'quitacoes-do-ano',
  columns: quitacoesDoAnoColumns,
  list: getQuitacoesDoAno,
  query: (http, ano) => queryOf(http, getQuitacoesDoAno, ano === null ? null : { params: { ano } }),
  porEmail: quitacoesPorEmail,
  palavras: {
    papel: ['quitação', 'quitações'],
    isFeminino: true,
    failed: 'Erro ao enviar quitações por e-mail!',
  },
  papel: 'QUITACAO',
  arquivo: 'quitacoes-anuais',
  empty: 'Nenhuma fatura venceu neste ano!',
  question: (ano) => `Quitações anuais de débitos de ${ano}`,
};

/** The annual discharges of a past year: of whom nothing is owed, and who owes what (COB-33). */
export function QuitacoesDoAnoScreen() {
  const client = useQueryClient();
  return (
    <PapeisDoAno
      especie={quitacoes}
      sendsOne={({ matricula, nome, email }, ano, onClose) => (
        <EnviaQuitacaoConfirm
          quitacao={{ matricula, ano }}
          nome={nome}
          email={email ?? ''}
          onClose={() => {
            onClose();
            void readAgain(client, [getQuitacoesDoAno]);
          }}
        />
      )}
    />
  );
}
