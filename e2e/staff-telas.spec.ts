import type { Page } from '@playwright/test';
import { type ModuleKey, moduleKeys, moduleNames } from '../packages/api-client/src/shell/modules.ts';
import { manifests } from '../packages/screens/src/app-registry/manifests.ts';
import { builtGroups } from '../packages/screens/src/app/manifest.ts';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { askForEveryDay } from './support/declared.ts';
import { dueDay, monthOfQualicorp, monthOfSales } from './support/demo.ts';
import { enter } from './support/login.ts';
import { nothing, showsRows } from './support/menu.ts';
import { demoDay } from './support/moment.ts';
import { expectWorksEverywhere } from './support/worksEverywhere.ts';

test.describe.configure({ mode: 'parallel' });

/** Addition to a screen's address, and a press there, so that its rows appear. */
type Way = readonly [search: string | (() => string), ask?: (page: Page) => Promise<void>];

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const competencia = (mes: string): string => `?competencia=${mes.split('-').toReversed().join('-')}`;
const doMes: Way = [() => competencia(monthOfSales(['601']))];
const atOnce: Way = [''];
const buscar: Way = ['', press('Buscar')];
const everyDay: Way = ['', askForEveryDay];
const todos: Way = ['?todos=1'];
const years = '?inicio=2020-01-01&fim=2030-12-31';

/** Screens with rows in modules without another journey through their menu, and screens that other screens lead to. */
const ways: Readonly<Partial<Record<ModuleKey, Readonly<Record<string, Way>>>>> = {
  vendas: {
    'lancamentos-vendas': doMes,
    comissao: doMes,
    'fechamento-comissao': doMes,
    'regras-comissao': atOnce,
    'beneficiario-cadastrado': [`${years}&seller=0`],
    'carteira-beneficiarios': [`${years}&seller=601`],
    'utilizacao-qualicorp': [() => `${competencia(monthOfQualicorp(25))}&dia=25`],
  },
  financeiro: {
    manha: atOnce,
    'arquivo-banco': atOnce,
    'cadastro-feriado': [() => `?ano=${demoDay().slice(0, 4)}`],
    ContasAPagarPgtsEfetuados: [years],
    idadeSaldos: todos,
    boletosGerados: [() => `?vencimento=${dueDay()}`],
    mensageria: atOnce,
    recebimentos: [() => `?inicio=${demoDay().slice(0, 8)}01&fim=${demoDay()}`],
  },
  diretoria: {
    vidas: atOnce,
    'mensalidades-beneficiarios': buscar,
    faturamento: ['?tipo=I&emissaoInicio=2020-01-01&emissaoFim=2030-12-31'],
  },
  caixa: { 'baixa-cartao': atOnce, 'relatorio-cartao': [years] },
  atendimento: {
    'registro-autorizacao': buscar,
    'registro-protocolo': everyDay,
    reanalises: ['?todas=1'],
    'token-confirmacao': todos,
  },
  juridico: { nip: todos, prazos: ['?emVigor=1'] },
  tecnologia: {
    'rel-usuarios-api': everyDay,
    pessoas: atOnce,
    'usuarios-sistema': buscar,
    migracoes: buscar,
  },
  prevencao: {
    'possiveis-gestantes': everyDay,
    'beneficiarios-acima-55': todos,
    'beneficiarios-cid-e66': ['?adultos=1'],
    'restricao-bariatrica': everyDay,
    'consultas-registradas': everyDay,
    'beneficiario-proc': [`${years}&tussCode=10101012`],
  },
  ouvidoria: { inicio: ['', press('Carregar denúncias')], reanalises: ['?todas=1'] },
  retencao: { inicio: buscar, 'pedidos-de-saida': ['', press('Buscar todos')] },
  credenciamento: { rede: buscar },
  'contas-medicas': {
    'guias-em-analise': buscar,
    'lotes-em-analise': buscar,
    'itens-glosados': buscar,
    'guias-nao-pagas': buscar,
  },
};

/** Other journeys walk through these menus completely. */
const walked: readonly ModuleKey[] = ['cadastro', 'cobranca', 'contabilidade', 'contas-medicas'];
/** Screens without rows, and copies of another module's screens. */
const without = [
  'inicio',
  'gera-boleto',
  'pagador',
  'imposto-de-renda',
  'beneficiario-proc',
  'relatorio-comissao',
  'detalhe-campanha',
  'pagamento-cartao',
  'balcao',
  'importar-xml-prestador',
  'guias-importadas-xml',
  'guias-em-analise',
  'lotes-em-analise',
  'itens-glosados',
  'guias-nao-pagas',
  // The demonstration has five remittances, fewer than the rows expected here.
  'remessas',
  // The night check runs only in its own journey, and the demonstration had no migration to the account.
  'conferencia-da-noite',
  'mudancas-da-conta',
  // The demonstration has no core system; its deliveries and figures are those of a new operator.
  'sistema-central',
  'carga-de-dados',
  'conferencia-carga',
  'primeiros-passos',
];

test('no screen of a menu is left out', () => {
  const left = moduleKeys
    .filter((key) => !walked.includes(key))
    .flatMap((key) =>
      builtGroups(manifests[key])
        .flatMap(({ items }) => items.flatMap((item) => [item, ...(item.pages ?? [])]))
        .filter(({ route }) => !(route in (ways[key] ?? {})) && !without.includes(route))
        .map(({ route }) => `${key}/${route}`),
    );
  expect(left).toEqual([]);
});

for (const [key, screens] of Object.entries(ways) as [ModuleKey, Readonly<Record<string, Way>>][])
  test(
    `the screens of ${moduleNames[key]} show ten rows, work on a phone, and ask again`,
    {
      tag: '@longa',
    },
    async ({ page }) => {
      await enter(page, 'gerente');
      const failures: string[] = [];
      for (const [route, [search, ask = nothing]] of Object.entries(screens))
        await test
          .step(route, async () => {
            await page.goto(
              `${officeUrl}/modulos/${key}/${route}${typeof search === 'string' ? search : search()}`,
            );
            await ask(page);
            await showsRows(page);
            await expectWorksEverywhere(page);
          })
          .catch((error: unknown) => failures.push(`${route}: ${String(error)}`));
      expect(failures).toEqual([]);
    },
  );
