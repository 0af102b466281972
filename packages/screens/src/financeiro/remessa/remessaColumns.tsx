import { comandoDaRemessa, remessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';

const tonDaRemessa: Readonly<Record<string, TagTone>> = {
  FEITA: 'caution',
  BAIXADA: 'caution',
  ENVIADA: 'info',
  RESPONDIDA: 'positive',
  RETIRADA: 'neutral',
};

const tonDoComando: Readonly<Record<string, TagTone>> = {
  ESPERA: 'info',
  FORA: 'caution',
  SEM_RESPOSTA: 'info',
  CONFIRMADO: 'positive',
  RECUSADO: 'negative',
  RETIRADO: 'neutral',
};

export const remessaColumns = fieldColumns(remessa, {
  situacao: ({ situacao }, marked) => <Tag tone={tonDaRemessa[situacao ?? ''] ?? 'neutral'}>{marked}</Tag>,
}).filter(({ id }) => id !== 'id');

export const comandoColumns = fieldColumns(comandoDaRemessa, {
  situacao: ({ situacao }, marked) => <Tag tone={tonDoComando[situacao ?? ''] ?? 'neutral'}>{marked}</Tag>,
}).filter(({ id }) => id !== 'id');
