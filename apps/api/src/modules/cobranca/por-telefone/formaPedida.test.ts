import type {
  FormaDePapel,
  FormaDePapelDeAlguem,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import type { FormaPedida } from '@vidas/api-client/cadastro/forma-de-papel/formasDePapel.report.ts';
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import * as doAno from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { PapelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.report.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { glue } from '../../../documents/pdf/text.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, nossoNumero, writeBills } from '../fixtures/bills.ts';

const cpfs = ['52998224725', '11144477735', '39053344705', '12345678909', '98765432100'];
const matricula = (index: number): string => `000000120${index}`;
const email = (index: number): string => `pessoa${index}@example.org`;
/** Wishes of holders 1 to 4; holder 0 has none. */
const pedidas: readonly (readonly [FormaDePapel, string])[] = [
  ['LETRA_GRANDE', ''],
  ['PDF_MARCADO', ''],
  ['TEXTO', ''],
  ['TELEFONE', '(45) 99999-0000, à tarde'],
];

let t: TestServer;
let token: string;
let doCadastro: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['cobranca', 'financeiro'], nome: 'Ana Prado Lima' });
  doCadastro = await t.tokenFor({ modules: ['cadastro'], nome: 'Rita Reis Souza' });
  await writeRegister(
    t.db,
    cpfs.map((cpf, index) => ({
      matricula: matricula(index),
      nome: `Pessoa ${index} Inventada`,
      cpf,
      email: email(index),
    })),
  );
  const bill = (numero: number, titular: number, vencimento: string, pagoEm?: string) => ({
    numero,
    vencimento,
    tipo: 'I' as const,
    titular: matricula(titular),
    valorCents: 43_575,
    ...(pagoEm === undefined ? {} : { pagoEm }),
  });
  await writeBills(t.db, [
    ...cpfs.map((_cpf, index) => bill(index + 1, index, '2026-12-10')),
    ...cpfs.map((_cpf, index) => bill(index + 11, index, '2025-06-10', '2025-06-10')),
  ]);
});
afterAll(() => t.close());
const as = (who: string) => ({
  post: (url: string, payload: object) =>
    t.staff.inject({ method: 'POST', url: `/api/v1/${url}`, headers: { authorization: who }, payload }),
  get: async <T>(url: string): Promise<T> =>
    (await t.staff.inject({ url: `/api/v1/${url}`, headers: { authorization: who } })).json<T>(),
});
const anota = (payload: object, who = doCadastro) =>
  t.staff.inject({
    method: 'PUT',
    url: '/api/v1/cadastro/anotaFormaDePapel',
    headers: { authorization: who },
    payload,
  });
const pede = (index: number, [forma, nota]: readonly [FormaDePapel, string]) =>
  anota({ tipo: 'TITULAR', codigo: matricula(index), forma, nota, atual: null });

beforeEach(async () => {
  t.sent.length = 0;
  await emptyTables(t.db, [
    'papel_por_telefone',
    'forma_de_papel',
    'boleto_envio_item',
    'declaracao_envio_item',
    'cobranca_envio',
    'tarefa',
  ]);
  for (const [at, pedida] of pedidas.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await pede(at + 1, pedida);
  }
});

const mensagemPara = (index: number) => t.sent.find(({ to }) => to === email(index));
const doAnexo = (index: number): string => {
  const [anexo] = mensagemPara(index)?.attachments ?? [];
  return anexo === undefined ? '' : pdfText(anexo.content, cpfs[index]?.slice(0, 5));
};

/** Checks paper or mail of each of the five; `total` appears in all. */
const obedece = (total: string) => {
  expect(t.sent.map(({ to }) => to).toSorted()).toEqual([0, 1, 2, 3].map(email));
  // Large print has 'página 2 de'; the ordinary paper has one page.
  expect(doAnexo(0)).not.toContain('página 2 de');
  expect(doAnexo(1)).toContain('página 2 de');
  expect(mensagemPara(1)?.text).toContain('Como você pediu, o arquivo está em letra grande');
  expect(mensagemPara(2)?.text).toContain('Como você pediu, o arquivo é um PDF marcado');
  expect(doAnexo(2)).toContain(total);
  expect(mensagemPara(3)).not.toHaveProperty('html');
  expect(mensagemPara(3)).not.toHaveProperty('attachments');
  expect(mensagemPara(3)?.text).not.toContain('anexo');
  expect(mensagemPara(3)?.text).toContain(total);
  for (const { text } of t.sent) expect(text).toContain('ou de outra forma? Peça:');
};
const termina = (url: string) =>
  vi.waitFor(
    async () => {
      const envio = await as(token).get<{ tarefa: { situacao: string } | null }>(url);
      expect(envio.tarefa?.situacao).toBe('CONCLUÍDA');
      return envio;
    },
    { timeout: 60_000 },
  );
