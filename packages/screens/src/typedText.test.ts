import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => join(root, path))
  .filter((path) => /^(?!.*\.(?:stories|test|fake)\.).*\.tsx$/.test(path))
  .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

/** Reason for searches: Buscar starts them and the address stores them, so leaving loses no work. */
const search = 'uma busca';
/** Files whose text may be left without a question, with the reason (REL-37). */
const unguarded: Readonly<Record<string, string>> = {
  'report/SearchForm.tsx': search,
  'report/reportScreen.tsx': search,
  'report/BesideField.tsx': search,
  'report/CodeForm.tsx': search,
  'contas-medicas/relatorios/ProcedimentoField.tsx': search,
  'contabilidade/sinistralidade/SinistralidadeForm.tsx': search,
  'financeiro/feriado/FeriadoForm.tsx': search,
  'caixa/balcao/BalcaoScreen.tsx': search,
  'caixa/pagamento-cartao/BuscarBeneficiario.tsx': search,
  'cobranca/boleto/BoletoForm.tsx': search,
  'cobranca/imposto-de-renda/DeclaracaoForm.tsx': search,
  'cobranca/quitacao/QuitacaoDrawer.tsx': 'um endereço de e-mail, que a tela já propõe',
  'shell/ModuleSearch.tsx': search,
  'shell/LoginScreen.tsx': 'a entrada, que nunca guarda uma senha',
  'ouvidoria-interna/acompanhamento/ConsultaForm.tsx':
    'protocolo e chave; a mensagem por enviar está sob TypedGuard no acompanhamento',
  'financeiro/retorno/EnviaArquivos.tsx': 'um número de dias, antes de escolher o arquivo',
  'ouvidoria-interna/denuncia/Recibo.tsx': 'só mostra protocolo e chave, para copiar',
  'caixa/pagamento-cartao/DescontoField.tsx': 'dentro do formulário da venda, que pergunta',
  'contas-medicas/importar-xml/ListaDeLotes.tsx': search,
  'contas-medicas/carga-dados/CargaDadosForm.tsx': 'um tipo e um período, escolhidos e não digitados',
  'vendas/regras-comissao/nova-regra/GradeDeFaixas.tsx': 'dentro do assistente da regra, que pergunta',
  'ouvidoria-interna/CampoDeTexto.tsx': 'só o campo; as páginas do portal têm TypedGuard',
};

const guards = /formProps|\bFormDialog\b|\bFormField\b|\.register\(|\bLeaveGuard\b|\bTypedGuard\b/;
const typed = /<(?:TextField|TextArea|PasswordField|EmailField|MoneyField|NumberField)\b|<[Ff]orm[\s>]/;

describe('what a person types', () => {
  const typing = files.filter(({ text }) => typed.test(text));

  it('stands in a form that asks before it is left, or is known not to need it (REL-37)', () => {
    expect(typing.length).toBeGreaterThan(40);
    const open = typing.filter(({ path, text }) => !guards.test(text) && !(path in unguarded));
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it('has no reason that nothing needs any more', () => {
    const needed = typing.filter(({ text }) => !guards.test(text)).map(({ path }) => path);
    expect(Object.keys(unguarded).filter((path) => !needed.includes(path))).toEqual([]);
  });

  it('is guarded where a form is made: it spreads its props, which hold the guard', () => {
    const makes = files.filter(
      ({ path, text }) => !path.startsWith('app/') && /= use(?:Zod|Server|Conflict)Form[<(]/.test(text),
    );
    const loose = makes.filter(({ text }) => !/formProps|form=\{/.test(text));
    expect(makes.length).toBeGreaterThan(15);
    expect(loose.map(({ path }) => path)).toEqual([]);
  });
});
