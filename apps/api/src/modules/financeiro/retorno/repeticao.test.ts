import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { type RetornoKit, retornoKit } from './fixtures/kit.ts';
import { saldos } from './fixtures/saldos.sql.ts';
import { paga, retorno, writeTitulos } from './fixtures/titulos.ts';

let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

describe('repetition leaves every balance as it was:', () => {
  const dez = Array.from({ length: 10 }, (_, at) => paga(at + 1));
  const texto = retorno([
    ...dez,
    {
      nossoNumero: nossoNumero(11),
      comando: '28',
      lancamento: 350,
      debitoCredito: 1,
      ocorrencia: '2026-11-10',
    },
  ]);

  it('again under its name, and under another one (CBR-17)', async () => {
    const name = 'CBR643_outubro.ret';
    await kit.aplica(texto, { name });
    const antes = await saldos(kit.t.db);
    const denovo = await kit.envia(texto, { name: 'cbr643_OUTUBRO.ret' });
    expect([denovo.statusCode, denovo.json<{ message: string }>().message]).toEqual([
      409,
      'cbr643_OUTUBRO.ret Upload de arquivo já foi executado. Enviado em 20/11/2026 12:00 por Flávio Financeiro.',
    ]);
    expect((await kit.envia(texto)).json<{ message: string }>().message).toMatch(
      /Upload de arquivo já foi executado\. O conteúdo é o de CBR643_outubro\.ret, enviado em/,
    );
    expect(await kit.pede('getNomeArquivo/CBR643_OUTUBRO.RET')).toMatchObject({ existe: true });
    expect(await kit.pede('getNomeArquivo/CBR643_novembro.ret')).toEqual({ existe: false, message: null });
    expect(await saldos(kit.t.db)).toEqual(antes);
  });

  test.each([
    ['other line ends', texto.replaceAll('\n', '\r\n')],
    ['a new stamp', retorno([...dez], { sequencial: 7, gravadoEm: '2026-11-12' })],
    ['a new stamp and number', retorno([...dez], { sequencial: 8, gravadoEm: '2026-11-12' })],
  ])('%s (CBR-15)', async (_, outro) => {
    await kit.aplica(texto);
    const antes = await saldos(kit.t.db);
    const { arquivoId } = await kit.aplica(outro);
    expect(new Set(await kit.fins(arquivoId))).toEqual(new Set(['REPETIDA']));
    expect(await saldos(kit.t.db)).toEqual(antes);
  });

  it('half of one file and half of the next (CBR-15)', async () => {
    await kit.aplica(retorno(dez.slice(0, 6)));
    await kit.aplica(retorno(dez.slice(3, 10), { sequencial: 8 }));
    const metade = await saldos(kit.t.db);
    await writeTitulos(kit.t.db, 12);
    await kit.aplica(retorno(dez));
    expect(metade).toEqual(await saldos(kit.t.db));
  });

  it('twice at once (CBR-17)', async () => {
    const name = kit.nome();
    const respostas = await Promise.all([1, 2, 3].map(() => kit.envia(texto, { name })));
    expect(respostas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await kit.t.db.selectFrom('retorno_efeito').select('linha').execute()).toHaveLength(10);
  });

  it('undone and again', async () => {
    const name = kit.nome();
    const vazio = await saldos(kit.t.db);
    const um = await kit.aplica(texto, { name });
    const antes = await saldos(kit.t.db);
    expect(
      await kit.manda('desfazRetorno', { arquivo: um.arquivoId, linha: 0, motivo: 'arquivo do mês errado' }),
    ).toMatchObject({
      status: 200,
      message: 'Arquivo desfeito: 10 títulos voltaram a como estavam antes.',
    });
    expect(await saldos(kit.t.db)).toEqual(vazio);
    const dois = await kit.aplica(texto, { name });
    expect(new Set(await kit.fins(dois.arquivoId))).toEqual(new Set(['LIQUIDADO', 'TARIFA']));
    expect(await saldos(kit.t.db)).toEqual(antes);
  });
});

