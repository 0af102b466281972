import type { Pagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { TelefoneErradoAct } from '../../report/telefone/TelefoneErradoAct.tsx';
import { writeFone } from '../../write/writeFone.ts';
import { Secao } from './Secao.tsx';

interface TelefonesDoPagadorProps {
  readonly pagador: Pagador;
}

type Telefone = Pagador['telefones'][number];

const quemDisse = ({ erradoPor, erradoEm }: Telefone): string | undefined =>
  erradoPor === null
    ? undefined
    : `Errado, dito por ${erradoPor}${erradoEm === null ? '' : ` em ${writeDay(erradoEm)}`}`;

/** Telephones and e-mail of the register; a wrong number is marked (CAD-30). */
export function TelefonesDoPagador({
  pagador: { tipo, matricula, nome, email, telefones },
}: TelefonesDoPagadorProps) {
  const certos = telefones.filter(({ erradoPor }) => erradoPor === null).map(({ numero }) => numero);
  return (
    <Secao
      title="Telefones e e-mail"
      acts={tipo !== 'E' && <TelefoneErradoAct matricula={matricula} nome={nome} numeros={certos} />}
    >
      <EntryList
        label="Telefones e e-mail"
        emptyText="O cadastro não tem telefone nem e-mail."
        entries={[
          ...telefones.map((telefone) => ({
            title: writeFone(telefone.numero) ?? telefone.numero,
            detail: quemDisse(telefone),
          })),
          ...(email === null ? [] : [{ title: email, detail: 'E-mail do cadastro' }]),
        ]}
      />
    </Secao>
  );
}
