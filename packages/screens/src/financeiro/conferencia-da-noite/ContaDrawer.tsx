import { writeDay } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type ContaDaFatura,
  getContaDaFatura,
} from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { rowsPath } from '../../report/urlFilters.ts';
import { linhaColumns } from './conferenciaColumns.tsx';

const situacoes = { ABERTA: 'em aberto', PAGA: 'paga', CANCELADA: 'cancelada' };

/** The list of Financeiro with an invoice; undefined without one. */
const listaDe = ({ fatura, situacao, quitadaEm }: ContaDaFatura): string | undefined => {
  const at = '/modulos/financeiro';
  if (situacao === 'ABERTA') return rowsPath(`${at}/idadeSaldos`, { todos: '1' }, { numfat: fatura });
  return quitadaEm === null
    ? undefined
    : rowsPath(`${at}/recebimentos`, { inicio: quitadaEm, fim: quitadaEm }, { numfat: fatura });
};

interface ContaDrawerProps {
  readonly fatura: string;
  /** True for a person with the lists of Financeiro. */
  readonly isFinanceiro: boolean;
  readonly onClose: () => void;
}

/** The account of an invoice, line by line (CTA-16). */
export function ContaDrawer({ fatura, isFinanceiro, onClose }: ContaDrawerProps) {
  const found = useQuery(queryOf(useHttp(), getContaDaFatura, { params: { fatura } }));
  const { data } = found;
  const lista = data && isFinanceiro ? listaDe(data) : undefined;
  return (
    <Drawer title={`Fatura ${fatura}`} size="large" onClose={onClose}>
      <Stack gap="m">
        {data && (
          <Text>
            {`Vence em ${writeDay(data.vencimento)}, ${situacoes[data.situacao]}${data.quitadaEm === null ? '' : ` desde ${writeDay(data.quitadaEm)}`}. Valor ${writeReais(data.valor)}; pago e concedido ${writeReais(data.abatido)}.`}
          </Text>
        )}
        {lista !== undefined && (
          <div>
            <LinkButton href={lista} linkComponent={RouterLink}>
              {data?.situacao === 'ABERTA' ? 'Abrir em Idade de saldos' : 'Abrir em Recebimentos'}
            </LinkButton>
          </div>
        )}
        <ListBody
          report={reportOf(found, data?.linhas)}
          memory="conferencia-da-noite.conta"
          columns={linhaColumns}
          names={{ file: fileOf('conta-da-fatura', fatura), question: `Conta da fatura ${fatura}` }}
          table={{
            label: `Conta da fatura ${fatura}`,
            rowKey: ({ id }) => id,
            emptyText: 'Nada foi lançado nesta fatura.',
          }}
        />
      </Stack>
    </Drawer>
  );
}
