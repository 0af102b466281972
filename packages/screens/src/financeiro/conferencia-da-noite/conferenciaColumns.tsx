import {
  diferencaDaConta,
  linhaDaConta,
} from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';

export const diferencaColumns = fieldColumns(diferencaDaConta, {
  situacao: ({ situacao }, marked) => (
    <Tag tone={situacao === 'ABERTA' ? 'caution' : 'neutral'}>{marked}</Tag>
  ),
}).filter(({ id }) => id !== 'id' && id !== 'fatura');

export const linhaColumns = fieldColumns(linhaDaConta).filter(({ id }) => id !== 'id');
