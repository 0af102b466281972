import type { Pagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { useState } from 'react';
import { PromessaDialog } from '../notificacao/PromessaDialog.tsx';
import { Secao } from './Secao.tsx';

type Promessa = NonNullable<Pagador['promessas']>[number];

interface PromessasDoPagadorProps {
  readonly pagador: Pagador;
  readonly promessas: readonly Promessa[];
}

const diasDe = ({ prometeEm, proximoEm }: Promessa): string =>
  [
    prometeEm === null ? null : `Promete pagar em ${writeDay(prometeEm)}`,
    proximoEm === null ? null : `próximo contato em ${writeDay(proximoEm)}`,
  ]
    .filter(Boolean)
    .join('; ');

/** Contacts with the holder, newest first, and the form of a new one (NOT-15). */
export function PromessasDoPagador({ pagador, promessas }: PromessasDoPagadorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Secao
      title="Promessas e próximos contatos"
      acts={<Button onPress={() => setOpen(true)}>Anotar contato</Button>}
    >
      <EntryList
        label="Promessas e próximos contatos"
        emptyText="Nada foi prometido."
        entries={promessas.map((each) => ({
          title: `${writeDayTime(each.registradaEm)}, ${each.por}`,
          detail: each.nota,
          note: diasDe(each),
        }))}
      />
      {isOpen && <PromessaDialog row={pagador} onClose={() => setOpen(false)} />}
    </Secao>
  );
}
