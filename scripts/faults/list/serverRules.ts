import type { Layer } from '../fault.ts';

const modules = 'apps/api/src/modules/vendas';
const rules = `${modules}/regras-comissao`;

/** Rules of commission: what is refused when one is saved, and who reads which. */
export const serverRules: Layer = {
  layer: 'server: rules',
  faults: [
    {
      id: 'rules-last-day',
      title: 'two rules of a seller and plan may share the last day of the first',
      file: `${rules}/gravacao.sql.ts`,
      find: 'rv.fim >= n.inicio',
      replace: 'rv.fim > n.inicio',
      checks: ['regraComissao.test.ts'],
    },
    {
      id: 'rules-at-once',
      title: 'two people who save at the same time both give a seller a rule for one plan',
      file: `${rules}/gravacao.sql.ts`,
      find: "hashtext('regra_comissao')",
      replace: 'hashtext(gen_random_uuid()::text)',
      checks: ['regraComissao.test.ts'],
    },
    {
      id: 'rules-disabled-counts',
      title: 'a disabled rule still keeps its sellers from a new one',
      file: `${rules}/gravacao.sql.ts`,
      find: 'join regra_comissao r on r.id = rv.regra_id and r.desativada_em is null',
      replace: 'join regra_comissao r on r.id = rv.regra_id',
      checks: ['regraComissao.test.ts'],
    },
    {
      id: 'rules-other-seller',
      title: 'a seller reads the rules of another by changing the code in the address',
      file: `${rules}/regraComissao.routes.ts`,
      find: 'exigeVendedor(alcance, codigo);',
      replace: 'exigeVendedor(alcance, alcance.vendedor ?? codigo);',
      checks: ['acesso.test.ts'],
    },
    {
      id: 'rules-other-simulation',
      title: 'a rule is kept with the simulation of another draft as its reason',
      file: `${modules}/simulacao/simulacao.sql.ts`,
      find: "    .where('rascunho_sha256', '=', sha256)\n",
      replace: '',
      checks: ['simulacao.test.ts'],
    },
  ],
};
