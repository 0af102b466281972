import type { Layer } from '../fault.ts';

const screens = 'packages/screens/src';
const ui = 'packages/ui/src';

/** Findings of the first days of use (docs/achados.md) that no other list plants. */
export const achadosFaults: Layer = {
  layer: 'achados',
  faults: [
    {
      id: 'enter-list',
      title: 'Enter in a list of choices does not search',
      file: `${ui}/form/enterSearches.ts`,
      find: "'[contenteditable], select'",
      replace: "'[contenteditable]'",
      checks: ['searchForms.test.tsx'],
    },
    {
      id: 'enter-twice',
      title: 'Enter searches a second time while the cities are looked up',
      file: `${screens}/cobranca/inadimplencia/InadimplenteForm.tsx`,
      find: 'if (!isSearching && !isChecking) search();',
      replace: 'if (!isSearching) search();',
      checks: ['searchForms.test.tsx'],
    },
    {
      id: 'login-for-name',
      title: 'the list of searches for health data shows logins instead of names',
      file: 'apps/api/src/modules/prevencao/consultas.sql.ts',
      find: "${nomeDoUsuario('c.login')} as quem, c.lista",
      replace: 'c.login as quem, c.lista',
      checks: ['everyScreen.test.ts'],
    },
    {
      id: 'menu-foreign-item',
      title: 'the tokens of doctors stand under Congêneres in the menu',
      file: `${screens}/atendimento/manifest.ts`,
      find: "label: 'Confirmação',",
      replace: "label: 'Congêneres',",
      checks: ['manifests.test.ts'],
    },
    {
      id: 'path-number-text',
      title: 'the fees of a matrícula 1e3 are looked for',
      file: 'packages/api-client/src/caixa/pagamento-cartao/lancamento.contract.ts',
      find: 'codSau: digits(20)',
      replace: 'codSau: typed(20)',
      checks: ['walk.test.ts'],
    },
    {
      id: 'finding-without-test',
      title: 'the list of findings names a test that is gone',
      file: 'docs/achados.md',
      find: '"searches, once"',
      replace: '"searches once"',
      checks: ['walls-findings.test.ts', 'lint'],
    },
  ],
};
