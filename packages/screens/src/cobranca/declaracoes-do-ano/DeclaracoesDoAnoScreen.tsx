import { useQueryClient } from '@tanstack/react-query';
import {
  type DeclaracaoDoAno,
  getDeclaracoesDoAno,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { declaracoesPorEmail } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.queries.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { EnviaDeclaracaoConfirm } from '../imposto-de-renda/EnviaDeclaracaoConfirm.tsx';
import { declaracoesDoAnoColumns } from './declaracoesDoAnoColumns.tsx';
import { DmedDrawer } from './DmedDrawer.tsx';
import { type EspecieDoAno, PapeisDoAno } from '../papeis-do-ano/PapeisDoAno.tsx';

const declaracoes: EspecieDoAno<DeclaracaoDoAno> = {
  title: 'Declarações do ano',
  memory: 'declaracoes-do-ano',
  columns: declaracoesDoAnoColumns,
  list: getDeclaracoesDoAno,
  query: (http, ano) => queryOf(http, getDeclaracoesDoAno, ano === null ? null : { params: { ano } }),
  porEmail: declaracoesPorEmail,
  palavras: {
    papel: ['declaração', 'declarações'],
    isFeminino: true,
    failed: 'Erro ao enviar declarações por e-mail!',
  },
  papel: 'DECLARACAO',
  arquivo: 'declaracoes-ir',
  empty: 'Nada foi recebido neste ano!',
  question: (ano) => `Declarações de Imposto de Renda do ano-base ${ano}`,
};

/** All income-tax declarations of a past year, their sending and download, and the DMED file (COB-29, COB-31, COB-32). */
export function DeclaracoesDoAnoScreen() {
  const client = useQueryClient();
  const [dmed, setDmed] = useState<string | null>(null);
  return (
    <>
      <PapeisDoAno
        especie={declaracoes}
        acts={(ano) => (
          <Button isDisabled={ano === null} onPress={() => setDmed(ano)}>
            Dmed
          </Button>
        )}
        sendsOne={(row, _ano, onClose) => (
          <EnviaDeclaracaoConfirm
            declaracao={{ ...row, codigoContrato: '' }}
            email={row.email ?? ''}
            onClose={() => {
              onClose();
              void readAgain(client, [getDeclaracoesDoAno]);
            }}
          />
        )}
      />
      {dmed !== null && <DmedDrawer ano={dmed} onClose={() => setDmed(null)} />}
    </>
  );
}
