import { useQueryClient } from '@tanstack/react-query';
import {
  getQuitacoesDoAno,
  type QuitacaoDoAno,
} from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import { quitacoesPorEmail } from '@vidas/api-client/cobranca/quitacao/quitacao.queries.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { EnviaQuitacaoConfirm } from './EnviaQuitacaoConfirm.tsx';
import { quitacoesDoAnoColumns } from '../declaracoes-do-ano/declaracoesDoAnoColumns.tsx';
import { type EspecieDoAno, PapeisDoAno } from '../papeis-do-ano/PapeisDoAno.tsx';

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

/** The annual discharges of a past year, and the payers with a debt of that year (COB-33). */
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
