import { maximoDoPagador, type Pagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Secao } from './Secao.tsx';

interface PapeisDoPagadorProps {
  readonly pagador: Pagador;
}

/** Papers sent by e-mail or downloaded for the post, newest first (COB-36). */
export function PapeisDoPagador({ pagador: { papeis } }: PapeisDoPagadorProps) {
  const titulo =
    papeis.length < maximoDoPagador ? 'Papéis enviados' : `Papéis enviados: os ${maximoDoPagador} últimos`;
  return (
    <Secao title={titulo}>
      <EntryList
        label="Papéis enviados"
        emptyText="Nenhum papel saiu."
        entries={papeis.map(({ enviadoEm, documento, referencia, email, situacao, usuario }) => ({
          title: `${writeDayTime(enviadoEm)}, ${documento}${referencia === null ? '' : ` ${referencia}`}, ${email === '' ? 'para o correio' : email}`,
          detail: `${situacao}, por ${usuario}`,
          isCaution: email !== '' && situacao !== 'Enviado',
        }))}
      />
    </Secao>
  );
}
