import { creditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { dinheiroSemTitulo } from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import { creditoDoDia, linhaDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import {
  extratoRecebido,
  lancamentoDoExtrato,
} from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import {
  duvidaDoRetorno,
  type LinhaDoRetorno,
  linhaDoRetorno,
  uploadDoBanco,
} from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import {
  type FimDeHoje,
  finsDeHoje,
  lancadoPor,
  recebidoPor,
} from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import type { CampoAberto } from '@vidas/api-client/financeiro/retorno/raioX.rules.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';

const tons: Readonly<Record<FimDeHoje, TagTone>> = {
  LIQUIDADO: 'positive',
  PARCIAL: 'info',
  VALOR_DIFERENTE: 'caution',
  DUPLICIDADE: 'caution',
  CANCELADO: 'caution',
  DESCONHECIDO: 'negative',
  CHEQUE_DEVOLVIDO: 'negative',
  DUVIDA: 'caution',
  REPETIDA: 'neutral',
  TARIFA: 'neutral',
  RECUSADO: 'negative',
  INFORMATIVO: 'neutral',
  DESFEITA: 'caution',
  VEIO_DE_NOVO: 'neutral',
  DADA: 'positive',
  DEVOLVIDA: 'neutral',
};

/** End of a line, in its colour. */
export function FimTag({ fim }: { readonly fim: FimDeHoje }) {
  return <Tag tone={tons[fim]}>{finsDeHoje[fim]}</Tag>;
}

const tonDe = (word: string | null): TagTone => tons[word as FimDeHoje] ?? 'neutral';

export const uploadColumns = fieldColumns(uploadDoBanco, {
  SITUACAO: ({ SITUACAO }, marked) => (
    <Tag tone={SITUACAO === 'DESFEITO' ? 'neutral' : 'positive'}>{marked}</Tag>
  ),
});

/** Amounts in the sums of a file: repetitions do not count, and a returned cheque is negative. */
const contados: Readonly<Record<string, (linha: LinhaDoRetorno) => number | null>> = {
  recebido: recebidoPor,
  lancamento: lancadoPor,
};

export const linhaColumns = fieldColumns(linhaDoRetorno, {
  fim: ({ fim }, marked) => <Tag tone={tonDe(fim)}>{marked}</Tag>,
}).map((column) => ({ ...column, value: contados[column.id] ?? column.value }));

export const duvidaColumns = fieldColumns(duvidaDoRetorno);

export const restituirColumns = fieldColumns(creditoDoPagador, {
  fim: ({ fim }, marked) => <Tag tone={tonDe(fim)}>{marked}</Tag>,
});

export const naoIdentificadoColumns = fieldColumns(dinheiroSemTitulo, {
  fim: ({ fim }, marked) => <Tag tone={tonDe(fim)}>{marked}</Tag>,
});

const tonDoDia: Readonly<Record<string, TagTone>> = {
  CONFERE: 'positive',
  DIFERENTE: 'caution',
  MUDOU: 'negative',
  EXTRATO_DIFERE: 'negative',
  SEM_RETORNO: 'negative',
  SEM_ARQUIVO: 'caution',
};

export const diaColumns = fieldColumns(creditoDoDia, {
  situacao: ({ situacao }, marked) => <Tag tone={tonDoDia[situacao ?? ''] ?? 'neutral'}>{marked}</Tag>,
});

export const linhaDoDiaColumns = fieldColumns(linhaDoDia, {
  fim: ({ fim }, marked) => <Tag tone={tonDe(fim)}>{marked}</Tag>,
});

export const extratoColumns = fieldColumns(extratoRecebido, {
  situacao: ({ situacao }, marked) => (
    <Tag tone={situacao === 'DESFEITO' ? 'neutral' : 'positive'}>{marked}</Tag>
  ),
});

export const lancamentoColumns = fieldColumns(lancamentoDoExtrato);

const campo = columnsOf<CampoAberto>();

export const raioXColumns = [
  campo.computed('posicao', ({ inicio, fim }) => (inicio === fim ? `${inicio}` : `${inicio}–${fim}`), {
    header: 'Posição',
    isWhole: true,
  }),
  campo.computed('rotulo', ({ rotulo }) => rotulo, { header: 'Campo', filter: { kind: 'text' }, width: 13 }),
  campo.computed('texto', ({ texto }) => texto, { header: 'Texto', filter: { kind: 'text' }, width: 14 }),
  campo.computed('significado', ({ significado }) => significado, {
    header: 'O que diz',
    filter: { kind: 'text' },
    width: 14,
  }),
];
