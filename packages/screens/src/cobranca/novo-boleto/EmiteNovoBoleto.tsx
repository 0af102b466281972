import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { BuscaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { NovoBoletoDialog } from './NovoBoletoDialog.tsx';

interface EmiteNovoBoletoProps {
  readonly busca: BuscaBoleto | null;
  readonly boletos: readonly Boleto[] | undefined;
}

/** Opens the form of a new boleto for the payer on show (REM-8). */
export function EmiteNovoBoleto({ busca, boletos }: EmiteNovoBoletoProps) {
  const [isOpen, setOpen] = useState(false);
  const nome = boletos?.[0]?.nome;
  if (busca === null || nome === undefined) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>Emitir novo boleto</Button>
      {isOpen && <NovoBoletoDialog pagador={{ ...busca, nome }} onClose={() => setOpen(false)} />}
    </>
  );
}
