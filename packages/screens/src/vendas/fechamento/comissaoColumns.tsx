import {
  linhaExplicada,
  type LinhaExplicada,
  vendaSemComissao,
  type VendaSemComissao,
} from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { linhaAMaoDoMes } from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import { pontoDoMes } from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import { contestacaoDaLinha } from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import {
  comparaSaldo,
  saldoDoVendedor,
  saldoNoMes,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { comparaColumns } from '../../report/comparar/comparaColumns.tsx';
import { fieldColumns, insertAfter } from '../../report/fieldColumns.tsx';
import { explicaLinha } from './explicaLinha.ts';
import { situacaoSemComissao } from './semRegra.ts';

const tones: Readonly<Record<string, TagTone>> = {
  VIDA: 'positive',
  MENSALIDADE: 'positive',
  ESTORNO: 'negative',
  AJUSTE: 'caution',
  A_MAO: 'positive',
  'Espera confirmação': 'caution',
  Confirmada: 'positive',
  Aberta: 'caution',
  Aceita: 'positive',
  Recusada: 'negative',
  Conferido: 'positive',
  'Mudou desde a conferência': 'caution',
};
const toneOf = (word: string | null): TagTone => tones[word ?? ''] ?? 'neutral';

const ofSeller = new Set(['codigoVendedor', 'nomeVendedor']);
const ownOf = <One extends { readonly id: string }>(columns: readonly One[]): One[] =>
  columns.filter(({ id }) => !ofSeller.has(id));

/** A seller's month: its parts and the balance. */
export const saldoColumns = fieldColumns(saldoDoVendedor);

/** The same beside other months (COM-40). */
export const saldoComparado = comparaColumns(saldoColumns, {
  row: saldoNoMes,
  comparison: comparaSaldo,
  lead: ['nomeVendedor'],
});

/** Fields of the panel of a line, or of the explanation. */
const noPainel: ReadonlySet<string> = new Set([
  'causa',
  'vendidaEm',
  'efetivadaEm',
  'mensalidadePagaEm',
  'comissaoPagaEm',
  'fraseDaRegra',
]);

/** Lines of several sellers. */
export const linhaColumns = insertAfter<LinhaExplicada>(
  fieldColumns(linhaExplicada, {
    especie: ({ especie }, marked) => <Tag tone={toneOf(especie)}>{marked}</Tag>,
  }).filter(({ id }) => !noPainel.has(id)),
  'valor',
  columnsOf<LinhaExplicada>().computed('explicacao', explicaLinha, {
    header: 'Como se chegou ao valor',
    filter: { kind: 'text' },
    width: 20,
  }),
);

/** The lines of one seller. */
export const linhaPropriaColumns = ownOf(linhaColumns);

/** Sales and fees of several sellers without commission. */
export const semComissaoColumns = insertAfter<VendaSemComissao>(
  fieldColumns(vendaSemComissao).filter(({ id }) => id !== 'motivo' && id !== 'linhaAMao'),
  'condicao',
  columnsOf<VendaSemComissao>().computed('situacao', situacaoSemComissao, {
    header: 'Situação',
    filter: { kind: 'exact' },
    width: 16,
  }),
);

/** Sales and fees of one seller without commission. */
export const semComissaoPropriaColumns = ownOf(semComissaoColumns);

/** Contested lines. */
export const contestacaoColumns = fieldColumns(contestacaoDaLinha, {
  situacao: ({ situacao }, marked) => <Tag tone={toneOf(situacao)}>{marked}</Tag>,
});

/** Points to check before a closing. */
export const pontoColumns = fieldColumns(pontoDoMes, {
  situacao: ({ situacao }, marked) => <Tag tone={toneOf(situacao)}>{marked}</Tag>,
}).filter(({ id }) => id !== 'ponto');

/** Lines by hand. */
export const linhaAMaoColumns = fieldColumns(linhaAMaoDoMes, {
  situacao: ({ situacao }, marked) => <Tag tone={toneOf(situacao)}>{marked}</Tag>,
});
