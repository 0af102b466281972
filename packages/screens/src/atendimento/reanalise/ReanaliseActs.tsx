import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { BaixaReanalise } from './BaixaReanalise.tsx';
import type { NegativaProps } from './negativaProps.ts';
import { PedidoReanaliseDialog } from './PedidoReanaliseDialog.tsx';
import { RespostaReanaliseDialog } from './RespostaReanaliseDialog.tsx';

/** Next step of a reanalysis: its request, its answer, then the paper of the answer (ATD-24 to ATD-28). */
export function ReanaliseActs({ negativa }: NegativaProps) {
  const [ato, setAto] = useState<'pede' | 'responde' | null>(null);
  const { numero, reanalise } = negativa;
  const close = () => setAto(null);
  return (
    <>
      {reanalise === null && (
        <Button size="small" aria-label={`Pedir reanálise de ${numero}`} onPress={() => setAto('pede')}>
          Pedir reanálise
        </Button>
      )}
      {reanalise === 'ABERTA' && (
        <Button
          size="small"
          aria-label={`Responder a reanálise de ${numero}`}
          onPress={() => setAto('responde')}
        >
          Responder a reanálise
        </Button>
      )}
      {(reanalise === 'MANTIDA' || reanalise === 'REVISTA') && <BaixaReanalise negativa={negativa} />}
      {ato === 'pede' && <PedidoReanaliseDialog negativa={negativa} onClose={close} />}
      {ato === 'responde' && <RespostaReanaliseDialog negativa={negativa} onClose={close} />}
    </>
  );
}
