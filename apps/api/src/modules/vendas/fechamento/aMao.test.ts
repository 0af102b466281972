// @module-tag embedded
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { linhaSemRegra } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import { cancela, tokenDe, writeCadastro, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let gerente: string;
let diretor: string;
let vendedor: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
  diretor = await tokenDe(t, { cargo: 'Diretor', login: 'DIRETOR' });
  vendedor = await tokenDe(t, { cargo: 'Vendedor', vendedor: '604', login: 'VENDEDOR' });
});

/** Seller 601 has a rule, seller 604 has none; each sells in August. */
beforeEach(async () => {
  await emptyTables(t.db, ['comissao_a_mao']);
  await writeRegras(t.db, [{ vendedor: '601', regra: 1 }]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '604', efetivada: '2026-08-11' },
  ]);
});

afterAll(() => t.close());

const doGerente = pedidosDe(
  () => t,
  () => gerente,
);
const doDiretor = pedidosDe(
  () => t,
  () => diretor,
);
const doVendedor = pedidosDe(
  () => t,
  () => vendedor,
);
const { get, gera, previa, post } = doGerente;

const linha = {
  codigoVenda: '2',
  codigoVendedor: '604',
  valor: '77,70',
  motivo: ' A regra venceu em 30/06. ',
};
const escreve = async (over: object = {}) =>
  (await post('escreverLinha', { ...linha, ...over })) as { status: number; message: string; codigo: string };
const confirma = (codigo: string, who = doDiretor) =>
  who.post('decidirLinha', { codigo, aceita: true, motivo: '' });
const recusa = (codigo: string, motivo = 'Não era dele.', who = doDiretor) =>
  who.post('decidirLinha', { codigo, aceita: false, motivo });
const linhas = () => get('comissionamento/getLinhasAMao');

describe('the sales that only a rule would pay', () => {
  const vista = (...vendas: string[]) =>
    confirmadoDe(vendas.map((codigoVenda) => linhaSemRegra({ codigoVenda, referencia: null })));
  const fecha = (semRegra: object) => post('gerar', { competencia: '08/2026', primeira: true, semRegra });

  it('COM-47: close only as they were seen', async () => {
    expect(await fecha(vista())).toMatchObject({
      status: 409,
      message:
        'Eram 0 vendas que só uma regra pagaria; agora é 1 venda que só uma regra pagaria. Nada foi feito: confira e confirme de novo.',
    });
    expect(await previa('601', '08/2026')).toMatchObject({ situacao: 'aberta' });
    expect(await fecha(vista('2'))).toMatchObject({ status: 200 });
  });

  it('COM-47: are none with a line by hand, also one that waits; the list tells its state', async () => {
    const { codigo } = await escreve();
    const [semComissao] = await get('comissionamento/getSemComissao/08_2026');
    expect(semComissao).toMatchObject({ codigoVenda: '2', linhaAMao: 'Espera confirmação' });
    expect(await confirma(codigo)).toMatchObject({ status: 200 });
    expect(await get('comissionamento/getSemComissao/08_2026')).toMatchObject([{ linhaAMao: 'Confirmada' }]);
    expect(await fecha(vista('2'))).toMatchObject({ status: 409 });
    expect(await fecha(vista())).toMatchObject({ status: 200 });
  });
});

