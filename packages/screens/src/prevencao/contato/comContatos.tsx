import { reservaContato } from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { type ComponentType, createContext, useContext, useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { ContatoDialog } from './ContatoDialog.tsx';

/** A person of a list. */
export interface Chamada {
  readonly matricula: string;
  readonly nome: string;
}

const Chama = createContext<(pessoa: Chamada) => void>(() => undefined);

/** The act at the end of a row. */
export function RegistrarContato(pessoa: Chamada) {
  const chama = useContext(Chama);
  return (
    <Button size="small" aria-label={`Registrar contato com ${pessoa.nome}`} onPress={() => chama(pessoa)}>
      Registrar contato
    </Button>
  );
}

/**
 * A list of a programme, whose rows open the dialog of a contact; opening it reserves the person for the caller (PRV-13).
 */
export const comContatos = (programa: Programa, Lista: ComponentType) =>
  function ListaComContatos() {
    const [pessoa, setPessoa] = useState<Chamada | null>(null);
    const { act: reserva, reply, refusal, reset } = useAct(reservaContato, { rereads: [] });
    const chama = (chamada: Chamada) => {
      setPessoa(chamada);
      void reserva({ body: { matricula: chamada.matricula, programa } });
    };
    return (
      <Chama value={chama}>
        <Lista />
        {pessoa && (
          <ContatoDialog
            programa={programa}
            pessoa={pessoa}
            reserva={reply}
            recusa={refusal}
            onClose={() => {
              setPessoa(null);
              reset();
            }}
          />
        )}
      </Chama>
    );
  };
