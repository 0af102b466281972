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
    [['module', 'frota', 'Frota']],
    [['screen', 'cadastro/minha-tela', 'Minha tela', '--tudo']],
    [['screen', 'cadastro/minha-tela', 'Minha tela', '--todos', '--periodo']],
    [['component', 'minha-caixa', '--cartoes']],
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
    [['screen', 'frota/veiculos', 'Veículos'], 'npm run new -- module frota'],
    [['screen', 'cadastro/auxilios-funerais', 'Auxílios'], 'já usa o nome selectAuxiliosFunerais'],
  ])('refuses %j', (words, reason) => expect(refusalOf(words)).toContain(reason));

  it('refuses a screen one of whose files is there', () => {
    mkdirSync(join(root, 'packages/screens/src/cadastro/sozinha'));
    write('packages/screens/src/cadastro/sozinha/SozinhaScreen.tsx', 'export const a = 1;\n');
    expect(refusalOf(['screen', 'cadastro/sozinha', 'Sozinha'])).toMatch('SozinhaScreen.tsx já existe');
  });
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
  const manifest = 'packages/screens/src/frota/manifest.ts';
  const menus = 'packages/screens/src/app-registry/manifests.test.ts';
  const modules = 'apps/api/src/modules/index.ts';
  const tiles = 'packages/screens/src/shell/Modules.stories.tsx';

  it('gives a planned item its screen, and the module its server side, but leaves the planned menu alone', () => {
    const mounted = read(modules);
    const [, counted] = /toHaveLength\((\d+)\)/.exec(read(tiles)) ?? [];
    expect(run('module', 'frota', 'Frota', 'Veículos').code).toBe(0);
    expect(read(tiles)).toContain(`toHaveLength(${Number(counted) + 1})`);
    write(modules, mounted);
    rmSync(join(root, 'apps/api/src/modules/frota'), { recursive: true });
    const item = "{ key: 'saidaDoMes', label: 'Saída', route: 'saidaDoMes', icon: 'move' }";
    write(manifest, read(manifest).replace(/\.\.\.inicio,[^}]*\},?/, `$& ${item},`));
    const planned = read(menus);
    expect(run('screen', 'frota/saida-do-mes', 'Saídas do mês').code).toBe(0);
    expect(read(manifest)).toMatch(/\.\.\.inicio,\s+help: \[\s*'Frota: Veículos\./);
    expect(read(manifest)).toMatch(/help: \[\s*'Saídas do mês: escolha o período/);
    expect(read(manifest)).toMatch(
      /key: 'saidaDoMes',[^}]*load: \(\) => import\('\.\/saida-do-mes\/SaidaDoMesScreen\.tsx'\)/,
    );
    expect(read('packages/api-client/src/frota/saida-do-mes/saidaDoMes.report.ts')).toContain(
      "route: 'frota/saidaDoMes'",
    );
    expect(read(menus)).toBe(planned);
    expect(read(modules)).toContain('frotaRoutes');
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
