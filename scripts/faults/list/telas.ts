import type { Layer } from '../fault.ts';

const screens = 'packages/screens/src';
const ui = 'packages/ui/src';

/** What holds on every screen with rows: what is in sight, what Buscar asks, what a message covers. */
export const telasFaults: Layer = {
  layer: 'telas',
  faults: [
    {
      id: 'telas-eight-rows',
      title: 'eight rows are in sight under a form of two lines',
      file: `${screens}/diretoria/mensalidades-beneficiarios/MensalidadesScreen.tsx`,
      find: "const compacta = { startDensity: 'compact' } as const;",
      replace: "const compacta = { startDensity: 'normal' } as const;",
      checks: ['pictures:Mensalidades.stories.tsx', 'staff-telas.spec.ts'],
    },
    {
      id: 'telas-day-cut',
      title: 'the days of a list that the server pages are cut',
      file: `${ui}/report-table/widths.ts`,
      find: 'if (rows.length === 0 && column.isWhole)',
      replace: 'if (rows.length < 0 && column.isWhole)',
      checks: ['widths.test.ts', 'staff-telas.spec.ts'],
    },
    {
      id: 'telas-closing-asks-nobody',
      title: 'Buscar in the closing of commissions shows what a tab had before',
      file: `${screens}/vendas/fechamento-comissao/FechamentoDoGerente.tsx`,
      find: '  semComissaoQuery,\n  contestacoesQuery,\n] as const;',
      replace: '  contestacoesQuery,\n] as const;',
      checks: ['FechamentoComissao.stories.tsx'],
    },
    {
      id: 'telas-closing-old-file',
      title: 'the file of another month than the typed one can be made of the closing',
      file: `${screens}/vendas/fechamento-comissao/FechamentoDoGerente.tsx`,
      find: 'onEdit={setEdited}',
      replace: 'onEdit={() => undefined}',
      checks: ['FechamentoComissao.stories.tsx', 'staff-telas.spec.ts'],
    },
    {
      id: 'telas-own-commission-old-file',
      title: 'the file of another month than the typed one can be made of the own commission',
      file: `${screens}/vendas/fechamento-comissao/MinhaComissao.tsx`,
      find: 'onEdit={setEdited}',
      replace: 'onEdit={() => undefined}',
      checks: ['MinhaComissao.stories.tsx'],
    },
    {
      id: 'telas-credits-asks-nobody',
      title: 'Buscar in the credits of the bank shows what was there before',
      file: `${screens}/financeiro/arquivo-banco/CreditosTab.tsx`,
      find: '    askAnew(queryOf(month).queryKey);\n',
      replace: '',
      checks: ['types', 'ArquivoBanco.stories.tsx'],
    },
    {
      id: 'telas-person-asks-nobody',
      title: 'who was registered a moment ago is not found by the same words',
      file: `${screens}/caixa/pagamento-cartao/BuscarBeneficiario.tsx`,
      find: '            askAnew(beneficiariosQuery(http, tipo, text).queryKey);\n',
      replace: '',
      checks: ['types', 'PagamentoCartao.stories.tsx'],
    },
    {
      id: 'telas-message-over-the-screen',
      title: 'a message covers the title and the fields of a screen',
      file: `${ui}/toast/ToastPlace.tsx`,
      find: '  top: ${space.xs};',
      replace: '  top: ${size.header};',
      checks: ['ToastRegion.stories.tsx', 'Layout.stories.tsx'],
    },
    {
      id: 'telas-message-over-the-cross',
      title: 'on a phone a message covers the cross of its dialog',
      file: `${ui}/toast/ToastPlace.tsx`,
      find: "$level === 'dialog'",
      replace: "$level === 'window'",
      checks: ['ToastRegion.stories.tsx'],
    },
    {
      id: 'telas-conference-of-today',
      title: 'the demonstration compares a file of today, not of last month',
      file: 'apps/api/src/demo/sib/writeSibConferencia.ts',
      find: 'const about = { registroAns, hoje: lastDay };',
      replace: 'const about = { registroAns, hoje };',
      checks: ['everyScreen.test.ts'],
    },
    {
      id: 'telas-sair-leaves-choices',
      title: 'Sair leaves the columns that a person chose',
      file: `${screens}/app/remembered.ts`,
      find: 'if (key.startsWith(ofPerson(login)))',
      replace: 'if (key === `${ofPerson(login)}menuFolded`)',
      checks: ['Layout.stories.tsx', 'staff-session.spec.ts'],
    },
    {
      id: 'telas-sair-leaves-session-storage',
      title: 'Sair leaves what a tab kept',
      file: `${screens}/app/remembered.ts`,
      find: '    sessionStorage.clear();\n',
      replace: '',
      checks: ['Layout.stories.tsx', 'staff-session.spec.ts'],
    },
  ],
};
