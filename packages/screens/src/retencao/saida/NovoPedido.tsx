import type { SaidaRegistrada } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import type { FamiliaAchada } from './familiaAchada.ts';
import { ProcuraFamilia } from './ProcuraFamilia.tsx';
import { SaidaForm } from './SaidaForm.tsx';
import { SaidaFeita } from './SaidaFeita.tsx';

/** A new request to leave: finds the caller and the family, then takes the request and shows its protocol (RET-17). */
export function NovoPedido() {
  const [isOpen, setOpen] = useState(false);
  const [achada, setAchada] = useState<FamiliaAchada | null>(null);
  const [feita, setFeita] = useState<SaidaRegistrada | null>(null);
  const close = () => {
    setOpen(false);
    setAchada(null);
    setFeita(null);
  };
  return (
    <>
      <Button tone="primary" onPress={() => setOpen(true)}>
        Novo pedido
      </Button>
      {isOpen && !achada && <ProcuraFamilia onChoose={setAchada} onClose={close} />}
      {achada && !feita && <SaidaForm {...achada} onDone={setFeita} onClose={close} />}
      {achada && feita && (
        <SaidaFeita feita={feita} nome={achada.familia.pessoas[0]?.nome ?? ''} onClose={close} />
      )}
    </>
  );
}
