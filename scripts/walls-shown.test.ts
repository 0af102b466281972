import { expect, it } from 'vitest';
import { readModule } from './walls-read.ts';
import { EXCUSES } from './walls-shown-excuses.ts';
import { checkExcuses, checkShown } from './walls-shown.ts';

const screen = 'packages/screens/src/cadastro/XScreen.tsx';
const faults = (text: string, path = screen) =>
  checkShown(readModule({ path, text })).map(({ line, message }) => `${line} ${message}`);

it.each([
  ['a heading', '<Page title="Detalhe da Campanha" />;', '1 "Campanha" has a capital'],
  ['a button', '\n<Button>Carregar Tokens</Button>;', '2 "Tokens" has a capital'],
  ['a header', "f.day('Data de Ativação');", '1 "Ativação" has a capital'],
  ['a short header', "const c = { header: 'Nº Título' };", '1 "Título" has a capital'],
  ['a module after de', "const title = { title: 'Lançamentos de Vendas' };", '1 "Vendas" has a capital'],
  [
    'a sentence',
    "toasts.error('Verifique a Competência e tente de novo.');",
    '1 "Competência" has a capital',
  ],
  [
    'names in a sentence',
    "const help = ['Buscar Todos traz os de todas as datas.'];",
    '1 "Todos" has a capital',
  ],
  ['a template', 'const a = `Gerar Boleto de ${nome}`;', '1 "Boleto" has a capital'],
  ['a choice', "const a = isOpen ? 'Pagamentos Abertos' : 'Outros';", '1 "Abertos" has a capital'],
  ['capitals', '<Dialog title="ADICIONAR AÇÃO" />;', '1 "ADICIONAR AÇÃO" is in capitals'],
  ['capitals in a sentence', "const a = 'isto NUNCA MAIS volta atrás';", '1 "NUNCA MAIS" is in capitals'],
  [
    'an acronym',
    '<Button>Importar Xml do prestador</Button>;',
    '1 "Xml" has a capital',
    '1 "Xml" has another word',
  ],
  ['a word of another tongue', '<Button>Download</Button>;', '1 "Download" has another word, write Baixar'],
  ['email', "const a = 'Erro ao enviar o email!';", '1 "email" has another word, write e-mail'],
  ['E-Mail', '<TextField label="E-Mail" />;', '1 "E-Mail" has another word'],
  ['E-mail within', '<Button>Enviar boletos E-mail</Button>;', '1 "E-mail" has another word'],
  ['to delete', '<Button>Deletar a visão</Button>;', '1 "Deletar" has another word, write Excluir'],
  ['to take away', '<Button aria-label={`Apagar ${nome}`} />;', '1 "Apagar" has another word, write Excluir'],
  ['to record', '<Button>Gravar</Button>;', '1 "Gravar" has another word, write Salvar'],
  [
    'an act that a sentence names',
    "const a = 'Escolha o ano e use Gravar.';",
    '1 "use Gravar" has another word',
  ],
  [
    'to search',
    '<TextField placeholder="Procurar módulo" />;',
    '1 "Procurar" has another word, write Buscar',
  ],
  ['to change', "const a = { actionLabel: 'Alterar' };", '1 "Alterar" has another word, write Editar'],
  ['to close over typed text', '<FormDialog cancelLabel="Fechar" />;', '1 "Fechar" loses what was typed'],
  ['a word cut short', "f.code('Cód. da empresa');", '1 "Cód." has another word, write Código'],
  ['an accent', "const a = 'Nao foi possível abrir.';", '1 "Nao" lacks its accent, write não'],
  [
    'an accent in a header',
    "const a = { header: 'Periodo' };",
    '1 "Periodo" lacks its accent, write período',
  ],
  ['three dots', "const a = 'Aguardando envio...';", '1 "..." is one sign, write …'],
  ['two spaces', "const a = 'Nada  mudou.';", '1 two spaces in a row'],
])('%s is found', (_title, text, ...expected) => {
  expect(faults(text)).toEqual(expected.map((one) => expect.stringContaining(one)));
});

it.each([
  ['sentence case', '<Page title="Detalhe da campanha" />;'],
  ['a name', "const a = { title: 'Declaração de Imposto de Renda' };"],
  ['a module', "const a = 'Abra Contas Médicas e volte a Cadastro.';"],
  ['a button that a sentence names', "const a = 'Escolha o período e use Buscar.';"],
  ['an acronym', "const a = { header: 'Registro ANS' };"],
  ['parts of a line', "const a = { title: 'Prevenção · Possíveis gestantes' };"],
  ['a list of states', "const a = 'Um ponto e uma palavra: Ativo, Em atraso, Glosado.';"],
  ['a value that is compared', "if (row.tipo === 'Venda Administrativa') go();"],
  ['a key', "const a = { 'Data de Cancelamento': 1 };"],
  ['what is looked up', "const a = row['Data de Cancelamento'];"],
  ['a field of the wire', "field('numero boleto cedente', { header: 'Número' });"],
  ['an import', "import { a } from './Data de Ativação.ts';"],
  ['a type', "type A = 'Venda Administrativa';"],
  ['an address', "const a = endpoint('GET /cobranca/getEnviaBoleto/{email}');"],
  ['a statement', 'sql`select numero as Numero from t`;'],
  ['a name of the machine', '<TextField name="email" autoComplete="email" label="E-mail" />;'],
  ['e-mail', "const a = 'Enviar por e-mail';"],
  ['to record a number on a disk', "const a = 'O servidor não consegue gravar.';"],
])('%s passes', (_title, text) => {
  expect(faults(text)).toEqual([]);
});

it.each([
  ['a test', 'packages/screens/src/cadastro/x.test.ts'],
  ['a story', 'packages/screens/src/cadastro/X.stories.tsx'],
  ['a statement', 'apps/api/src/modules/cadastro/x.sql.ts'],
  ['the console', 'apps/api/src/cli/x.ts'],
  ['a script', 'scripts/x.ts'],
])('%s is not judged', (_title, path) => {
  expect(faults("const a = 'Data de Ativação';", path)).toEqual([]);
});

it('an excuse is for its file and its text alone, and is taken away when nothing needs it', () => {
  const text = '<Page title="Criar nova regra de comissão" />;';
  const file = 'packages/screens/src/vendas/regras-comissao/nova-regra/NovaRegra.tsx';
  expect(faults(text, file)).toEqual([]);
  expect(faults(text)).toHaveLength(1);
  const left = (path: string) => checkExcuses([readModule({ path, text })]).map(({ message }) => message);
  expect(left(file)).toHaveLength(EXCUSES.length - 1);
  expect(left(screen)).toHaveLength(EXCUSES.length);
});
