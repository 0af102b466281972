import type { PreviaDesfazer } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { linhaDoDesfazer } from '@vidas/api-client/financeiro/retorno/desfazer.rules.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { aberto, type RetornoKit, retornoKit } from './fixtures/kit.ts';
import { paga, pagaParte, retorno, writeTitulos } from './fixtures/titulos.ts';

let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

describe('undoing', () => {
  const desfaz = (arquivo: string, linha = 0, as = kit.gerente) =>
    kit.manda('desfazRetorno', { arquivo, linha, motivo: 'engano' }, as);
  const previa = (arquivo: string, linha = 0) =>
    kit.pede<PreviaDesfazer>(`getPreviaDesfazer/${arquivo}/${linha}`, kit.gerente);

  it('is for managers, with a reason (CBR-22)', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1)]));
    expect(await desfaz(arquivoId, 0, kit.pessoa)).toMatchObject({ status: 403 });
    expect(
      (
        await kit.t.staff.inject({
          url: `/api/v1/financeiro/getPreviaDesfazer/${arquivoId}/0`,
          headers: { authorization: kit.pessoa },
        })
      ).statusCode,
    ).toBe(403);
    expect(await kit.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: ' ' })).toMatchObject({
      status: 400,
      message: 'Motivo: diga por que se desfaz',
    });
    expect(await kit.titulo(1)).toMatchObject({ status: 'PAGA' });
  });

  it('takes back what was confirmed, or nothing (REL-46)', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1), paga(2)]));
    const undo = (confirmado: object) =>
      kit.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano', confirmado });
    const visto = (titulos: number, valor: number) =>
      confirmadoDe([linhaDoDesfazer({ titulos, valor, creditos: 0, linhas: titulos })]);
    expect(await undo(visto(1, 30_000))).toMatchObject({
      status: 409,
      message:
        'Era 1 título e R$ 300,00; agora são 2 títulos e R$ 600,00. Nada foi feito: confira e confirme de novo.',
    });
    expect((await kit.titulo(1)).status).toBe('PAGA');
    expect(await undo(visto(2, 60_000))).toMatchObject({
      message: 'Arquivo desfeito: 2 títulos voltaram a como estavam antes.',
    });
    expect(await kit.titulo(1)).toEqual(aberto);
  });

  it('takes back one line and leaves the others (CBR-19)', async () => {
    const { arquivoId } = await kit.aplica(
      retorno([paga(1), paga(2), { nossoNumero: nossoNumero(3), comando: '09' }]),
    );
    expect(await previa(arquivoId, 2)).toMatchObject({
      pode: true,
      titulos: 1,
      valor: '300,00',
      impedimentos: [],
    });
    expect(await desfaz(arquivoId, 2)).toMatchObject({
      message: 'Linha desfeita: 1 título voltou a como estava antes.',
    });
    expect([await kit.titulo(1), (await kit.titulo(2)).status]).toEqual([aberto, 'PAGA']);
    expect(await desfaz(arquivoId, 2)).toMatchObject({ status: 404 });
    expect(await desfaz(arquivoId, 4)).toMatchObject({
      status: 409,
      message: 'Esta linha não mudou nenhum título; não há o que desfazer.',
    });
    const outra = await kit.aplica(retorno([paga(1), paga(2)], { gravadoEm: '2026-11-12' }));
    expect(await kit.fins(outra.arquivoId)).toEqual(['LIQUIDADO', 'REPETIDA']);
  });

  it('is refused while a later line stands on it, and says which (CBR-19)', async () => {
    const um = await kit.aplica(retorno([paga(1, { comando: '07', natureza: '02', recebido: 10_000 })]));
    const dois = await kit.aplica(
      retorno([paga(1, { comando: '08', natureza: '03', recebido: 20_000 })], { sequencial: 8 }),
      { name: 'CBR643_saldo.ret' },
    );
    const texto = 'A linha 2 de CBR643_saldo.ret mexeu depois no título T1.';
    expect(await previa(um.arquivoId)).toMatchObject({ pode: false, impedimentos: [texto] });
    expect(await desfaz(um.arquivoId)).toMatchObject({
      status: 409,
      message: `Desfaça antes o que se apoia nisto. ${texto}`,
    });
    expect(await kit.titulo(1)).toMatchObject({ pago: 30_000 });
    expect([(await desfaz(dois.arquivoId)).status, (await desfaz(um.arquivoId)).status]).toEqual([200, 200]);
    expect(await kit.titulo(1)).toEqual(aberto);
  });

  it('is refused while a later file left out an equal line because of it', async () => {
    const um = await kit.aplica(retorno([paga(1)]));
    await kit.aplica(retorno([paga(1)], { sequencial: 8 }), { name: 'CBR643_igual.ret' });
    expect(await desfaz(um.arquivoId)).toMatchObject({
      status: 409,
      message:
        'Desfaça antes o que se apoia nisto. A linha 2 de CBR643_igual.ret é igual à linha 2 e foi julgada por ela.',
    });
  });

  it('names the files that stand on it, each once, with how many of their lines', async () => {
    const um = await kit.aplica(retorno([1, 2, 3].map((n) => pagaParte(n, 10_000))));
    const dois = await kit.aplica(
      retorno(
        [1, 2, 3].map((n) => pagaParte(n, 5_000)),
        { sequencial: 8 },
      ),
      {
        name: 'CBR643_D.ret',
      },
    );
    const tres = await kit.aplica(retorno([pagaParte(1, 10_000)], { sequencial: 9 }), {
      name: 'CBR643_E.ret',
    });
    const impedimentos = [
      '3 linhas de CBR643_D.ret mexeram depois nos mesmos títulos.',
      'A linha 2 de CBR643_E.ret é igual à linha 2 e foi julgada por ela.',
    ];
    expect(await previa(um.arquivoId)).toMatchObject({
      pode: false,
      impedimentos,
      apoios: [
        { arquivoId: dois.arquivoId, nome: 'CBR643_D.ret', linhas: 3 },
        { arquivoId: tres.arquivoId, nome: 'CBR643_E.ret', linhas: 1 },
      ],
    });
    expect(await desfaz(um.arquivoId)).toMatchObject({
      status: 409,
      message: `Desfaça antes o que se apoia nisto. ${impedimentos.join(' ')}`,
    });
  });

  it('is refused when the title has changed by another way', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1)]));
    await kit.t.db.updateTable('titulo').set({ valor_pago_cents: 1 }).where('numero', '=', 'T1').execute();
    expect(await desfaz(arquivoId)).toMatchObject({
      status: 409,
      message: 'O título T1 ou a sua fatura mudaram depois, por outro caminho; nada foi desfeito.',
    });
    expect((await previa(arquivoId)).pode).toBe(false);
  });

  it('says before it what stays as it is (CBR-19)', async () => {
    const { arquivoId } = await kit.aplica(
      retorno([paga(1), { nossoNumero: nossoNumero(3), comando: '09' }, paga(2)]),
    );
    const conferido = { dia: '11/11/2026', valorExtrato: '595,80', observacao: null };
    expect(await kit.manda('confereCredito', conferido)).toMatchObject({ status: 200 });
    const { naoToca, titulos } = await previa(arquivoId);
    expect([titulos, naoToca]).toEqual([
      2,
      [
        '1 linha que não mudou título nenhum.',
        'A conferência de 1 dia de crédito contra o extrato: ela fica, e o dia aparece como mudado.',
        'Boletos, e-mails e mensagens já enviados.',
        'Comissões de meses fechados: a diferença entra no próximo mês aberto.',
        'O histórico: fica escrito quem desfez, quando e por quê.',
      ],
    ]);
    expect((await kit.titulo(1)).status).toBe('PAGA');
  });

  it('of a line, and a decision, stay in the history of the file and of the line (CBR-20)', async () => {
    const um = await kit.aplica(retorno([paga(1), paga(2)]));
    await desfaz(um.arquivoId, 3);
    const dois = await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
    await kit.manda('decideDuvidaRetorno', { arquivo: dois.arquivoId, linha: 2, segundoPagamento: true });
    const passos = async (de: string) =>
      (
        await kit.pede<{ historico: { acao: string; linha: number; por: string; motivo: string }[] }>(de)
      ).historico.map(({ acao, linha, por, motivo }) => [acao, linha, por, motivo]);
    const desfeita = ['LINHA DESFEITA', 3, 'Gilda Gerente', 'engano'];
    const decidida = ['SEGUNDO PAGAMENTO', 2, 'Gilda Gerente', null];
    expect(await passos(`getResumoRetorno/${um.arquivoId}`)).toContainEqual(desfeita);
    expect(await passos(`getLinhaRetorno/${um.arquivoId}/3`)).toEqual([desfeita]);
    expect(await passos(`getLinhaRetorno/${um.arquivoId}/2`)).toEqual([]);
    expect(await passos(`getLinhaRetorno/${dois.arquivoId}/2`)).toEqual([decidida]);
  });

  it('stays in the history (CBR-20)', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1)]));
    await desfaz(arquivoId);
    expect(await kit.pede(`getResumoRetorno/${arquivoId}`)).toMatchObject({
      situacao: 'DESFEITO',
      historico: [
        { acao: 'APLICADO', linha: null, por: 'Flávio Financeiro', motivo: null },
        { acao: 'DESFEITO', linha: null, por: 'Gilda Gerente', motivo: 'engano' },
      ],
    });
  });
});
