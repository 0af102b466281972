import type { ResultadoRetorno } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type {
  LinhaRetornoSib,
  RetornoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;

/** The result of a return, in the screens' words. */
const resultados: Readonly<Record<ResultadoRetorno, string>> = {
  PROCESSADO: 'Processado',
  RECUSADO: 'Recusado inteiro',
  DESCONHECIDO: 'Envio não gerado aqui',
  REPETIDO: 'Repetido',
};

const tones: Readonly<Record<ResultadoRetorno, TagTone>> = {
  PROCESSADO: 'positive',
  RECUSADO: 'negative',
  DESCONHECIDO: 'caution',
  REPETIDO: 'neutral',
};

const { field, computed } = columnsOf<RetornoSib>();

/** Imported returns, each with its counts. */
export const retornoColumns = [
  field('em', { header: 'Importado em', format: 'dateTime', filter: { kind: 'dates' } }),
  computed('resultado', ({ resultado }) => resultados[resultado], {
    header: 'Resultado',
    filter: exact,
    cell: ({ resultado }, marked) => <Tag tone={tones[resultado]}>{marked}</Tag>,
  }),
  field('envio', { header: 'Envio', filter: text }),
  field('aceitos', { header: 'Aceitos', format: 'integer', filter: range, card: 'amount' }),
  field('rejeitados', { header: 'Rejeitados', format: 'integer', filter: range }),
  field('semResposta', { header: 'Sem resposta', format: 'integer', filter: range }),
  field('naoGravados', { header: 'CCO não gravados', format: 'integer', filter: range }),
  field('ccosGravados', { header: 'CCO gravados', format: 'integer', filter: range }),
  field('motivo', { header: 'Motivo da recusa', filter: text }),
  field('arquivo', { header: 'Arquivo de retorno', filter: text }),
  field('por', { header: 'Por', filter: text }),
];

const tonesDaLinha: Readonly<Record<LinhaRetornoSib['resultado'], TagTone>> = {
  Aceito: 'positive',
  Rejeitado: 'negative',
  'Sem resposta': 'caution',
  'CCO não gravado': 'caution',
};

const linha = columnsOf<LinhaRetornoSib>();

/** Movements and CCOs of one return. */
export const linhaColumns = [
  linha.field('resultado', {
    header: 'Resultado',
    filter: exact,
    footer: 'count',
    card: 'amount',
    cell: ({ resultado }, marked) => <Tag tone={tonesDaLinha[resultado]}>{marked}</Tag>,
  }),
  linha.field('codigo', { header: 'Código do beneficiário', filter: text }),
  linha.field('nome', { header: 'Nome', filter: text }),
  linha.field('movimento', { header: 'Movimento', filter: exact }),
  linha.field('motivo', { header: 'Motivo', filter: text }),
  linha.field('cco', { header: 'Código ANS', format: 'cco', filter: text }),
  linha.field('ccoHoje', { header: 'CCO no cadastro', format: 'cco', filter: text }),
];
