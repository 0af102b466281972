import { fake, Refusal } from '../../http/fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import {
  baixaExportacaoMovimentacao,
  type Exportacao,
  exportaMovimentacaoBeneficiarios,
  getExportacoesMovimentacao,
  getListaCongeneresMov,
  getMovimentacaoBeneficiarios,
  linhaDaMovimentacao,
  type Movimentacao,
  unidadeDaMovimentacao,
} from './movimentacao.contract.ts';
import { fakeName, fakePick } from '../../report/names.fake.ts';

/** Two partner insurers with movements and one ('0203') without any. */
export const fakeCongeneres = [
  { codCongenere: '0201', nomeCongenere: 'Cooperativa Médica Vale do Pinhal' },
  { codCongenere: '0203', nomeCongenere: 'Santa Cecília Planos de Saúde' },
  { codCongenere: '0202', nomeCongenere: 'Saúde Planalto Assistência' },
];

/** The movement number `index`, not exported yet, with the given changes. */
export const fakeMovimentacao = (index = 1, given: Partial<Movimentacao> = {}): Movimentacao => ({
  COD_SAU: matriculaInteira(String(1200 + index)),
  PEF_NOME: fakeName(index),
  OPERACAO: fakePick(['INCLUSÃO', 'ALTERAÇÃO', 'EXCLUSÃO', 'ALTERAÇÃO'], index),
  DT_HR_ENVIADA: null,
  EXPORTADO_POR: null,
  ...given,
});

/** `count` movements that are not exported yet, from number `first` on. */
const fakeMovimentacoes = (count: number, first = 1): Movimentacao[] =>
  Array.from({ length: count }, (_, index) => fakeMovimentacao(first + index));

/** The file of the given rows, as the server writes it. */
export const fakeArquivo = (rows: readonly Movimentacao[]): string =>
  [
    '\uFEFFCOD_SAU;PEF_NOME;OPERACAO;DT_OCORRENCIA',
    ...rows.map((row) => `${row.COD_SAU};${row.PEF_NOME};${row.OPERACAO};20/11/2026`),
    '',
  ].join('\r\n');

interface Exported extends Exportacao {
  readonly codCongenere: string;
  readonly pedido: string | undefined;
  readonly rows: readonly Movimentacao[];
}

const exported = (
  at: string,
  who: string,
  given: Omit<Exported, keyof Exportacao> & { id: string },
): Exported => ({
  ...given,
  nomeArquivo: `movimentacao-${given.codCongenere}-${at.slice(0, 10).replaceAll('-', '')}-${at.slice(11, 16).replace(':', '')}00.csv`,
  exportadaEm: at,
  exportadoPor: who,
  quantidade: given.rows.length,
  rows: given.rows.map((row) => ({ ...row, DT_HR_ENVIADA: at, EXPORTADO_POR: who })),
});

const codes = ['0201', '0202'] as const;
const earlier = [
  ['2026-09-10T10:15', 'Otávio Magalhães Freitas', 5],
  ['2026-10-10T10:22', 'Wesley Furtado Neves', 8],
  ['2026-11-09T09:40', 'Wesley Furtado Neves', 3],
] as const;

/**
 * The five calls over one memory: `waiting` movements for each of two partner insurers, and three earlier exports. An export empties the
 * list, appears among the earlier ones, and answers the same file for the same request.
 */
export const movimentacaoFakes = (waiting = 12) => {
  const pending = new Map<string, Movimentacao[]>(
    codes.map((code, index) => [code, fakeMovimentacoes(waiting, index * 1_000 + 40)]),
  );
  const made: Exported[] = codes.flatMap((codCongenere, index) =>
    earlier.map(([at, who, count], file) =>
      exported(at, who, {
        id: String(index * earlier.length + file + 1),
        codCongenere,
        pedido: undefined,
        rows: fakeMovimentacoes(count, index * 1_000 + file * 10 + 1),
      }),
    ),
  );
  const of = (code: string) => made.filter(({ codCongenere }) => codCongenere === code);
  return [
    fake(getListaCongeneresMov, {
      success: true,
      message: 'Dados obtidos com sucesso!',
      listaCongeneres: fakeCongeneres,
    }),
    fake(getMovimentacaoBeneficiarios, ({ body: { codCongenere, incluiExportados } }) => {
      const waits = pending.get(codCongenere) ?? [];
      const rows = incluiExportados ? [...of(codCongenere).flatMap((each) => each.rows), ...waits] : waits;
      return {
        success: rows.length > 0,
        message: rows.length > 0 ? 'Dados obtidos com sucesso!' : 'Sem movimentação nesta congênere',
        codCongenere,
        utilizacaoCongenere: rows,
        movimentacaoBeneficiarios: fakeArquivo(waits),
      };
    }),
    fake(exportaMovimentacaoBeneficiarios, ({ body: { codCongenere, pedido, confirmado } }) => {
      const waits = pending.get(codCongenere) ?? [];
      const before = made.find((each) => pedido !== undefined && each.pedido === pedido);
      if (before === undefined && waits.length === 0)
        return { success: true, message: 'Sem movimentação para exportar', quantidade: 0, arquivo: null };
      const mudou = fakeMudou(confirmado, waits.map(linhaDaMovimentacao), unidadeDaMovimentacao);
      if (before === undefined && mudou) return mudou;
      const file =
        before ??
        exported('2026-11-21T09:00', 'Marina Alencar', {
          id: String(made.length + 1),
          codCongenere,
          pedido,
          rows: waits,
        });
      if (before === undefined) {
        made.push(file);
        pending.set(codCongenere, []);
      }
      const { id, nomeArquivo, quantidade } = file;
      const message = `${quantidade} movimentações exportadas.`;
      return { success: true, message, quantidade, id, nomeArquivo, arquivo: fakeArquivo(file.rows) };
    }),
    fake(getExportacoesMovimentacao, ({ body }) => of(body.codCongenere).toReversed()),
    fake(baixaExportacaoMovimentacao, ({ body }) => {
      const found = made.find(({ id }) => id === body.id);
      if (found === undefined) return new Refusal(404, { error: 'Exportação não encontrada.' });
      return { nomeArquivo: found.nomeArquivo, arquivo: fakeArquivo(found.rows) };
    }),
  ];
};
