// @module-tag embedded
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { prestadores, writeGuia } from './guias.fixture.ts';
import { approved, guiasServer, one } from './guiasServer.fixture.ts';

const { t, ana, rui, centro, ask, set, read, historyOf } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

describe('a pendency', () => {
  it('CTM-66: is accepted with reason, table and price, and the guide is paid', async () => {
    await writeGuia(t.db, { numero: '1', status: 0 }, [
      one({
        tabela_aprovada: '00',
        codigo: '99999999',
        codigo_amb: null,
        tipo: null,
        valor_unitario_operadora_cents: null,
        status: 0,
        pendencia: 'Código TUSS não cadastrado',
      }),
    ]);
    expect(await set([{ status: 1 }])).toMatchObject({
      success: false,
      resultados: [{ motivos: [{ regra: 'CTM-13' }, { regra: 'CTM-18' }] }],
    });
    const aceite = { motivo: 'Fio sem código na tabela; conferido', tabela: '19', vrUnitario: '100,00' };
    expect(await set([{ aceite }])).toMatchObject({
      success: true,
      guias: [
        {
          guia: { status: null },
          itens: [
            { status: null, codTabelaAprov: '19', vrUnitarioOeste: '100,00', pendenciaAceita: aceite.motivo },
          ],
        },
      ],
    });
    expect(await set([{ status: 1 }])).toMatchObject({
      success: true,
      guias: [{ guia: { status: 2, vrTotalAprovado: '100,00' } }],
    });
    expect((await historyOf()).map(({ descricao, para }) => [descricao, para])).toContainEqual([
      'Item 1 aceito com a pendência',
      `não revisado · tabela 19 · pendência aceita: ${aceite.motivo}`,
    ]);
  });

  it('CTM-66: is named at its field when the reason lacks', async () => {
    await writeGuia(t.db, { numero: '1', status: 0 }, [one({ status: 0, pendencia: 'Sem guia' })]);
    expect(await set([{ aceite: { motivo: '' } }])).toMatchObject({
      success: false,
      resultados: [{ problemas: [{ field: 'motivo' }] }],
    });
  });
});

