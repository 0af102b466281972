import type {
  ArquivoDaCarga,
  ArquivoDoDicionario,
  ColunaDoDicionario,
  EntregaDaCarga,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { problemasDaCarga } from '@vidas/api-client/tecnologia/carga-de-dados/problemasDaCarga.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { situacoes, vias, writeSomas } from './cargaTexts.ts';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;
const dates = { kind: 'dates' } as const;

const entrega = columnsOf<EntregaDaCarga>();

/** The deliveries: person, channel, moment, and result. */
export const entregaColumns = [
  entrega.field('id', { header: 'Entrega', filter: text, isWhole: true, footer: 'count' }),
  entrega.computed('situacao', ({ situacao }) => situacoes[situacao][0], {
    header: 'Situação',
    filter: exact,
    isWhole: true,
    cell: ({ situacao }, marked) => <Tag tone={situacoes[situacao][1]}>{marked}</Tag>,
  }),
  entrega.field('criadaEm', { header: 'Recebida em', format: 'dateTime', filter: dates }),
  entrega.field('por', { header: 'Por', filter: text }),
  entrega.computed('via', ({ via }) => vias[via], { header: 'Como', filter: exact, isWhole: true }),
  entrega.field('arquivos', { header: 'Arquivos', format: 'integer', filter: range }),
  entrega.field('linhas', { header: 'Linhas', format: 'integer', filter: range }),
  entrega.field('recusadas', { header: 'Recusadas', format: 'integer', filter: range }),
  entrega.field('novas', { header: 'Novos', format: 'integer', filter: range }),
  entrega.field('mudadas', { header: 'Mudados', format: 'integer', filter: range }),
  entrega.field('iguais', { header: 'Iguais', format: 'integer', filter: range }),
  entrega.field('aplicadaEm', { header: 'Aplicada em', format: 'dateTime', filter: dates }),
  entrega.field('extraidaEm', { header: 'Extraída em', format: 'dateTime', filter: dates }),
  entrega.field('sistema', { header: 'Sistema', filter: exact }),
  entrega.field('motivo', { header: 'Motivo', filter: text }),
];

const arquivo = columnsOf<ArquivoDaCarga>();
const nomeDoCsv = arquivo.computed('nome', ({ nome }) => `${nome}.csv`, {
  header: 'Arquivo',
  filter: text,
  isWhole: true,
  footer: 'count',
});
const titulo = arquivo.field('titulo', { header: 'O que é', filter: text });
const tamanho = arquivo.field('bytes', { header: 'Bytes', format: 'integer', filter: range, footer: 'sum' });

/** The received files, with the dictionary's title of each. */
export const recebidoColumns = [nomeDoCsv, titulo, tamanho];

/** Results of each file. */
export const resultadoColumns = [
  nomeDoCsv,
  titulo,
  arquivo.field('linhas', { header: 'Linhas', format: 'integer', filter: range, footer: 'sum' }),
  arquivo.field('recusadas', {
    header: 'Recusadas',
    format: 'integer',
    filter: range,
    footer: 'sum',
    cell: ({ passaDoLimite }, marked) => (passaDoLimite ? <Tag tone="negative">{marked}</Tag> : marked),
  }),
  arquivo.field('novas', { header: 'Novos', format: 'integer', filter: range, footer: 'sum' }),
  arquivo.field('mudadas', { header: 'Mudados', format: 'integer', filter: range, footer: 'sum' }),
  arquivo.field('iguais', { header: 'Iguais', format: 'integer', filter: range, footer: 'sum' }),
  arquivo.field('ausentes', { header: 'Ausentes', format: 'integer', filter: range, footer: 'sum' }),
  arquivo.computed('somas', writeSomas, { header: 'Somas', filter: text }),
];

/** Problems of the lines. */
export const problemaColumns = fieldColumns(problemasDaCarga.row);

const doDicionario = columnsOf<ArquivoDoDicionario>();

/** The files of the dictionary. */
export const dicionarioColumns = [
  doDicionario.computed('nome', ({ nome }) => `${nome}.csv`, {
    header: 'Arquivo',
    filter: text,
    isWhole: true,
    footer: 'count',
  }),
  doDicionario.field('numero', { header: 'Ordem', isWhole: true }),
  doDicionario.field('titulo', { header: 'O que é', filter: text }),
  doDicionario.computed('chave', ({ colunas }) => nomes(colunas.filter(({ isChave }) => isChave)), {
    header: 'Chave',
    filter: text,
  }),
  doDicionario.computed('colunas', quantasColunas, {
    header: 'Colunas',
    format: 'integer',
  }),
  doDicionario.computed('notas', ({ notas }) => notas.join(' '), { header: 'Notas', filter: text }),
];

function quantasColunas({ colunas }: ArquivoDoDicionario): number {
  return colunas.length;
}

function nomes(colunas: readonly ColunaDoDicionario[]): string {
  return colunas.map(({ nome }) => nome).join(' + ');
}

const donos: Record<ColunaDoDicionario['dono'], string> = {
  central: 'Sistema de origem',
  nosso: 'Vidas',
  ambos: 'Os dois',
};

const coluna = columnsOf<ColunaDoDicionario>();

/** The columns of a file. */
export const colunaColumns = [
  coluna.field('nome', { header: 'Coluna', filter: text, isWhole: true, footer: 'count' }),
  coluna.field('tipo', { header: 'Tipo', filter: text }),
  coluna.field('isChave', { header: 'Chave', filter: exact }),
  coluna.field('isObrigatoria', { header: 'Obrigatória', filter: exact }),
  coluna.field('nota', { header: 'Significado', filter: text }),
  coluna.field('referencia', { header: 'Deve existir em', filter: exact }),
  coluna.field('exemplo', { header: 'Exemplo', isWhole: true }),
  coluna.computed('dono', ({ dono }) => donos[dono], { header: 'Vale a palavra de', filter: exact }),
];
