import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getPreviaComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { cartaoDoVendedor } from './cartaoDoVendedor.ts';
import { LinhasTable } from './LinhasTable.tsx';
import { escreveMes } from './mesEscrito.ts';
import { SemComissaoTable } from './SemComissaoTable.tsx';
import { escreveSaldo } from './saldoEscrito.ts';

interface VendedorDrawerProps {
  readonly codigo: string;
  readonly competencia: string;
  readonly onClose: () => void;
}

/** The month of one seller: balance, lines with their explanation, and sales without commission. */
export function VendedorDrawer({ codigo, competencia, onClose }: VendedorDrawerProps) {
  const found = useQuery(queryOf(useHttp(), getPreviaComissao, { params: { seller: codigo, competencia } }));
  const previa = found.data;
  const of = { competencia, vendedor: codigo };
  return (
    <Drawer title={previa?.saldo.nomeVendedor || `Vendedor ${codigo}`} size="large" onClose={onClose}>
      <Stack gap="l">
        {previa && (
          <>
            <Text tone="muted" isTabular>
              {escreveMes(previa)} · {escreveSaldo(previa.saldo)}
            </Text>
            <KpiStrip
              cards={[
                {
                  label: previa.situacao === 'paga' ? 'Recebido' : 'A receber',
                  kind: 'money',
                  value: previa.saldo.valorPago,
                },
                ...cartaoDoVendedor(previa),
              ]}
            />
          </>
        )}
        <LinhasTable report={reportOf(found, previa === null ? [] : previa?.linhas)} {...of} isOfOne />
        {previa && previa.semComissao.length > 0 && (
          <SemComissaoTable report={reportOf(found, previa.semComissao)} {...of} isOfOne />
        )}
      </Stack>
    </Drawer>
  );
}
