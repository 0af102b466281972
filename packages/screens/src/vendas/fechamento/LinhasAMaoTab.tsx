import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  estadosAMao,
  getLinhasAMao,
  type LinhaAMao,
} from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useReport } from '../../report/useReport.ts';
import { linhaAMaoColumns } from './comissaoColumns.tsx';
import { DecidirLinhaDialog } from './DecidirLinhaDialog.tsx';
import { EscreverLinhaDialog } from './EscreverLinhaDialog.tsx';
import { textosDe } from './textosDe.ts';

const emptyText = 'Nenhuma linha foi escrita à mão.';
const texts = textosDe(emptyText);

type Ato = 'escrever' | { readonly linha: LinhaAMao; readonly isAccepted: boolean };

/** Lines by hand of all months; one that waits is confirmed or refused, a confirmed one refused (COM-45, COM-46). */
export function LinhasAMaoTab() {
  const report = useReport(queryOf(useHttp(), getLinhasAMao, {}), texts);
  const [ato, setAto] = useState<Ato | null>(null);
  const close = () => setAto(null);
  const actsOf = (linha: LinhaAMao) => {
    const { codigo, situacao } = linha;
    const isWaiting = situacao === estadosAMao.espera;
    if (!isWaiting && situacao !== estadosAMao.confirmada) return null;
    return (
      <Row gap="s">
        {isWaiting && (
          <Button
            size="small"
            aria-label={`Confirmar a linha à mão ${codigo}`}
            onPress={() => setAto({ linha, isAccepted: true })}
          >
            Confirmar
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Recusar a linha à mão ${codigo}`}
          onPress={() => setAto({ linha, isAccepted: false })}
        >
          Recusar
        </Button>
      </Row>
    );
  };
  return (
    <>
      <ListBody
        report={report}
        memory="fechamento-comissao.linhas-a-mao"
        columns={linhaAMaoColumns}
        names={{ file: 'linhas-a-mao', question: 'De todas as competências' }}
        table={{
          label: 'Linhas à mão',
          rowKey: ({ codigo }) => codigo,
          emptyText,
          rowActions: actsOf,
        }}
      />
      <Row justify="end">
        <Button onPress={() => setAto('escrever')}>Escrever linha à mão</Button>
      </Row>
      {ato === 'escrever' && (
        <EscreverLinhaDialog venda={{ codigoVenda: '', codigoVendedor: '' }} onClose={close} />
      )}
      {ato !== null && ato !== 'escrever' && <DecidirLinhaDialog {...ato} onClose={close} />}
    </>
  );
}