describe('a line by hand', () => {
  it('COM-45: pays nothing until another person confirms it, then once, in the next closing', async () => {
    await gera('08/2026');
    const { status, message, codigo } = await escreve();
    expect({ status, message }).toEqual({
      status: 200,
      message: `Linha ${codigo} escrita: ela não paga nada até que outra pessoa a confirme.`,
    });
    expect((await previa('604', '09/2026')).linhas).toEqual([]);
    expect(await confirma(codigo)).toMatchObject({ status: 200 });
    expect(await previa('604', '09/2026')).toMatchObject({
      linhas: [['2', 'A_MAO', '09/2026', '77,70']],
      saldo: ['0,00', '77,70', '77,70', '0,00'],
    });
    await gera('09/2026');
    expect(await previa('604', '09/2026')).toMatchObject({
      situacao: 'fechada',
      linhas: [['2', 'A_MAO', '09/2026', '77,70']],
    });
    expect((await previa('604', '10/2026')).linhas).toEqual([]);
    expect(await linhas()).toMatchObject([{ situacao: 'Fechada', competencia: '09/2026' }]);
  });

  it('COM-45: tells its reason and its two persons, before and after the closing, and its own sum', async () => {
    const { codigo } = await escreve();
    await confirma(codigo);
    const causa =
      'A regra venceu em 30/06. (escrita por Pessoa GERENTE em 21/11/2026 09:00, confirmada por Pessoa DIRETOR em 21/11/2026 09:00)';
    const doMes = async () => (await doVendedor.get('vendedor/getPreviaComissao/meu/08_2026')).linhas;
    expect(await doMes()).toMatchObject([{ especie: 'A_MAO', causa }]);
    await gera('08/2026');
    expect(await doMes()).toMatchObject([{ especie: 'A_MAO', causa }]);
    const { vendedores } = await get('comissionamento/getPreviaComissaoGeral/08_2026');
    expect(vendedores[1]).toMatchObject({ qtdeAMao: 1, valorAMao: '77,70', valorLinhas: '77,70' });
  });

  it('COM-46: is not confirmed by its writer, who is named, nor twice', async () => {
    const { codigo } = await escreve();
    expect(await confirma(codigo, doGerente)).toMatchObject({
      status: 403,
      message:
        'Esta linha foi escrita por você (Pessoa GERENTE, em 21/11/2026 09:00): outra pessoa a confirma.',
    });
    const both = await Promise.all([confirma(codigo), confirma(codigo)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await confirma(codigo)).toMatchObject({
      message: 'Esta linha já foi confirmada em 21/11/2026 09:00 por Pessoa DIRETOR.',
    });
  });

  it('COM-46: is refused with a reason, also after its confirmation, until a closing has it', async () => {
    const { codigo } = await escreve();
    expect(await recusa(codigo, ' ')).toMatchObject({ status: 422, problems: [{ field: 'motivo' }] });
    await confirma(codigo);
    expect(await recusa(codigo)).toMatchObject({ status: 200 });
    expect(await linhas()).toMatchObject([
      {
        situacao: 'Recusada',
        escritaPor: 'Pessoa GERENTE',
        decididaPor: 'Pessoa DIRETOR',
        decisao: 'Não era dele.',
      },
    ]);
    expect((await previa('604', '08/2026')).linhas).toEqual([]);
    expect(await confirma(codigo)).toMatchObject({
      status: 409,
      message: 'Esta linha já foi recusada em 21/11/2026 09:00 por Pessoa DIRETOR.',
    });
    const again = await escreve();
    await confirma(again.codigo);
    await gera('08/2026');
    expect(await recusa(again.codigo)).toMatchObject({
      status: 409,
      message: 'Esta linha já está no fechamento de 08/2026: não se desfaz.',
    });
  });

  it('COM-46: is withdrawn by its writer', async () => {
    const { codigo } = await escreve();
    expect(await recusa(codigo, 'Errei o valor.', doGerente)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ codigoVenda: '99' }, 422, 'Nenhuma venda tem o código 99.'],
    [{ codigoVendedor: '99' }, 422, 'Nenhum vendedor tem o código 99.'],
    [{ definitivaEm: '01/08/2026' }, 422, 'O dia não pode ser antes da efetivação da venda, em 11/08/2026.'],
    [{ valor: '0,00' }, 400, ''],
    [{ motivo: '  ' }, 400, ''],
  ])('is refused when it cannot be right: %j is %i', async (over, status, message) => {
    const reply = await escreve(over);
    expect(reply.status).toBe(status);
    expect(reply.message).toContain(message);
    expect(await linhas()).toEqual([]);
  });

  it('stands once a sale and seller until a closing has it', async () => {
    const both = await Promise.all([escreve(), escreve()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await escreve()).message).toBe(
      'A venda 2 já tem, para o vendedor 604, uma linha à mão que nenhum fechamento levou: recuse-a antes, ou espere o fechamento.',
    );
  });

  it('is of managers', async () => {
    expect(await doVendedor.post('escreverLinha', linha)).toMatchObject({ status: 403 });
    const { codigo } = await escreve();
    expect(await confirma(codigo, doVendedor)).toMatchObject({ status: 403 });
    expect(await doGerente.post('decidirLinha', { codigo: '0', aceita: true, motivo: '' })).toMatchObject({
      status: 404,
    });
  });

  it('COM-48: is taken back with a life that is cancelled in time, once', async () => {
    const { codigo } = await escreve({ definitivaEm: '11/11/2026' });
    await confirma(codigo);
    await gera('08/2026');
    await cancela(t.db, '2', '2026-09-20');
    expect((await previa('604', '09/2026')).linhas).toEqual([['2', 'ESTORNO', '09/2026', '-77,70']]);
    await gera('09/2026');
    expect((await previa('604', '10/2026')).linhas).toEqual([]);
  });

  it('COM-48: stays when its sale changes after the month was closed', async () => {
    const { codigo } = await escreve();
    await confirma(codigo);
    await gera('08/2026');
    await t.db.updateTable('venda').set({ valor_cents: 40_000 }).where('codigo', '=', '2').execute();
    expect((await previa('604', '09/2026')).linhas).toEqual([]);
  });

  it('COM-48: pays another seller than the one of the sale', async () => {
    const { codigo } = await escreve({ codigoVenda: '1', codigoVendedor: '607' });
    await confirma(codigo);
    expect((await previa('607', '08/2026')).linhas).toEqual([['1', 'A_MAO', '08/2026', '77,70']]);
    expect((await previa('601', '08/2026')).linhas).toEqual([['1', 'VIDA', '08/2026', '60,00']]);
  });
});