describe('deciding about items', () => {
  it('approves item by item until the guide is valid, and takes it back, as its history says (CTM-43)', async () => {
    await writeGuia(t.db, { numero: '1' }, [
      one(),
      one({
        sequencia: 2,
        valor_cents: 10_050,
        valor_unitario_cents: 10_050,
        valor_unitario_operadora_cents: 20_000,
      }),
    ]);
    expect(await set([{ status: 1 }])).toMatchObject({
      success: true,
      guias: [
        {
          guia: { status: null, versao: 1 },
          itens: [{ vrTotalAprov: '100,00', qtdExecAprov: '1' }, { vrTotalAprov: null }],
        },
      ],
    });
    expect(await set([{ seqItem: 2, status: 1 }])).toMatchObject({
      guias: [{ guia: { status: 2, vrTotalAprovado: '200,50' } }],
    });
    expect(await set([{ status: null }])).toMatchObject({
      guias: [
        { guia: { status: null, vrTotalAprovado: null }, itens: [{ status: null, vrTotalAprov: null }, {}] },
      ],
    });
    const history = await historyOf();
    expect(
      history.map(({ descricao, sequencia, de, para, versao }) => [descricao, sequencia, de, para, versao]),
    ).toEqual([
      [
        'Item 1 aprovado',
        1,
        'não revisado · tabela 22 · AMB 28040481',
        'aprovado 1, R$ 100,00 · tabela 22 · AMB 28040481',
        1,
      ],
      [
        'Item 2 aprovado',
        2,
        'não revisado · tabela 22 · AMB 28040481',
        'aprovado 1, R$ 100,50 · tabela 22 · AMB 28040481',
        2,
      ],
      ['Situação da guia', null, 'Verificar', 'Válida', 2],
      [
        'Item 1 desaprovado',
        1,
        'aprovado 1, R$ 100,00 · tabela 22 · AMB 28040481',
        'não revisado · tabela 22 · AMB 28040481',
        3,
      ],
      ['Situação da guia', null, 'Válida', 'Verificar', 3],
    ]);
    expect((await read()).guia).toMatchObject({
      historico: [{ quem: 'Ana Vidal Prado', quando: '21/11/2026 09:00' }, {}, {}, {}, {}],
    });
  });

  it('does what it can of many and says of the others why not', async () => {
    await writeGuia(t.db, { numero: '1' }, [
      one(),
      one({ sequencia: 2, status: 0, pendencia: 'Sem guia' }),
      one({ sequencia: 3, codigo_amb: null, valor_unitario_operadora_cents: 9_000 }),
      approved(4),
    ]);
    const reply = await set([1, 2, 3, 4, 9].map((seqItem) => ({ seqItem, status: 1 })));
    expect(reply).toMatchObject({ success: false, message: 'Há itens com pendências na sua seleção!' });
    expect(reply.resultados).toMatchObject([
      { situacao: 'feito' },
      { situacao: 'recusado', motivos: [{ regra: 'CTM-13' }] },
      { situacao: 'recusado', motivos: [{ regra: 'CTM-14' }, { regra: 'CTM-15' }] },
      { situacao: 'jaEstava' },
      { situacao: 'recusado' },
    ]);
    expect(reply.guias[0]?.guia).toMatchObject({ status: 0 });
  });

  it('refuses a code of denial that is not in the table, and takes one of it in small letters', async () => {
    const material = { tabela: '19', tabela_aprovada: '19', tipo: null, codigo_amb: null };
    await writeGuia(t.db, { numero: '1' }, [one({ ...material, codigo: '70000010' })]);
    const wish = { status: 1, qtdExecAprov: '1', vrTotalAprov: '60,00', GLO_COMENTARIO: 'A maior' };
    expect((await set([{ ...wish, COM_COD: '9999' }])).resultados).toMatchObject([
      { situacao: 'recusado', problemas: [{ field: 'COM_COD', message: 'Código não cadastrado' }] },
    ]);
    expect(await set([{ ...wish, COM_COD: ' 1705 ' }])).toMatchObject({ success: true });
    expect((await read()).itens).toMatchObject([{ vrTotalAprov: '60,00', COM_COD: '1705' }]);
  });

  it('moves an unidentified item with the price of its new table, and back', async () => {
    await writeGuia(t.db, { numero: '1' }, [
      one({
        tabela: '19',
        tabela_aprovada: '00',
        codigo: '70000010',
        tipo: null,
        codigo_amb: null,
        valor_unitario_operadora_cents: null,
      }),
    ]);
    expect(await set([{ codTabelaAprov: '19' }])).toMatchObject({
      guias: [{ itens: [{ codTabelaAprov: '19', vrUnitarioOeste: '2,50' }] }],
    });
    expect(await set([{ codTabelaAprov: '00' }])).toMatchObject({
      guias: [{ itens: [{ codTabelaAprov: '00', vrUnitarioOeste: null }] }],
    });
    expect(await set([{ codTabelaAprov: '22' }])).toMatchObject({
      success: false,
      message: 'Não foi possível transferir os itens!',
    });
  });

  it('takes the AMB code with its type', async () => {
    await writeGuia(t.db, { numero: '1' }, [one({ codigo_amb: null })]);
    expect(await set([{ codProcAmb: '28040499' }])).toMatchObject({
      guias: [{ itens: [{ codProcAmb: '28040499', tipoProcOS: 'HM' }] }],
    });
    expect(await set([{ codProcAmb: '1' }])).toMatchObject({
      success: false,
      message: 'Não foi possível alterar o código AMB!',
    });
  });

  it.each([1, 3] as const)('touches nothing of a guide with status %i', async (status) => {
    const closed = status === 1 ? { incorporada_em: '2026-11-20T09:00:00', competencia: '2026-11' } : {};
    await writeGuia(t.db, { numero: '1', status, ...closed }, [one()]);
    expect((await set([{ status: 1 }])).resultados).toMatchObject([
      { situacao: 'recusado', motivos: [{ regra: 'CTM-31' }] },
    ]);
    expect(await historyOf()).toEqual([]);
  });

  it('leaves the guides out when they are not wanted (CTM-53)', async () => {
    await writeGuia(t.db, { numero: '1' }, [one()]);
    expect(await set([{ status: 1 }], ana, { mostrarResultado: false })).not.toHaveProperty('guias');
  });
});

