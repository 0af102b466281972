import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { NovoBoletoDialog, type PagadorDoNovo } from './NovoBoletoDialog.tsx';

interface NovoBoletoDaLinhaProps {
  readonly type: PagadorDoNovo['type'] | null | undefined;
  readonly matricula: string | null | undefined;
  readonly nome: string;
}

/** The act of a row: a new boleto for its payer; empty when the row has no payer (REM-8). */
export function NovoBoletoDaLinha({ type, matricula, nome }: NovoBoletoDaLinhaProps) {
  const [isOpen, setOpen] = useState(false);
  if (!type || !matricula || /^0*$/.test(matricula)) return null;
  return (
    <>
      <Button size="small" aria-label={`Emitir novo boleto: ${nome}`} onPress={() => setOpen(true)}>
        Emitir novo boleto
      </Button>
      {isOpen && <NovoBoletoDialog pagador={{ type, matricula, nome }} onClose={() => setOpen(false)} />}
    </>
  );
}
