import { isReport } from '@vidas/api-client/report/report.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { describe, expect, it } from 'vitest';
import { esperas } from '../app/espera.tsx';
import { builtGroups, itemAt, pathOf } from '../app/manifest.ts';
import { manifests } from './manifests.ts';

const declared = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../api-client/src/**/*.report.ts', { eager: true }),
)
  .flatMap((file) => Object.values(file))
  .filter((value) => isReport(value));

// The whole menu (ACE-12), with and without built screens. The specification lacks `envio-sib`, `boletos-correio`, `fechamento-comissao`,
// `consultas-registradas`, `conferencia-carga`, `formas-acessiveis`, `papel-por-telefone`, `telefones-errados`, `pedidos-de-saida`, `reanalises` and `pessoas`.
const menu: Record<string, string> = {
  atendimento:
    'inicio gera-boleto imposto-de-renda registro-autorizacao registro-protocolo reanalises token-confirmacao sistema-central',
  cadastro:
    'inicio leitura-xml-sib envio-sib pendencias-sib diferencas-sib sib-xml-conferencia beneficiario-cadastrado beneficiario-cancelado auxilio-funeral ativo-empresarial empresa-conveniada telefones-errados formas-acessiveis movimentacao-beneficiarios sistema-central a-confirmar ausentes-carga prestador-credenciado',
  cobranca:
    'inicio gera-boleto boletos-correio cancelamento inadimplente notificacao pagamento-vencido imposto-de-renda aviso papel-por-telefone mensageria retencao pedidos-de-saida',
  vendas:
    'inicio gera-boleto lancamentos-vendas comissao fechamento-comissao regras-comissao imposto-de-renda beneficiario-cadastrado carteira-beneficiarios utilizacao-qualicorp',
  'contas-medicas':
    'inicio guias-importadas-xml importar-xml-prestador camedics possConRet tabMateriais utilizacaoCongeneres exames-qtde pedidos-semana cirurgias-realizadas beneficiario-proc custo-assistencial-nota-fiscal analise-gerencial regras',
  financeiro:
    'inicio manha arquivo-banco remessas cadastro-feriado sistema-central contasAPagarPgtsEfetuados idadeSaldos boletosGerados mensageria',
  contabilidade: 'inicio analise-gerencial custo-assistencial-nota-fiscal receita-segregada sinistralidade',
  diretoria: 'inicio mensalidades-beneficiarios faturamento conferencia-carga',
  caixa: 'inicio balcao pagamento-cartao baixa-cartao relatorio-cartao',
  retencao: 'inicio pedidos-de-saida',
  prevencao:
    'inicio possiveis-gestantes beneficiarios-acima-55 beneficiarios-cid-e66 restricao-bariatrica beneficiario-proc consultas-registradas',
  ouvidoria: 'inicio reanalises',
  juridico: 'inicio beneficiario-proc nip prazos',
  'centro-medico': 'inicio beneficiario-proc guias-importadas-xml importar-xml-prestador',
  credenciamento: 'inicio',
  tecnologia: 'inicio rel-usuarios-api primeiros-passos pessoas carga-de-dados conferencia-carga',
};

/** Screens that a group's heading may hold, the same in every module. */
const subjects: Record<string, string> = {
  ANS: 'leitura-xml-sib envio-sib pendencias-sib diferencas-sib sib-xml-conferencia',
  'Arquivos recebidos': 'guias-importadas-xml importar-xml-prestador camedics',
  Cartão: 'pagamento-cartao baixa-cartao relatorio-cartao',
  Cobrança: 'boletosGerados mensageria',
  Confirmação: 'token-confirmacao',
  Congêneres: 'movimentacao-beneficiarios',
  Contato: 'telefones-errados',
  'Contas a pagar': 'contasAPagarPgtsEfetuados idadeSaldos',
  Controle: 'primeiros-passos pessoas conferencia-carga consultas-registradas regras',
  Rede: 'prestador-credenciado',
  Papéis: 'formas-acessiveis',
  Relacionamento: 'imposto-de-renda aviso papel-por-telefone mensageria retencao pedidos-de-saida',
  Relatórios:
    'analise-gerencial ativo-empresarial auxilio-funeral beneficiario-cadastrado beneficiario-cancelado beneficiario-proc beneficiarios-acima-55 beneficiarios-cid-e66 cancelamento carteira-beneficiarios cirurgias-realizadas custo-assistencial-nota-fiscal empresa-conveniada exames-qtde faturamento inadimplente mensalidades-beneficiarios pagamento-vencido pedidos-semana possConRet possiveis-gestantes reanalises receita-segregada registro-autorizacao registro-protocolo rel-usuarios-api restricao-bariatrica sinistralidade tabMateriais utilizacao-qualicorp utilizacaoCongeneres',
  'XML prestador': 'guias-importadas-xml importar-xml-prestador',
};

