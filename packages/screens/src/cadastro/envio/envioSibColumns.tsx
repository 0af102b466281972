import type {
  EnvioSib,
  MovimentoPrevisto,
  MovimentoSib,
} from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { situacoes } from './envioSibTexts.ts';
import {
  writeMotivo,
  writeMudancas,
  writePedido,
  writePendencias,
  writeRejeitado,
} from './movimentoTexts.ts';
import { nomeDoCampo } from '../ficha/fichaCampos.ts';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;

const tones: Readonly<Record<MovimentoSib, TagTone>> = {
  INCLUSÃO: 'positive',
  RETIFICAÇÃO: 'info',
  'MUDANÇA CONTRATUAL': 'info',
  CANCELAMENTO: 'negative',
  REATIVAÇÃO: 'positive',
};

const previa = columnsOf<MovimentoPrevisto>();

/** Movements of the month's file; the problems stand right after the kind of movement. */
export const previaColumns = [
  previa.field('matricula', { header: 'Matrícula', filter: text, isWhole: true }),
  previa.field('cco', { header: 'CCO', format: 'cco', filter: text }),
  previa.field('nome', { header: 'Nome', filter: text }),
  previa.field('tipo', {
    header: 'Movimento',
    card: 'amount',
    filter: exact,
    cell: ({ tipo }, marked) => <Tag tone={tones[tipo]}>{marked}</Tag>,
  }),
  previa.computed('pendencias', writePendencias, {
    header: 'Pendências',
    filter: text,
    cell: (_, marked) => <Tag tone="caution">{marked}</Tag>,
  }),
  previa.computed('campos', ({ campos }) => campos.map(nomeDoCampo).join(', '), {
    header: 'Campos',
    filter: text,
  }),
  previa.computed('mudancas', writeMudancas, { header: 'Antes → depois', filter: text }),
  previa.computed('rejeitado', writeRejeitado, { header: 'Já rejeitado', filter: text }),
  previa.field('dia', { header: 'Dia', format: 'date', filter: { kind: 'dates' } }),
  previa.computed('motivo', writeMotivo, { header: 'Motivo', filter: exact }),
  previa.field('cpf', { header: 'CPF', format: 'cpf', filter: text }),
  previa.field('titular', { header: 'Titular', filter: text }),
  previa.computed('pedido', writePedido, { header: 'Pedido', filter: text }),
];

const toneOf: Readonly<Record<EnvioSib['situacao'], TagTone>> = {
  GERADO: 'caution',
  PROCESSADO: 'positive',
  RECUSADO: 'negative',
  DESCARTADO: 'neutral',
};

const { field, computed } = columnsOf<EnvioSib>();

export const arquivosColumns = [
  field('nomeArquivo', { header: 'Arquivo', filter: text }),
  field('competencia', { header: 'Competência', format: 'competencia', filter: { kind: 'competencias' } }),
  computed('situacao', ({ situacao }) => situacoes[situacao], {
    header: 'Situação',
    filter: exact,
    cell: ({ situacao }, marked) => <Tag tone={toneOf[situacao]}>{marked}</Tag>,
  }),
  field('quantidade', { header: 'Movimentos', format: 'integer', filter: range }),
  field('aceitos', { header: 'Aceitos', format: 'integer', filter: range }),
  field('rejeitados', { header: 'Rejeitados', format: 'integer', filter: range }),
  field('geradoEm', { header: 'Gerado em', format: 'dateTime', filter: { kind: 'dates' } }),
  field('por', { header: 'Por', filter: text }),
  field('hash', { header: 'Hash', filter: text }),
];
