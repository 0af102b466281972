import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { MoreIcon } from '@vidas/ui/icon/icons.tsx';
import { Menu } from '@vidas/ui/menu/Menu.tsx';
import { type ComponentType, useState } from 'react';
import { CartasDeAvisoDialog } from '../aviso/CartasDeAvisoDialog.tsx';
import { MensagemDeAvisoDialog } from '../aviso/MensagemDeAvisoDialog.tsx';
import { ProvaDaLinhaDialog } from '../aviso/ProvaDaLinhaDialog.tsx';
import { RegistraAvisoDialog } from '../aviso/RegistraAvisoDialog.tsx';
import type { DialogDaLinhaProps } from './dialogDaLinha.ts';
import { useAbrePagador } from '../pagador/useAbrePagador.ts';
import { ContestacaoDialog } from './ContestacaoDialog.tsx';
import { InternacaoDialog } from './InternacaoDialog.tsx';
import { PromessaDialog } from './PromessaDialog.tsx';
import { RespostaDialog } from './RespostaDialog.tsx';

interface AtoDaLinha {
  readonly key: string;
  readonly label: string;
  readonly Dialog: ComponentType<DialogDaLinhaProps>;
  /** True when the act fits the row. Default: always. */
  readonly isFor?: (row: Notificacao) => boolean;
}

/** Acts of a row, in order. */
const atos: readonly AtoDaLinha[] = [
  { key: 'promessa', label: 'Promessa e próximo contato', Dialog: PromessaDialog },
  {
    key: 'contestacao',
    label: 'Registrar contestação',
    Dialog: ContestacaoDialog,
    isFor: ({ contestacao }) => contestacao === null,
  },
  {
    key: 'resposta',
    label: 'Responder contestação',
    Dialog: RespostaDialog,
    isFor: ({ contestacao }) => contestacao !== null,
  },
  { key: 'internacao', label: 'Internação ou alta', Dialog: InternacaoDialog },
  {
    key: 'aviso',
    label: 'Registrar aviso feito',
    Dialog: ({ row, onClose }) => <RegistraAvisoDialog matricula={row.matricula} onClose={onClose} />,
  },
  {
    key: 'carta',
    label: 'Fazer carta de aviso',
    Dialog: ({ row, onClose }) => <CartasDeAvisoDialog matricula={row.matricula} onClose={onClose} />,
  },
  {
    key: 'mensagem',
    label: 'Mandar mensagem de aviso',
    Dialog: ({ row, onClose }) => <MensagemDeAvisoDialog matriculas={[row.matricula]} onClose={onClose} />,
  },
  {
    key: 'prova',
    label: 'Registrar prova',
    Dialog: ({ row, onClose }) => (
      <ProvaDaLinhaDialog matricula={row.matricula} nome={row.nome} onClose={onClose} />
    ),
  },
];

/** Opens the page of the row's payer. */
const abrir = { key: 'pagador', label: 'Abrir o pagador' };

/** Acts of a late contract, in one small button. */
export function NotificacaoActs({ row }: { readonly row: Notificacao }) {
  const abre = useAbrePagador();
  const [aberto, setAberto] = useState<string | null>(null);
  const dela = atos.filter(({ isFor }) => isFor?.(row) ?? true);
  const Aberto = dela.find(({ key }) => key === aberto)?.Dialog;
  return (
    <>
      <Menu
        size="small"
        label={`Registrar de ${row.nome}`}
        trigger={<MoreIcon />}
        items={[abrir, ...dela].map(({ key, label }) => ({ key, label }))}
        onAction={(key) =>
          key === abrir.key ? abre({ type: 'I', matricula: row.matricula }) : setAberto(String(key))
        }
      />
      {Aberto && <Aberto row={row} onClose={() => setAberto(null)} />}
    </>
  );
}
