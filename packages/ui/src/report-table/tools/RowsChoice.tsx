import { Rows2, Table2 } from 'lucide-react';
import { PlainButton } from '../parts.ts';
import type { ReportView } from '../view.types.ts';

interface RowsChoiceProps<Row> {
  readonly view: Pick<ReportView<Row>, 'phoneRows' | 'setPhoneRows'>;
}

/** The other look of the rows on a phone: the columns of the table, or cards. */
export function RowsChoice<Row>({ view }: RowsChoiceProps<Row>) {
  const areCards = view.phoneRows === 'cards';
  const Icon = areCards ? Table2 : Rows2;
  return (
    <PlainButton
      type="button"
      title={areCards ? 'Ver as linhas como tabela' : 'Ver as linhas como cartões'}
      onClick={() => view.setPhoneRows(areCards ? 'table' : 'cards')}
      $tone="quiet"
      $size="small"
    >
      <Icon size={16} aria-hidden="true" />
      {areCards ? 'Tabela' : 'Cartões'}
    </PlainButton>
  );
}
