import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { maxCartasDeAviso } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { maxMensagensDeAviso } from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import { type ReactNode, useState } from 'react';
import { CartasDeAvisoDialog } from '../aviso/CartasDeAvisoDialog.tsx';
import { MensagemDeAvisoDialog } from '../aviso/MensagemDeAvisoDialog.tsx';
import { ProvaDaLinhaDialog } from '../aviso/ProvaDaLinhaDialog.tsx';

interface AtoDosEscolhidos {
  readonly key: 'mensagem' | 'cartas' | 'prova';
  readonly label: string;
  /** Most contracts at once. */
  readonly max: number;
  readonly why: string;
}

const ateMax = (max: number): string => `No máximo ${max.toLocaleString('pt-BR')} de uma vez.`;

/** Acts of the chosen contracts, in order (NOT-16). */
const atos: readonly AtoDosEscolhidos[] = [
  { key: 'mensagem', label: 'Mensagem', max: maxMensagensDeAviso, why: ateMax(maxMensagensDeAviso) },
  { key: 'cartas', label: 'Cartas', max: maxCartasDeAviso, why: ateMax(maxCartasDeAviso) },
  { key: 'prova', label: 'Registrar prova', max: 1, why: 'A prova é de um contrato só: escolha uma linha.' },
];

interface Escolha {
  readonly ato: AtoDosEscolhidos['key'];
  readonly rows: readonly Notificacao[];
  readonly clear: () => void;
}

/** Acts on the chosen late contracts, and the dialog of the one that was pressed. */
export function useAtosDaFila(): {
  readonly selection: ReportTableProps<Notificacao>['selection'];
  readonly dialog: ReactNode;
} {
  const [escolha, setEscolha] = useState<Escolha | null>(null);
  const close = () => setEscolha(null);
  const matriculas = escolha?.rows.map(({ matricula }) => matricula) ?? [];
  const [one] = escolha?.rows ?? [];
  return {
    selection: {
      actions: ({ count, rows, clear }) =>
        atos.map(({ key, label, max, why }) => (
          <Tooltip key={key} text={why} isDisabled={count <= max}>
            <span>
              <Button
                size="small"
                isDisabled={count > max}
                onPress={() => setEscolha({ ato: key, rows: rows(), clear })}
              >
                {label}
              </Button>
            </span>
          </Tooltip>
        )),
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
