import type { TipoDePagador } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { FormaDePapelDialog } from './FormaDePapelDialog.tsx';

interface FormaDePapelActProps {
  readonly tipo: TipoDePagador;
  readonly codigo: string;
  readonly nome: string;
  readonly label: string;
}

/** Opens a receiver's wish about papers, to write, change or end it. */
export function FormaDePapelAct({ tipo, codigo, nome, label }: FormaDePapelActProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`${label}: ${nome}`} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <FormaDePapelDialog tipo={tipo} codigo={codigo} onClose={() => setOpen(false)} />}
    </>
  );
}
