import * as z from 'zod/mini';
import { competencia } from '../../kinds/competencia.ts';
import * as f from '../../report/field.ts';
import { byPostedCompetence } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Codes of sellers, separated by commas; '0' for every seller that the session may see (VEN-3). */
const vendedores = z.codec(
  z.union([z.string(), z.number()]),
  z
    .string()
    .check(z.regex(/^\d{1,10}(,\d{1,10}){0,99}$/, 'use códigos de vendedores separados por vírgula, ou 0')),
  { decode: (wire) => String(wire).replaceAll(' ', ''), encode: (value) => value },
);

/** The sales of a competence (VEN-1). */
export const comissoes = report({
  route: 'vendas/comissao',
  title: 'Comissão',
  file: 'Comissoes.csv',
  key: 'MATRICULA',
  texts: {
    ask: 'Escolha a competência e busque.',
    failedAdvice: 'Erro ao carregar beneficiários cancelados. Tente novamente ou verifique com a TI',
  },
  questions: {
    competencia: byPostedCompetence(
      '/vendedor/getComissoes/',
      {
        params: z.object({
          /** Absent: the current month. */
          competencia: z.optional(competencia),
          regraEstorno: z.optional(z.literal(3, 'é sempre 3')),
          venCod: z.optional(vendedores),
        }),
        fixed: { regraEstorno: 3, venCod: '0' },
      },
      {
        summary:
          'As vendas de uma competência: de todos os vendedores para gerentes, do grupo para o seu cabeça, as próprias para os demais vendedores.',
        says: 'Vendas',
        empty: ['Nenhuma venda encontrada…', 'Não há vendas nesta competência.'],
      },
    ),
  },
  row: {
    MATRICULA: f.matricula('Matrícula', { footer: 'count' }),
    PEF_NOME: f.nome('Nome'),
    MENSALIDADE: f.money('Mensalidade'),
    EMP_CON: f.code('Empresa'),
    STATUS: f.situacao('Status'),
    VADMINISTRATIVA: f.simNao('Administrativa?'),
    VEN_NOME: f.pessoa('Vendedor'),
  },
});

export type Comissao = RowOf<typeof comissoes>;
