import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getEstornos,
  getVendas,
  type ResumoVendedor,
} from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
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

/** Sales and reversals of one seller in a month. */
export function VendedorDialog({ vendedor, competencia, onClose }: VendedorDialogProps) {
  const http = useHttp();
  const { codigoVendedor, nomeVendedor } = vendedor;
  const doMes = { params: { seller: codigoVendedor, competencia } };
  const vendas = useQuery(queryOf(http, getVendas, doMes));
  const estornos = useQuery(queryOf(http, getEstornos, doMes));
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
