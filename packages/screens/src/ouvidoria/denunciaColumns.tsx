import type { Acao, DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { nomeDoTipo } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { StatusTag } from '../report/StatusTag.tsx';
import { DiasTag } from './DiasTag.tsx';
import { iguaisEmPalavras } from './deLado.ts';
import { situacaoDe } from './nomeDoStatus.ts';
import { nomeDoPrazo } from './prazos.ts';

const { field, computed } = columnsOf<DenunciaDaEquipe>();
const text = { kind: 'text' } as const;

/** The columns of the reports (OUV-15). */
export const denunciaColumns = [
  field('OUV_PROTOCOLO', { header: 'Protocolo', card: 'name', filter: text, footer: 'count' }),
  // The protocols are the value, so that a search finds each of them; the cell has their number.
  computed('OUV_IGUAIS', (row) => row.OUV_IGUAIS?.join(' ') ?? null, {
    header: 'Iguais',
    filter: text,
    width: 7.5,
    isDrawn: true,
    cell: ({ OUV_QUANTAS: quantas }) => quantas !== undefined && <Tag>{iguaisEmPalavras(quantas)}</Tag>,
  }),
  computed('OUV_MENSAGEM_NOVA', (row) => (row.OUV_MENSAGEM_NOVA ? 'Nova' : null), {
    header: 'Mensagem',
    filter: { kind: 'exact' },
    width: 6,
    cell: (row, marked) => row.OUV_MENSAGEM_NOVA && <Tag tone="caution">{marked}</Tag>,
  }),
  computed('OUV_VENCE', (row) => nomeDoPrazo(row.OUV_VENCE), {
    header: 'Prazo',
    card: 'quiet',
    filter: { kind: 'exact' },
    width: 11,
  }),
  field('OUV_VENCE_EM', { header: 'Vence em', card: 'quiet', format: 'date', filter: { kind: 'dates' } }),
  field('OUV_DIAS', {
    header: 'Dias',
    format: 'integer',
    filter: { kind: 'range' },
    align: 'start',
    width: 9,
    cell: ({ OUV_DIAS: dias }) => typeof dias === 'number' && <DiasTag dias={dias} />,
  }),
  field('OUV_NOME', { header: 'Nome', filter: text }),
  field('OUV_EMAIL', { header: 'E-mail', filter: text }),
  field('OUV_LOCAL', { header: 'Local', filter: text }),
  computed('OUV_TIPO', (row) => nomeDoTipo(row.OUV_TIPO), { header: 'Tipo', filter: text }),
  field('OUV_DADOS_DENUNCIADO', { header: 'Denunciado', filter: text }),
  field('OUV_DADOS_COMPLEMENTARES', { header: 'Dados complementares', filter: text }),
  field('OUV_DETALHAMENTO', { header: 'Detalhes da denúncia', filter: text }),
  field('OUV_PROTOCOLO_ANTERIOR', { header: 'Protoc. Anterior', filter: text }),
  computed('OUV_STATUS', situacaoDe, {
    header: 'Status',
    filter: text,
    cell: (row, marked) => <StatusTag status={situacaoDe(row)}>{marked}</StatusTag>,
  }),
];

const acao = columnsOf<Acao>();

/** The actions on one report. */
export const acaoColumns = [
  acao.field('AC_CODIGO', { header: 'Código' }),
  acao.field('AC_EM', { header: 'Dia', format: 'date' }),
  acao.field('AC_DESCRICAO_ACAO', { header: 'Descrição', card: 'name' }),
  acao.computed('AC_FUNCIONARIO', (row) => row.AC_FUNCIONARIO ?? null, { header: 'Ação feita por' }),
];