const espera = () => as(token).get<PapelPorTelefone[]>('cobranca/getPapeisPorTelefone');

describe('a wish for papers is obeyed (PAP-9)', () => {
  it('by a boleto that is made, and by one that is mailed alone, of whoever asked for a call too', async () => {
    const boletoDe = async (index: number) => {
      const { data } = await as(token).get<{ data: number[] }>(
        `cobranca/getGeraBoleto/${matricula(index)}/${nossoNumero(index + 1)}`,
      );
      return pdfText(Uint8Array.from(data), cpfs[index]?.slice(0, 5));
    };
    expect(await boletoDe(0)).not.toContain('página 2 de 3');
    expect(await boletoDe(1)).toContain('página 2 de 3');
    const [row] = await as(token).get<Boleto[]>(`cobranca/getBoletoDadosAbertos/I/${matricula(4)}`);
    expect(row?.formaPedida).toBe('Por telefone: (45) 99999-0000, à tarde');
    for (const index of [0, 1, 2, 3, 4]) {
      // oxlint-disable-next-line no-await-in-loop
      const sent = await as(token).post('cobranca/enviaBoleto', {
        matricula: matricula(index),
        email: email(index),
        name: 'x',
        nossoNumero: nossoNumero(index + 1),
      });
      expect(sent.statusCode).toBe(200);
    }
    expect(mensagemPara(4)?.attachments).toHaveLength(1);
    t.sent.splice(4);
    obedece('435,75');
    expect(mensagemPara(3)?.text).toMatch(
      /Linha digitável, para copiar:\n\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}\n/,
    );
    const enviados = await as(token).get<{ matricula: string; forma: string | null }[]>(
      'cobranca/getDocumentosEnviados/01_01_2026/31_12_2027',
    );
    expect(new Map(enviados.map(({ matricula: de, forma }) => [de, forma])).get(matricula(3))).toBe('TEXTO');
  });

  it('by the bills of a day; who asked for a call waits for one, once, until somebody called', async () => {
    await as(token).post('financeiro/enviaBoletos', { date: '10/12/2026' });
    expect(await termina('financeiro/getEnvioBoletos/10_12_2026')).toMatchObject({
      enviados: 4,
      porTelefone: 1,
      semEmail: 0,
    });
    obedece('435,75');
    const rows = await as(token).get<Record<string, string | null>[]>(
      'financeiro/getRelatorioBoletoMensageria/10_12_2026',
    );
    expect(rows.at(-1)).toMatchObject({
      ENVIO: 'Por telefone',
      ENVIO_MOTIVO: 'Pediu por telefone: (45) 99999-0000, à tarde',
    });
    const [row] = await espera();
    expect(row).toMatchObject({
      nome: 'Pessoa 4 Inventada',
      codigo: matricula(4),
      papel: 'Boleto com vencimento em 10/12/2026',
      motivo: 'Pediu por telefone: (45) 99999-0000, à tarde',
      dias: 0,
    });
    const done = await as(token).post('cobranca/atendePapelPorTelefone', { id: row?.id });
    expect(done.json().message).toBe('Pessoa 4 Inventada foi atendido.');
    expect((await as(token).post('cobranca/atendePapelPorTelefone', { id: row?.id })).statusCode).toBe(404);
    await as(token).post('financeiro/enviaBoletos', { date: '10/12/2026' });
    await termina('financeiro/getEnvioBoletos/10_12_2026');
    expect([await espera(), t.sent.length]).toEqual([[], 4]);
    expect(await as(token).get<PapelPorTelefone[]>('cobranca/getPapeisPorTelefoneAtendidos')).toMatchObject([
      { nome: 'Pessoa 4 Inventada', atendidoPor: 'Ana Prado Lima' },
    ]);
  });

  it('by the declarations of a year, and by one that is mailed alone', async () => {
    type Linha = Record<keyof doAno.DeclaracaoDoAno, string | null>;
    const lista = await as(token).get<Linha[]>('cobranca/getDeclaracoesDoAno/2025');
    expect(lista.map(({ envio, formaPedida }) => [envio, formaPedida])).toEqual([
      ['Por enviar', undefined],
      ['Por enviar', 'Letra grande'],
      ['Por enviar', 'PDF marcado, para leitor de tela'],
      ['Por enviar', 'Texto simples por e-mail'],
      ['Por telefone', 'Por telefone: (45) 99999-0000, à tarde'],
    ]);
    const confirmado = confirmadoDe(
      lista
        .filter(({ envio }) => doAno.esperaEnvio({ envio: envio as doAno.DeclaracaoDoAno['envio'] }))
        .map(({ idDeclaracao, cpf, email: para, total }) =>
          doAno.linhaDaDeclaracao({
            idDeclaracao: idDeclaracao ?? '',
            cpf,
            email: para,
            total: Number((total ?? '').replaceAll(/\D/gu, '')),
          }),
        ),
    );
    const begun = await as(token).post('cobranca/enviaDeclaracoes', { ano: '2025', confirmado });
    expect(begun.statusCode).toBe(200);
    expect(await termina('cobranca/getEnvioDeDeclaracoes/2025')).toMatchObject({
      enviados: 4,
      porTelefone: 1,
    });
    obedece('435,75');
    expect(mensagemPara(3)?.text.replaceAll(glue, ' ')).toContain('Junho: R$ 435,75\nJulho: R$ 0,00');
    expect(await espera()).toMatchObject([{ papel: 'Declaração de Imposto de Renda de 2025' }]);
    t.sent.length = 0;
    const { idDeclaracao } = lista[1] ?? {};
    const again = { matricula: matricula(1), email: email(1), idDeclaracao, reenviar: true };
    expect((await as(token).post('cobranca/enviaImpostoRenda', again)).statusCode).toBe(200);
    expect(doAnexo(1)).toContain('página 2 de');
  });
});

