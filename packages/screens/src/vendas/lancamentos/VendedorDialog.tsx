import { useQuery } from '@tanstack/react-query';
import type { ResumoVendedor } from '@vidas/api-client/vendas/lancamentos';
import { estornosQuery, vendasQuery } from '@vidas/api-client/vendas/lancamentos-queries';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Stack } from '@vidas/ui/layout/stack';
import { Tabs } from '@vidas/ui/tabs';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { abasDeVendas } from './abasDeVendas.tsx';
import { EstornosTable } from './EstornosTable.tsx';

export interface VendedorDialogProps {
  readonly vendedor: Pick<ResumoVendedor, 'codigoVendedor' | 'nomeVendedor'>;
  readonly competencia: string;
  readonly onClose: () => void;
}

/** What one seller sold in a month, and what was taken back. */
export function VendedorDialog({ vendedor, competencia, onClose }: VendedorDialogProps) {
  const http = useHttp();
  const { codigoVendedor, nomeVendedor } = vendedor;
  const vendas = useQuery(vendasQuery(http, codigoVendedor, competencia));
  const estornos = useQuery(estornosQuery(http, codigoVendedor, competencia));
  const [aba, setAba] = useState('individual');
  return (
    <Dialog
      title={nomeVendedor}
      size="wide"
      onClose={onClose}
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <Stack gap="l">
        <Tabs
          label="Vendas por contratação"
          selectedKey={aba}
          onChange={setAba}
          items={abasDeVendas(reportOf(vendas, vendas.data), 5)}
        />
        <EstornosTable estornos={estornos.data} />
      </Stack>
    </Dialog>
  );
}
