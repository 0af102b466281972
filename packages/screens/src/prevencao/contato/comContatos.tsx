import { useMutation } from '@tanstack/react-query';
import type { Programa } from '@vidas/api-client/prevencao/programas-rules';
import { reservaContatoMutation } from '@vidas/api-client/prevencao/queries';
import { Button } from '@vidas/ui/button';
import { type ComponentType, createContext, useContext, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ContatoDialog } from './ContatoDialog.tsx';

/** Somebody of a list. */
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

/** A list of a programme, whose rows open the dialog of a contact; opening it keeps the person for who calls (PRV-13). */
export const comContatos = (programa: Programa, Lista: ComponentType) =>
  function ListaComContatos() {
    const [pessoa, setPessoa] = useState<Chamada | null>(null);
    const reserva = useMutation(reservaContatoMutation(useHttp()));
    const chama = (chamada: Chamada) => {
      setPessoa(chamada);
      reserva.mutate({ matricula: chamada.matricula, programa });
    };
    return (
      <Chama value={chama}>
        <Lista />
        {pessoa && (
          <ContatoDialog
            programa={programa}
            pessoa={pessoa}
            reserva={reserva.data}
            recusa={reserva.error}
            onClose={() => {
              setPessoa(null);
              reserva.reset();
            }}
          />
        )}
      </Chama>
    );
  };