describe('two reviewers (CTM-42, CTM-44)', () => {
  const seen = async () => {
    const { guia, itens } = await read();
    return itens.map(({ seqItem, resumo }) => ({ seqItem, resumo, versao: guia['versao'] }));
  };
  const glosa = { status: 1, qtdExecAprov: '0', vrTotalAprov: '0', COM_COD: '1402', GLO_COMENTARIO: 'Não' };

  it('on one item: the second is refused and told what the first did', async () => {
    await writeGuia(t.db, { numero: '1' }, [one(), one({ sequencia: 2 })]);
    const [first, second] = await seen();
    await set([{ ...first, ...glosa }], rui);
    expect((await set([{ ...first, status: 1 }])).resultados).toMatchObject([{ situacao: 'jaEstava' }]);
    const mine = { ...first, ...glosa, GLO_COMENTARIO: 'Em duplicidade' };
    const reply = await set([mine]);
    expect(reply).toMatchObject({ success: false });
    expect(reply.resultados).toMatchObject([
      {
        situacao: 'conflito',
        mudancas: [
          {
            quem: 'Rui Farias Lobo',
            seqItem: 1,
            de: expect.stringMatching(/^não revisado/),
            para: expect.stringMatching(/glosa 1402/),
          },
        ],
      },
    ]);
    expect((await read()).itens[0]).toMatchObject({ GLO_COMENTARIO: 'Não' });
    expect((await set([{ ...second, status: 1 }])).resultados).toMatchObject([{ situacao: 'feito' }]);
  });

  it('approving the same twenty times at once is one line of history', async () => {
    await writeGuia(t.db, { numero: '1' }, [one(), one({ sequencia: 2 })]);
    const [first] = await seen();
    const replies = await Promise.all(Array.from({ length: 20 }, () => set([{ ...first, status: 1 }])));
    expect(replies.map(({ resultados }) => resultados[0]?.situacao).toSorted()).toEqual([
      'feito',
      ...Array<string>(19).fill('jaEstava'),
    ]);
    expect(await historyOf()).toHaveLength(1);
  });

  it('of guides in crossed orders do not wait for each other', async () => {
    await writeGuia(t.db, { numero: '1' }, [one(), one({ sequencia: 2 })]);
    await writeGuia(t.db, { numero: '2' }, [one(), one({ sequencia: 2 })]);
    const both = [
      { numGuia: '1', status: 1 },
      { numGuia: '2', status: 1 },
    ];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => set(at % 2 === 0 ? both : both.toReversed())),
    );
    expect(replies.every(({ success }) => success)).toBe(true);
    expect([await historyOf('1'), await historyOf('2')].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('equal items (CTM-46)', () => {
  const iguais = async (who = ana) => ask('getItensIguais', { numGuia: '1', seqItem: 1 }, who);

  it('are those of open guides of the provider that the decision fits', async () => {
    await writeGuia(t.db, { numero: '1' }, [
      one(),
      one({ sequencia: 2 }),
      one({ sequencia: 3, quantidade: 2 }),
    ]);
    await writeGuia(t.db, { numero: '2', status: 0 }, [
      one(),
      approved(2),
      one({ sequencia: 3, codigo: '1' }),
    ]);
    await writeGuia(t.db, { numero: '3', status: 3 }, [one()]);
    await writeGuia(t.db, { numero: '4', prestador_codigo: prestadores.centro }, [one()]);
    const reply = await iguais();
    expect(reply.itens.map(({ numGuia, seqItem }) => [numGuia, seqItem])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    expect(await iguais(centro)).toMatchObject({ status: 404 });
    const wish = reply.itens.map(({ numGuia, seqItem, resumo }) => ({ numGuia, seqItem, resumo, status: 1 }));
    const applied = await set(wish);
    expect(applied.resultados).toMatchObject([{ situacao: 'feito' }, { situacao: 'feito' }]);
    expect((await iguais()).itens).toEqual([]);
    const now = applied.guias.flatMap(({ itens }) => itens).filter(({ status }) => status === 1);
    const undo = now
      .filter(({ numGuia, seqItem }) =>
        wish.some((each) => each.numGuia === numGuia && each.seqItem === seqItem),
      )
      .map(({ numGuia, seqItem, resumo }) => ({ numGuia, seqItem, resumo, status: null }));
    expect((await set(undo)).resultados).toMatchObject([{ situacao: 'feito' }, { situacao: 'feito' }]);
    expect((await iguais()).itens).toHaveLength(2);
  });
});