describe('a wish is noted in Cadastro alone', () => {
  const daPessoa = async (codigo: string) =>
    (
      await as(doCadastro).post('cadastro/formaDePapel', { tipo: 'TITULAR', codigo })
    ).json<FormaDePapelDeAlguem>();

  it('is changed and ended, and what was before stays as its history', async () => {
    const { anotacoes } = await daPessoa('1201');
    const [vale] = anotacoes;
    expect(anotacoes).toMatchObject([
      { forma: 'LETRA_GRANDE', anotadaPor: 'Rita Reis Souza', encerradaEm: null },
    ]);
    const muda = { tipo: 'TITULAR', codigo: '1201', forma: 'TEXTO', nota: ' ', atual: vale?.id };
    expect((await anota(muda)).json().message).toBe(
      'Pessoa 1 Inventada recebe os papéis assim: Texto simples por e-mail.',
    );
    expect((await anota(muda)).statusCode).toBe(409);
    const [agora] = (await daPessoa('1201')).anotacoes;
    await anota({ ...muda, forma: null, atual: agora?.id });
    expect(
      (await daPessoa('1201')).anotacoes.map(({ forma, encerradaPor }) => [forma, encerradaPor]),
    ).toEqual([
      ['TEXTO', 'Rita Reis Souza'],
      ['LETRA_GRANDE', 'Rita Reis Souza'],
    ]);
    const lista = (qual: string) => as(doCadastro).get<FormaPedida[]>(`cadastro/${qual}`);
    expect((await lista('getFormasDePapel')).map(({ nome }) => nome)).toEqual([
      'Pessoa 2 Inventada',
      'Pessoa 3 Inventada',
      'Pessoa 4 Inventada',
    ]);
    expect(await lista('getHistoricoDeFormasDePapel')).toHaveLength(5);
  });

  it('asks how for a call, and for somebody who is there', async () => {
    const wrong = await anota({
      tipo: 'TITULAR',
      codigo: matricula(0),
      forma: 'TELEFONE',
      nota: ' ',
      atual: null,
    });
    expect([wrong.statusCode, wrong.json().problems]).toEqual([
      400,
      [{ field: 'nota', message: 'diga por qual telefone e quando se liga' }],
    ]);
    for (const tipo of ['TITULAR', 'EMPRESA']) {
      // oxlint-disable-next-line no-await-in-loop
      const gone = await anota({ tipo, codigo: '999', forma: 'TEXTO', nota: '', atual: null });
      expect(gone.statusCode).toBe(404);
    }
    const other = await anota(
      { tipo: 'TITULAR', codigo: matricula(0), forma: 'TEXTO', nota: '', atual: null },
      token,
    );
    expect(other.statusCode).toBe(403);
  });
});