const wordsOf = (heading: string): string[] => (subjects[heading] ?? '').toLowerCase().split(' ');

describe('manifests', () => {
  it.each(moduleKeys)('%s has the menu of the specification, in its order', (key) => {
    expect(manifests[key].key).toBe(key);
    expect(manifests[key].groups.flatMap(({ items }) => items.map((item) => item.key)).join(' ')).toBe(
      menu[key],
    );
  });

  it.each(moduleKeys)('%s leaves no item under the heading of the group before it', (key) => {
    const labels = manifests[key].groups.map(({ label }) => label);
    const first = labels.findIndex((label) => label !== undefined);
    expect(first === -1 ? [] : labels.slice(first)).not.toContain(undefined);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(moduleKeys)('ACE-24: no group of %s holds a screen of what another heading says', (key) => {
    const headingsOf = (route: string) =>
      Object.keys(subjects).filter((heading) => wordsOf(heading).includes(route.toLowerCase()));
    const strangers = manifests[key].groups.flatMap(({ label, items }) =>
      items
        .map(({ route }) => ({ route, headings: headingsOf(route) }))
        // New screens, and screens above all headings, are not checked here.
        .filter(({ headings }) => label !== undefined && headings.length > 0 && !headings.includes(label))
        .map(({ route }) => `${label}: ${route}`),
    );
    expect(strangers).toEqual([]);
  });

  it.each(moduleKeys)('%s starts with an Início that is built', (key) => {
    expect(builtGroups(manifests[key])[0]?.items[0]).toMatchObject({ key: 'inicio', label: 'Início' });
  });

  it.each(moduleKeys)('%s has no two screens at one address', (key) => {
    const paths = manifests[key].groups.flatMap(({ items }) =>
      items.map((item) => pathOf(manifests[key], item).toLowerCase()),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(moduleKeys)('%s says what waits only of items of its menu', (key) => {
    const keys = manifests[key].groups.flatMap(({ items }) => items.map((each) => each.key));
    expect((esperas[key]?.keys ?? []).filter((each) => !keys.includes(each))).toEqual([]);
  });

  it('opens a screen in any letter case, and none that is not built', () => {
    expect(itemAt(manifests.cadastro, 'Beneficiario-Cadastrado')?.label).toBe('Beneficiários cadastrados');
    const unbuilt = { key: 'futura', label: 'Futura', route: 'futura', icon: 'percent' } as const;
    expect(itemAt({ ...manifests.contabilidade, groups: [{ items: [unbuilt] }] }, 'futura')).toBeUndefined();
    expect(itemAt(manifests.cadastro, 'nada')).toBeUndefined();
  });

  it('opens a screen that another one leads to, which has no line in the menu', () => {
    const item = itemAt(manifests.cobranca, 'detalhe-campanha');
    expect(item?.label).toBe('Detalhe da campanha');
    expect(builtGroups(manifests.cobranca).flatMap(({ items }) => items)).not.toContain(item);
  });

  it.each(declared.map(({ route, title }) => [route, title]))('has the declared report %s', (route) => {
    const [module = '', name = ''] = route.split('/');
    const manifest = manifests[module as keyof typeof manifests];
    expect(itemAt(manifest, name)?.route).toBe(name);
  });

  it('loads every screen it names', async () => {
    const items = Object.values(manifests).flatMap((manifest) =>
      builtGroups(manifest).flatMap((group) => group.items.flatMap((item) => [item, ...(item.pages ?? [])])),
    );
    const screens = await Promise.all(items.map(async ({ label, load }) => [label, typeof (await load?.())]));
    expect(screens).toEqual(items.map(({ label }) => [label, 'function']));
  });

  it('has the help texts of the specification', () => {
    const helped = Object.values(manifests).flatMap(({ key, groups }) =>
      groups.flatMap(({ items }) => items.filter((item) => item.help).map((item) => `${key}/${item.key}`)),
    );
    const specified = [
      'cobranca/cancelamento',
      'cobranca/gera-boleto',
      'cobranca/inadimplente',
      'cobranca/inicio',
      'cobranca/pagamento-vencido',
      'contabilidade/analise-gerencial',
      'contabilidade/inicio',
    ];
    expect(helped).toEqual(expect.arrayContaining(specified));
  });
});
