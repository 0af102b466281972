import type { Layer } from '../fault.ts';

const retorno = 'apps/api/src/modules/financeiro/retorno';

/** The bank's return files: what a line does, what is a repetition, what undoing may touch. */
export const serverRetorno: Layer = {
  layer: 'server: return files of the bank',
  faults: [
    {
      id: 'retorno-second-payment-eaten',
      title: 'an equal line of a later file is dropped without asking anybody',
      file: `${retorno}/aplicacao.sql.ts`,
      find: 'const POUCAS = 3;',
      replace: 'const POUCAS = 0;',
      checks: ['repeticao.test.ts'],
    },
    {
      id: 'retorno-sum-of-files',
      title: 'an equal line counts again in each file',
      file: `${retorno}/importaRetorno.ts`,
      find: 'k <= antes\n',
      replace: 'k < antes\n',
      checks: ['repeticao.test.ts'],
    },
    {
      id: 'retorno-bill-paid-twice',
      title: 'a title of a bill that was paid by card is settled once more',
      file: `${retorno}/julga.rules.ts`,
      find: "if (titulo.fatura.status === 'PAGA')",
      replace: "if (titulo.fatura.status === 'PAGA' && titulo.temOutroPago)",
      checks: ['retorno.test.ts'],
    },
    {
      id: 'retorno-undone-under-another',
      title: 'a file is undone under a later one that stands on it',
      file: `${retorno}/desfaz.sql.ts`,
      find: 'd.ordem > e.ordem',
      replace: 'd.ordem < e.ordem',
      checks: ['desfaz.test.ts'],
    },
    {
      id: 'retorno-truncated',
      title: 'a file whose end was cut off is applied',
      file: 'apps/api/src/imports/cbr643.ts',
      find: 'if (!this.#terminou) {',
      replace: 'if (!this.#terminou && this.#linha < 2) {',
      checks: ['cbr643.test.ts'],
    },
    {
      id: 'retorno-doubt-credited',
      title: 'a line that waits for a decision counts among the settled bills of its day',
      file: `${retorno}/composicao.sql.ts`,
      find: "when fim = 'DUVIDA' then 'A_DECIDIR'",
      replace: "when fim = 'DUVIDA' then 'QUITACAO'",
      checks: ['confere.test.ts'],
    },
    {
      id: 'retorno-credit-pays',
      title: 'what is a credit of the payer pays the title as well',
      file: `${retorno}/titulo.rules.ts`,
      find: 'each.principalCents - each.creditoCents',
      replace: 'each.principalCents',
      checks: ['emParte.test.ts'],
    },
    {
      id: 'retorno-in-the-square',
      title: 'for each title all that came of the file of the bank before is read',
      file: `${retorno}/entradas.sql.ts`,
      find: 'fatura_numero = t.fatura_numero offset 0)',
      replace: 'fatura_numero = t.fatura_numero)',
      checks: ['leitura.test.ts'],
    },
  ],
};
