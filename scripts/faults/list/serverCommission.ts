import type { Layer } from '../fault.ts';

const vendas = 'apps/api/src/modules/vendas';

/** The closing of commissions: who sees what, what is frozen, and what comes back. */
export const serverCommission: Layer = {
  layer: 'server: commission',
  faults: [
    {
      id: 'commission-other-seller',
      title: 'a seller reads the commission of another by the code in the address',
      file: `${vendas}/fechamento/linhas.routes.ts`,
      find: '    exigeVendedor(alcance, vendedor);\n',
      replace: '',
      checks: ['lint', 'fechamentoAcesso.test.ts'],
    },
    {
      id: 'commission-undone-adjustment',
      title: 'a correction that is taken back keeps the adjustment it had caused',
      file: `${vendas}/apuracao/mudancas.sql.ts`,
      find: '        union all ${jaAjustadas}\n',
      replace: '',
      checks: ['razao.test.ts'],
    },
    {
      id: 'commission-left-closed-month',
      title:
        'a sale that goes to somebody else in an open month leaves its commission to who had it in a closed one',
      file: `${vendas}/apuracao/mudancas.sql.ts`,
      find: '      union select t.competencia, v.vendedor_codigo from todas t join venda v on v.codigo = t.venda\n',
      replace: '',
      checks: ['umVendedor.test.ts'],
    },
    {
      id: 'commission-own-months-moved',
      title: 'a seller does not see the own closed months that a sale was moved out of',
      file: `${vendas}/apuracao/mudancas.sql.ts`,
      find: '  union select venda_codigo from comissao_entrada where vendedor_codigo = any(${vendedores})\n',
      replace: '',
      checks: ['umVendedor.test.ts'],
    },
    {
      id: 'commission-moved-sale',
      title: 'a seller does not see that a sale was moved to somebody else',
      file: `${vendas}/apuracao/apura.ts`,
      find: '    ...movidas.map((each) => each.vendedor_codigo),\n',
      replace: '',
      checks: ['lint', 'razao.test.ts'],
    },
    {
      id: 'commission-paid-twice',
      title: 'a month that was paid is marked as paid on another day',
      file: `${vendas}/fechamento/pagar.ts`,
      find: "    .where('paga_em', 'is', null)\n",
      replace: '',
      checks: ['fechamento.test.ts'],
    },
    {
      id: 'commission-contest-value',
      title: 'a contest forgets what was paid already',
      file: `${vendas}/fechamento/contesta.ts`,
      find: 'let soma = await somaGravada(db, venda, vendedor);',
      replace: 'let soma = (await somaGravada(db, venda, vendedor)) * 0;',
      checks: ['contestacao.test.ts'],
    },
  ],
};
