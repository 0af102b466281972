import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { maxCartasDeAviso } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { maxMensagensDeAviso } from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { useState } from 'react';
import type { ChosenRows } from '../../report/chosenRows.ts';
import { CartasDeAvisoDialog } from '../aviso/CartasDeAvisoDialog.tsx';
import { MensagemDeAvisoDialog } from '../aviso/MensagemDeAvisoDialog.tsx';
import { ProvaDaLinhaDialog } from '../aviso/ProvaDaLinhaDialog.tsx';
import { type AtoDosEscolhidos, ateMax, BotoesDosEscolhidos } from '../escolhidos/BotoesDosEscolhidos.tsx';

type Ato = 'mensagem' | 'cartas' | 'prova';

/** Acts of the chosen contracts, in order (NOT-16). */
const atos: readonly AtoDosEscolhidos<Ato>[] = [
  { key: 'mensagem', label: 'Mensagem', impede: ateMax(maxMensagensDeAviso) },
  { key: 'cartas', label: 'Cartas', impede: ateMax(maxCartasDeAviso) },
  {
    key: 'prova',
    label: 'Registrar prova',
    impede: (count) => (count > 1 ? 'A prova é de um contrato só: escolha uma linha.' : null),
  },
];

interface Escolha {
  readonly ato: Ato;
  readonly rows: readonly Notificacao[];
  readonly clear: () => void;
}

/** Acts on the chosen late contracts, with the open dialog. */
export function useAtosDaFila(): ChosenRows<Notificacao> {
  const [escolha, setEscolha] = useState<Escolha | null>(null);
  const close = () => setEscolha(null);
  const matriculas = escolha?.rows.map(({ matricula }) => matricula) ?? [];
  const [one] = escolha?.rows ?? [];
  return {
    selection: {
      actions: ({ count, rows, clear }) => (
        <BotoesDosEscolhidos
          atos={atos}
          count={count}
          onAto={(ato) => setEscolha({ ato, rows: rows(), clear })}
        />
      ),
    },
    dialog: (
      <>
        {escolha?.ato === 'mensagem' && (
          <MensagemDeAvisoDialog matriculas={matriculas} onClose={close} onDone={escolha.clear} />
        )}
        {escolha?.ato === 'cartas' && (
          <CartasDeAvisoDialog matricula={matriculas.join('\n')} onClose={close} />
        )}
        {escolha?.ato === 'prova' && one && (
          <ProvaDaLinhaDialog matricula={one.matricula} nome={one.nome} onClose={close} />
        )}
      </>
    ),
  };
}
