import { maxCartasDeAviso } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { maxMensagensDeAviso } from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { useState } from 'react';
import type { ChosenRows } from '../../report/chosenRows.ts';
import { CartasDeAvisoDialog } from '../aviso/CartasDeAvisoDialog.tsx';
import { MensagemDeAvisoDialog } from '../aviso/MensagemDeAvisoDialog.tsx';
import { type AtoDosEscolhidos, ateMax, BotoesDosEscolhidos } from './BotoesDosEscolhidos.tsx';
import { EnviaBoletosDialog } from './EnviaBoletosDialog.tsx';
import { NovosBoletosDialog } from './NovosBoletosDialog.tsx';
import { type PagadorEscolhido, pagadoresDe } from './pagadorEscolhido.ts';

/** Most payers of one act, which this browser does one by one. */
const maxUmPorUm = 200;

type Ato = 'boletos' | 'novo' | 'mensagem' | 'cartas';

const atos: readonly AtoDosEscolhidos<Ato>[] = [
  { key: 'boletos', label: 'Enviar boletos', impede: ateMax(maxUmPorUm) },
  { key: 'novo', label: 'Emitir novo boleto', impede: ateMax(maxUmPorUm) },
  { key: 'mensagem', label: 'Mensagem', impede: ateMax(maxMensagensDeAviso) },
  { key: 'cartas', label: 'Cartas', impede: ateMax(maxCartasDeAviso) },
];

interface Escolha {
  readonly ato: Ato;
  readonly pagadores: readonly PagadorEscolhido[];
  readonly clear: () => void;
}

/** Acts on the payers of chosen rows: bills by mail, new boletos, messages and letters (COB-38 to COB-40). */
export function useAtosDosPagadores<
  Row extends Parameters<typeof pagadoresDe>[0][number],
>(): ChosenRows<Row> {
  const [escolha, setEscolha] = useState<Escolha | null>(null);
  const close = () => setEscolha(null);
  const { ato, pagadores = [], clear } = escolha ?? {};
  // A company's code may have the digits of a holder's matrícula.
  const titulares = pagadores.flatMap(({ type, matricula }) => (type === 'E' ? [] : [matricula]));
  return {
    selection: {
      actions: ({ count, rows, clear: clearRows }) => (
        <BotoesDosEscolhidos
          atos={atos}
          count={count}
          onAto={(key) => setEscolha({ ato: key, pagadores: pagadoresDe(rows()), clear: clearRows })}
        />
      ),
    },
    dialog: (
      <>
        {ato === 'boletos' && <EnviaBoletosDialog pagadores={pagadores} onClose={close} />}
        {ato === 'novo' && <NovosBoletosDialog pagadores={pagadores} onClose={close} />}
        {ato === 'mensagem' && (
          <MensagemDeAvisoDialog matriculas={titulares} onClose={close} onDone={clear} />
        )}
        {ato === 'cartas' && <CartasDeAvisoDialog matricula={titulares.join('\n')} onClose={close} />}
      </>
    ),
  };
}
