import type { Layer } from '../fault.ts';

const financeiro = 'apps/api/src/modules/financeiro';

/** Holidays and due days, bills sent by e-mail, open bills, payments, and the home of Financeiro. */
export const financeiroLayer: Layer = {
  layer: 'server: finance',
  faults: [
    {
      id: 'finance-carnival',
      title: 'a bill due on Tuesday of Carnival is late on Ash Wednesday',
      file: 'packages/api-client/src/financeiro/feriado/calendario.rules.ts',
      find: "    { data: maisDias(easter, -47), nome: 'Carnaval (terça-feira)' },\n",
      replace: '',
      checks: ['calendario.rules.test.ts'],
    },
    {
      id: 'finance-city-holiday',
      title: 'what was due on a holiday of the city is listed as late on the next working day',
      file: 'apps/api/src/modules/cobranca/inadimplencia/inadimplencia.sql.ts',
      find: "where h.data = d and ${ehDiaLocal('h.tipo')}",
      replace: "where false and h.data = d and ${ehDiaLocal('h.tipo')}",
      checks: ['feriados.test.ts'],
    },
    {
      id: 'finance-mail-doubt',
      title: 'a bill whose sending was cut off is not told apart from one that was never begun',
      file: 'apps/api/src/modules/cobranca/envioEmFila.ts',
      find: 'if (await foiInterrompido(db, chave)) return',
      replace: "if ((await foiInterrompido(db, chave)) && chave === '') return",
      checks: ['envioDeBoletos.test.ts'],
    },
    {
      id: 'finance-mail-goes-on',
      title: 'with the mail server gone, every bill of the day is tried and fails',
      file: 'apps/api/src/modules/cobranca/envioEmFila.ts',
      find: 'recusas = isTemporary ? recusas + 1 : 0;',
      replace: 'recusas = isTemporary ? recusas : 0;',
      checks: ['envioDeBoletos.test.ts'],
    },
    {
      id: 'finance-mail-prepares-anew',
      title: 'a sending that is taken up again tries the bills that failed once more',
      file: `${financeiro}/boletos-gerados/envioDeBoletos.ts`,
      find: 'await preparaEnvio(trx, dia);\n      });\n',
      replace:
        'await preparaEnvio(trx, dia);\n      });\n    else await tx(db, (trx) => preparaEnvio(trx, dia));\n',
      checks: ['envioDeBoletos.test.ts'],
    },
    {
      id: 'finance-mail-cancel-unheard',
      title: 'a sending that is cancelled sends the next bill all the same',
      file: `${financeiro}/boletos-gerados/envioDeBoletos.ts`,
      find: 'feito += 1;',
      replace: 'feito += 1;\n      if (feito < total) continue;',
      checks: ['envioDeBoletos.test.ts'],
    },
    {
      id: 'finance-cancelled-balance',
      title: 'a cancelled title counts as an open bill',
      file: 'apps/api/src/modules/cobranca/aberto.sql.ts',
      find: "f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null",
      replace: "f.status = 'ABERTA' and t.pago_em is null",
      checks: ['saldos.test.ts'],
    },
    {
      id: 'finance-cash-included',
      title: 'payments by the cash box are listed without being asked for',
      file: 'packages/api-client/src/financeiro/contas-a-pagar/contasAPagar.contract.ts',
      find: '(caixa || COD_CONTA !== contaCaixa)',
      replace: '(caixa || COD_CONTA !== guiaPrevidencia)',
      checks: ['ContasAPagar.stories.tsx'],
    },
  ],
};
