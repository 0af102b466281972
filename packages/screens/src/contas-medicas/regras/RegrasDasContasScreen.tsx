import { isUsuarioAvancado } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import {
  type RegraSalva,
  regrasDasContasSalvas,
} from '@vidas/api-client/contas-medicas/regras/regrasDasContas.report.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { cardsOf, countOf } from '../../report/cards.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { RegraDialog } from './RegraDialog.tsx';

/** Fields that only the act needs. */
const doAto: readonly string[] = ['chave', 'versao', 'valor1', 'valor2'];

function RegraActs({ row }: { readonly row: RegraSalva }) {
  const [isOpen, setIsOpen] = useState(false);
  // A reader without the right sees the rules all the same.
  if (!isUsuarioAvancado(useSession()?.occupation ?? '')) return null;
  return (
    <>
      <Button size="small" aria-label={`Mudar ${row.nome}`} onPress={() => setIsOpen(true)}>
        Mudar
      </Button>
      {isOpen && <RegraDialog row={row} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Trade rules of the bills, each in one sentence with its switch and values (CTM-96). */
export const RegrasDasContasScreen = reportScreen(regrasDasContasSalvas, {
  cards: cardsOf(
    countOf('Regras'),
    countOf('Ligadas', ({ situacao }) => situacao === 'LIGADA'),
  ),
  columns: fieldColumns(regrasDasContasSalvas.row).filter(({ id }) => !doAto.includes(id)),
  acts: (row) => <RegraActs row={row} />,
});
