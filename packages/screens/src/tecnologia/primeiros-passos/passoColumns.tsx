import type { EstadoDoPasso } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import { passos } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;

const situacoes: Record<EstadoDoPasso['situacao'], readonly [palavra: string, tone: TagTone]> = {
  feito: ['Feito', 'positive'],
  falta: ['Falta', 'caution'],
  bloqueado: ['Espera', 'neutral'],
};

const passo = columnsOf<EstadoDoPasso>();

/** Each step with its state and its instruction. */
export const passoColumns = [
  passo.computed('titulo', (row) => passos[row.passo].titulo, {
    header: 'Passo',
    filter: text,
    footer: 'count',
    isWhole: true,
  }),
  passo.computed('situacao', ({ situacao }) => situacoes[situacao][0], {
    header: 'Situação',
    filter: exact,
    isWhole: true,
    cell: ({ situacao }, marked) => <Tag tone={situacoes[situacao][1]}>{marked}</Tag>,
  }),
  passo.field('detalhe', { header: 'Como está', filter: text }),
  passo.computed('como', ({ passo: chave, situacao }) => (situacao === 'feito' ? null : passos[chave].como), {
    header: 'O que fazer',
    filter: text,
    isWhole: true,
  }),
  passo.computed('espera', ({ espera }) => espera.map((antes) => passos[antes].titulo).join(', ') || null, {
    header: 'Antes',
    filter: text,
  }),
  passo.computed('grupo', (row) => passos[row.passo].grupo, { header: 'Assunto', filter: exact }),
];