describe('a true second payment is never eaten:', () => {
  it('an equal line of the same file counts (CBR-14)', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1), paga(1)]));
    expect(await kit.fins(arquivoId)).toEqual(['LIQUIDADO', 'DUPLICIDADE']);
  });

  it('once more than in the file before it counts once more (CBR-14, CBR-15)', async () => {
    await kit.aplica(retorno([paga(1), paga(2), paga(3)]));
    const { arquivoId } = await kit.aplica(
      retorno([paga(1), paga(1), paga(2), paga(3)], { gravadoEm: '2026-11-12' }),
    );
    expect(await kit.fins(arquivoId)).toEqual(['REPETIDA', 'DUPLICIDADE', 'REPETIDA', 'REPETIDA']);
    const terceiro = await kit.aplica(
      retorno([paga(1), paga(1), paga(2), paga(3)], { gravadoEm: '2026-11-13' }),
    );
    expect(new Set(await kit.fins(terceiro.arquivoId))).toEqual(new Set(['REPETIDA']));
    expect(await kit.pede('getCreditosRetorno')).toHaveLength(1);
  });

  it('an equal line of a later file that is no overlap waits, and counts when a person says so (CBR-16)', async () => {
    await kit.aplica(retorno([paga(1), paga(2), paga(3)]), { name: 'CBR643_a.ret' });
    const antes = await saldos(kit.t.db);
    const { arquivoId } = await kit.aplica(retorno([paga(4), paga(1), paga(5), paga(6)], { sequencial: 8 }));
    expect(await kit.fins(arquivoId)).toEqual(['LIQUIDADO', 'DUVIDA', 'LIQUIDADO', 'LIQUIDADO']);
    expect(await kit.pede('getDuvidasRetorno')).toMatchObject([
      { arquivoId, linha: 3, titulo: 'T1', recebido: '300,00', igualA: 'CBR643_a.ret, linha 2' },
    ]);
    expect(await kit.titulo(1)).toMatchObject({ pago: 30_000 });
    const decisao = { arquivo: arquivoId, linha: 3, segundoPagamento: true };
    expect(await kit.manda('decideDuvidaRetorno', decisao, kit.pessoa)).toMatchObject({
      message: 'A linha vale como segundo pagamento.',
    });
    expect(await kit.manda('decideDuvidaRetorno', decisao, kit.pessoa)).toMatchObject({
      status: 409,
      message: 'Esta linha já foi decidida: pago em duplicidade.',
    });
    expect([await kit.fins(arquivoId), await kit.pede('getDuvidasRetorno')]).toEqual([
      ['LIQUIDADO', 'DUPLICIDADE', 'LIQUIDADO', 'LIQUIDADO'],
      [],
    ]);
    expect(await kit.pede('getCreditosRetorno')).toMatchObject([{ titulo: 'T1', credito: '300,00' }]);
    expect(antes).not.toEqual(await saldos(kit.t.db));
  });

  it('what was taken for a repetition may still be said to be a second payment (CBR-16)', async () => {
    await kit.aplica(retorno([paga(1), paga(2), paga(3)]));
    const { arquivoId } = await kit.aplica(retorno([paga(1), paga(2), paga(3)], { gravadoEm: '2026-11-12' }));
    await kit.manda(
      'decideDuvidaRetorno',
      { arquivo: arquivoId, linha: 2, segundoPagamento: true },
      kit.pessoa,
    );
    expect(await kit.fins(arquivoId)).toEqual(['DUPLICIDADE', 'REPETIDA', 'REPETIDA']);
  });

  it('a repetition that a person dismissed counts for nothing (CBR-16)', async () => {
    await kit.aplica(retorno([paga(1)]));
    const antes = await saldos(kit.t.db);
    const { arquivoId } = await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
    expect(await kit.fins(arquivoId)).toEqual(['DUVIDA']);
    await kit.manda(
      'decideDuvidaRetorno',
      { arquivo: arquivoId, linha: 2, segundoPagamento: false },
      kit.pessoa,
    );
    expect([await kit.fins(arquivoId), await saldos(kit.t.db)]).toEqual([['REPETIDA'], antes]);
  });
});
