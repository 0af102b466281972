import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTree } from '../scripts/walls.ts';
import { copyTree, project } from './copy-tree.fixture.ts';
import { generate } from './generate.ts';
import { change, create, startPlan, Stop, writePlan } from './plan.ts';

// Tests the generator's behaviour; generated.test.ts tests the written files.
let root = '';
let said: string[] = [];

beforeAll(() => {
  root = copyTree();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);
beforeEach(() => {
  said = [];
  const keep = (line: string) => void said.push(line);
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});
afterEach(() => vi.restoreAllMocks());

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const run = (...words: string[]) => ({
  code: generate([...words, `--into=${root}`]),
  text: () => said.join('\n'),
});

/** Text of the generator's refusal; expects that nothing was written. */
const refusalOf = (words: readonly string[]): string => {
  const before = readTree(root);
  const { code, text } = run(...words);
  expect([code, readTree(root)]).toEqual([1, before]);
  return text();
};

describe('the words', () => {
  it.each([
    [[]],
    [['tela', 'minha-tela']],
    [['component']],
    [['component', 'uma', 'outra']],
    [['screen', 'cadastro', 'minha-tela']],
    [['screen', 'cadastro/relatorios/minha-tela', 'Minha tela']],
    [['module', 'galpao', 'Galpão']],
    [['screen', 'cadastro/minha-tela', 'Minha tela', '--tudo']],
    [['screen', 'cadastro/minha-tela', 'Minha tela', '--todos', '--periodo']],
    [['component', 'caixa-de-prova', '--cartoes']],
    [['component', 'caixa-de-prova', '--grupo=Relatórios']],
    [['screen', 'cadastro/minha-tela', 'Minha tela', '--grupo']],
  ])('says how it is used for %j', (words) => expect(refusalOf(words)).toContain('Uso:'));

  it('says how it is used when asked, from the command line', () => {
    const text = execFileSync(process.execPath, [join(project, 'tools', 'new.mjs'), '--help'], {
      encoding: 'utf8',
    });
    expect(text).toContain('npm run new -- screen');
  });

  it.each(['MinhaTela', 'minha_tela', 'açúcar', '-tela', '..', 'import', 'report'])(
    'refuses the name %s',
    (name) => expect(refusalOf(['screen', 'cadastro', name, 'Minha tela'])).toMatch('não serve de nome'),
  );

  it.each(['', 'Uma `tela`', 'Uma ${tela}', 'Uma */ tela', 'Uma "tela"', 'Uma\ntela'])(
    'refuses the title %j',
    (title) => expect(refusalOf(['screen', 'cadastro/minha-tela', title])).toMatch('não serve'),
  );
});

describe('what is there already', () => {
  it.each([
    [['component', 'button'], 'packages/ui/src/button já existe'],
    [['module', 'cadastro', 'Cadastro', 'Outro'], 'O módulo cadastro já existe'],
    [['module', 'centromedico', 'Centro', 'Outro'], 'O módulo centro-medico já existe'],
    [['module', 'report', 'Partilhado', 'Outro'], 'packages/screens/src/report já existe'],
    [['screen', 'cadastro/leitura-xml-sib', 'Leitura'], 'já tem a tela'],
    [['screen', 'cobranca/gera-boleto', 'Boletos'], 'vários módulos'],
    [['screen', 'galpao/veiculos', 'Veículos'], 'npm run new -- module galpao'],
    [['screen', 'cadastro/auxilios-funerais', 'Auxílios'], 'já usa o nome selectAuxiliosFunerais'],
  ])('refuses %j', (words, reason) => expect(refusalOf(words)).toContain(reason));

  it('refuses a screen one of whose files is there', () => {
    mkdirSync(join(root, 'packages/screens/src/cadastro/sozinha'));
    write('packages/screens/src/cadastro/sozinha/SozinhaScreen.tsx', 'export const a = 1;\n');
    expect(refusalOf(['screen', 'cadastro/sozinha', 'Sozinha'])).toMatch('SozinhaScreen.tsx já existe');
  });
});

/** The commands that README, the workbench and the help of the generator propose, as the words of a command line. */
const examples = ['README.md', '.storybook/docs/nova-tela.mdx', 'tools/usage.ts'].flatMap((path) =>
  [...readFileSync(join(project, path), 'utf8').matchAll(/npm run new -- ([^`#\n]*[^`#\s;])/g)]
    .map(([, line = '']) =>
      [...line.matchAll(/"([^"]*)"|([^\s"]+)/g)].map(([, text, word]) => text ?? word ?? ''),
    )
    .filter((words) => !words.some((word) => /[<…]/.test(word))),
);

describe('the examples', () => {
  it('are found, and no test takes a name that they propose', () => {
    expect(new Set(examples.map(([kind]) => kind))).toEqual(new Set(['component', 'screen', 'module']));
    const tests = ['tools.test.ts', 'generated.test.ts'].map((name) =>
      readFileSync(join(project, 'tools', name), 'utf8'),
    );
    const proposed = examples.flatMap(([, name = '']) => name.split('/').slice(-1));
    expect(proposed.filter((name) => tests.some((text) => text.includes(`'${name}'`)))).toEqual([]);
  });

  it('are taken as they stand, unless somebody has done what they say', () => {
    const own = copyTree();
    for (const words of examples) {
      said = [];
      const code = generate([...words, `--into=${own}`]);
      expect(
        code === 0 || /já existe|já tem a tela/.test(said.join('\n')),
        `${words.join(' ')}: ${said.join('\n')}`,
      ).toBe(true);
    }
    rmSync(own, { recursive: true, force: true });
  }, 60_000);
});

describe('all or nothing', () => {
  const routes = 'apps/api/src/modules/cadastro/relatorios/relatorios.routes.ts';

  it.each([
    [
      routes,
      'export const relatoriosRoutes = (',
      'export const outrasRoutes = (',
      /relatoriosRoutes em .*relatorios\.routes/,
    ],
    [routes, 'deps: Deps): void', '{ db }: Deps): void', /os dois parâmetros de relatoriosRoutes/],
    ['packages/screens/src/cadastro/manifest.ts', 'groups:', 'grupos:', /o último grupo do menu/],
  ])('refuses when %s has changed its shape', (path, from, to, reason) => {
    const text = read(path);
    write(path, text.replace(from, to));
    expect(refusalOf(['screen', 'cadastro/inteira', 'Inteira'])).toMatch(reason);
    write(path, text);
  });

  it('puts back what it changed when the disk refuses', () => {
    const before = read('package.json');
    const plan = startPlan(root);
    change(plan, 'package.json', (text) => `${text}\n`);
    create(plan, 'package.json/impossivel.ts', 'export const a = 1;\n');
    expect(() => writePlan(plan)).toThrow(Stop);
    expect(read('package.json')).toBe(before);
  });
});

describe('the menu', () => {
  const manifest = 'packages/screens/src/galpao/manifest.ts';
  const menus = 'packages/screens/src/app-registry/manifests.test.ts';
  const modules = 'apps/api/src/modules/index.ts';
  const tiles = 'packages/screens/src/shell/Modules.stories.tsx';

  it('gives a planned item its screen, and the module its server side, but leaves the planned menu alone', () => {
    const mounted = read(modules);
    const [, counted] = /toHaveLength\((\d+)\)/.exec(read(tiles)) ?? [];
    expect(run('module', 'galpao', 'Galpão', 'Veículos').code).toBe(0);
    expect(read(tiles)).toContain(`toHaveLength(${Number(counted) + 1})`);
    expect(read('.storybook/preview.tsx')).toMatch(/'tecnologia',\s+'galpao',\s+'ouvidoria-interna'/);
    const claimed = said.flatMap((line) => /^mudado +(\S+)$/.exec(line)?.[1] ?? []);
    expect(claimed.filter((path) => read(path) === readFileSync(join(project, path), 'utf8'))).toEqual([]);
    write(modules, mounted);
    rmSync(join(root, 'apps/api/src/modules/galpao'), { recursive: true });
    const item = "{ key: 'saidaDoMes', label: 'Saída', route: 'saidaDoMes', icon: 'move' }";
    write(manifest, read(manifest).replace(/\.\.\.inicio,[^}]*\},?/, `$& ${item},`));
    const planned = read(menus);
    expect(run('screen', 'galpao/saida-do-mes', 'Saídas do mês').code).toBe(0);
    expect(read(manifest)).toMatch(/\.\.\.inicio,\s+help: \[\s*'Galpão: Veículos\./);
    expect(read(manifest)).toMatch(/help: \[\s*'Saídas do mês: escolha o período/);
    expect(read(manifest)).toMatch(
      /key: 'saidaDoMes',[^}]*load: \(\) => import\('\.\/saida-do-mes\/SaidaDoMesScreen\.tsx'\)/,
    );
    expect(read('packages/api-client/src/galpao/saida-do-mes/saidaDoMes.report.ts')).toContain(
      "route: 'galpao/saidaDoMes'",
    );
    expect(read(menus)).toBe(planned);
    expect(read(modules)).toContain('galpaoRoutes');
  });

  it('puts a line at the end of the group that is asked for, and refuses one that is not there', () => {
    const asked = ['screen', 'cadastro/saida-da-ans', 'Saída'];
    expect(refusalOf([...asked, '--grupo', 'Outro'])).toMatch(
      /não tem o grupo "Outro"; tem ANS, .*Relatórios/,
    );
    expect(run(...asked, '--grupo', 'ans').code).toBe(0);
    expect(read(menus)).toMatch(
      /envio-sib pendencias-sib diferencas-sib sib-xml-conferencia saida-da-ans beneficiario-cadastrado/,
    );
    expect(read('packages/screens/src/cadastro/manifest.ts')).toMatch(
      /key: 'saida-da-ans',[^}]*\},\s*\],\s*\},\s*\{\s*label: 'Relatórios'/,
    );
  });

  it('takes a call of its own when the contract has that name, and says so', () => {
    write(
      'packages/api-client/src/cadastro/antigo.contract.ts',
      "export const antiga = 'GET /cadastro/getMotivo/{start}';\n",
    );
    const { code, text } = run('screen', 'cadastro', 'motivo', 'Motivos');
    expect(code).toBe(0);
    expect(text()).toContain('já está em packages/api-client/src/cadastro/antigo.contract.ts');
    expect(read('packages/api-client/src/cadastro/motivo/motivo.report.ts')).toContain(
      "'/cadastro/getMotivoExemplo/{start}/{end}'",
    );
  });
});
