import { reservaContato } from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { type ComponentType, createContext, useContext, useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { ContatoDialog } from './ContatoDialog.tsx';
import { CorrigeContatoDialog } from './CorrigeContatoDialog.tsx';

/** A person of a list. */
export interface Chamada {
  readonly matricula: string;
  readonly nome: string;
}

interface Atos {
  readonly chama: (pessoa: Chamada) => void;
  readonly corrige: (pessoa: Chamada) => void;
}

const nada = () => undefined;
const AtosDaLinha = createContext<Atos>({ chama: nada, corrige: nada });

interface RegistrarContatoProps extends Chamada {
  readonly ultimoContato: string | null | undefined;
}

/** Act at the end of a row: records a contact, or corrects today's (PRV-22). */
export function RegistrarContato({ ultimoContato, ...pessoa }: RegistrarContatoProps) {
  const { chama, corrige } = useContext(AtosDaLinha);
  const hoje = useOperatorClock().today();
  if (ultimoContato === hoje)
    return (
      <Button
        size="small"
        tone="quiet"
        aria-label={`Corrigir contato com ${pessoa.nome}`}
        onPress={() => corrige(pessoa)}
      >
        Corrigir contato
      </Button>
    );
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
    const [corrigida, setCorrigida] = useState<Chamada | null>(null);
    const { act: reserva, reply, refusal, reset } = useAct(reservaContato, { rereads: [] });
    const chama = (chamada: Chamada) => {
      setPessoa(chamada);
      void reserva({ body: { matricula: chamada.matricula, programa } });
    };
    return (
      <AtosDaLinha value={{ chama, corrige: setCorrigida }}>
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
        {corrigida && (
          <CorrigeContatoDialog programa={programa} pessoa={corrigida} onClose={() => setCorrigida(null)} />
        )}
      </AtosDaLinha>
    );
  };
