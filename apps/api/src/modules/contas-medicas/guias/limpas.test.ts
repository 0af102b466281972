// @module-tag embedded
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { prestadores, writeGuia } from './guias.fixture.ts';
import { approved, guiasServer, one } from './guiasServer.fixture.ts';

const { t, ana, rui, centro, ask, set, read, guiaRow, historyOf } = await guiasServer();

/** An item that no rule speaks against: its code has one AMB code, of one type. */
const limpo = (given: Parameters<typeof one>[0] = {}) =>
  one({ tabela: '19', tabela_aprovada: '19', codigo: '70000010', tipo: null, codigo_amb: null, ...given });

beforeEach(async () => {
  t.deps.config.limpasAcimaDe = null;
  await t.db.deleteFrom('guias_limpas_pedido').execute();
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

interface Julgada {
  numGuia: string;
  versao: number;
  limpa: boolean;
  itensLimpos: number[];
  vrLimpo: string;
}

const judge = async (numGuias: string[], who = ana, codPrestador: string = prestadores.clinica) => {
  const reply = await ask('getGuiasLimpas', { codPrestador, numGuias }, who);
  const { julgadas = [], julgadasPor } = reply as { julgadas?: Julgada[]; julgadasPor?: string[] };
  return { ...reply, julgadas, julgadasPor };
};
const seen = async (numGuias: string[]) =>
  (await judge(numGuias)).julgadas.map(({ numGuia, versao }) => ({ numGuia, versao }));
const approve = (guias: object[], soma: string, who = ana) => ask('aprovaGuiasLimpas', { guias, soma }, who);
const undo = (guias: unknown, who = ana) => ask('desfazGuiasLimpas', { guias }, who);

describe('clean guides', () => {
  it.each<[string, Parameters<typeof writeGuia>[1] | null, Parameters<typeof one>[0]]>([
    ['no price', null, { valor_unitario_operadora_cents: null }],
    ['a price of nothing', null, { valor_unitario_operadora_cents: 0 }],
    ['a charge above the price', null, { valor_unitario_operadora_cents: 9_000 }],
    ['a pendency', { numero: '1', status: 0 }, { status: 0, pendencia: 'Sem senha' }],
    ['a pendency that somebody accepted', null, { pendencia: 'Sem senha', pendencia_aceita: 'Conferida' }],
    ['a total that is not its sum', null, { valor_cents: 9_999 }],
    ['an unknown code', null, { codigo: '70999999' }],
    ['an observation', null, { observacao: 'rever' }],
    ['somebody who already decided', null, approved()],
  ])('CTM-100: %s keeps an item and its guide out', async (_, guia, item) => {
    await writeGuia(t.db, guia ?? { numero: '1' }, [limpo(item), limpo({ sequencia: 2 })]);
    expect((await judge(['1'])).julgadas).toMatchObject([
      { limpa: false, itensLimpos: [2], vrLimpo: '100,00' },
    ]);
  });

  it('CTM-100: are judged many at once, with the rules that judged them', async () => {
    await writeGuia(t.db, { numero: '1' }, [limpo(), limpo({ sequencia: 2 })]);
    await writeGuia(t.db, { numero: '2' }, [limpo()]);
    await t.db.insertInto('guia_pendencia').values({ guia_numero: '2', mensagem: 'Sem senha' }).execute();
    await writeGuia(t.db, { numero: '3', status: 2 }, [approved()]);
    await writeGuia(t.db, { numero: '4' }, []);
    await writeGuia(t.db, { numero: '5', do_arquivo: '{"totais":{"geral":9999}}' }, [limpo()]);
    const reply = await judge(['1', '2', '3', '4', '5']);
    expect(reply.julgadas.map(({ numGuia, limpa, itensLimpos }) => [numGuia, limpa, itensLimpos])).toEqual([
      ['1', true, [1, 2]],
      ['2', false, [1]],
      ['3', false, []],
      ['4', false, []],
      ['5', false, [1]],
    ]);
    expect(reply.julgadasPor).toContain('preço da operadora');
  });

  it('CTM-100: an item that the person has twice on a day is not clean', async () => {
    const exame = { tipo: 'SADT', codigo: '40304370', codigo_amb: '28040490' } as const;
    await t.db
      .insertInto('procedimento')
      .values({
        tabela: '22',
        codigo: '40304370',
        descricao: 'VHS',
        classificacao: 'EXAME',
        tipo: 'SADT',
        especialidade: null,
        imagem: null,
        valor_cents: 10_000,
        apresentacao: null,
        laboratorio: null,
      })
      .onConflict((found) => found.doNothing())
      .execute();
    await writeGuia(t.db, { numero: '1' }, [one(exame)]);
    expect((await judge(['1'])).julgadas).toMatchObject([{ limpa: true }]);
    await writeGuia(t.db, { numero: '2', prestador_codigo: prestadores.centro }, [one(exame)]);
    expect((await judge(['1'])).julgadas).toMatchObject([{ limpa: false, itensLimpos: [] }]);
    // The medical centre learns nothing of other providers.
    expect((await judge(['2'], centro, prestadores.centro)).julgadas).toMatchObject([{ limpa: true }]);
    expect((await judge(['1'], centro)).julgadas).toEqual([]);
  });
});

describe('approving clean guides together', () => {
  const two = async () => {
    await writeGuia(t.db, { numero: '1' }, [limpo(), limpo({ sequencia: 2 })]);
    await writeGuia(t.db, { numero: '2' }, [limpo()]);
    return seen(['1', '2']);
  };

  it('CTM-101: approves all of them with the lines of single approvals, once', async () => {
    const vistas = await two();
    const reply = await approve(vistas, '300,00');
    expect(reply).toMatchObject({
      success: true,
      message: 'Aprovadas: 2 guias limpas, R$ 300,00.',
      espera: false,
      guias: [
        { numGuia: '1', versao: 1 },
        { numGuia: '2', versao: 1 },
      ],
    });
    expect([await guiaRow('1'), await guiaRow('2')]).toMatchObject([
      { status: 2, valor_aprovado_cents: 20_000 },
      { status: 2, valor_aprovado_cents: 10_000 },
    ]);
    expect((await historyOf('1')).map(({ descricao, para }) => [descricao, para])).toEqual([
      ['Item 1 aprovado', 'aprovado 1, R$ 100,00 · tabela 19'],
      ['Item 2 aprovado', 'aprovado 1, R$ 100,00 · tabela 19'],
      ['Situação da guia', 'Válida'],
      ['Guia aprovada entre as limpas', '2 guias limpas, R$ 300,00'],
    ]);
    expect(await approve(vistas, '300,00')).toMatchObject({ success: true, guias: reply.guias });
    expect(await historyOf('1')).toHaveLength(4);
  });

  it('CTM-101: refuses all when somebody changed one, and names it', async () => {
    const vistas = await two();
    await set([{ numGuia: '2', OBSERVACAO: 'rever' }], rui);
    expect(await approve(vistas, '300,00')).toMatchObject({
      status: 409,
      message:
        'A guia 2 mudou depois que você a viu: Item 1 alterado, por Rui Farias Lobo em 21/11/2026 09:00. Nada foi feito.',
    });
    expect(await guiaRow('1')).toMatchObject({ status: null, versao: 0 });
    const agora = await seen(['1', '2']);
    expect(await approve(agora, '300,00')).toMatchObject({
      status: 409,
      message: 'A guia 2 já não está limpa: item 1, Observação: rever. Nada foi feito.',
    });
  });

  it('CTM-101: refuses another sum than the seen one', async () => {
    const vistas = await two();
    expect(await approve(vistas, '299,99')).toMatchObject({
      status: 409,
      message: 'As guias somam agora R$ 300,00, e não R$ 299,99. Nada foi feito.',
    });
  });

  it('CTM-101: many at once approve them once', async () => {
    const vistas = await two();
    const replies = await Promise.all(Array.from({ length: 6 }, () => approve(vistas, '300,00')));
    expect(replies.every(({ success }) => success)).toBe(true);
    expect(await historyOf('1')).toHaveLength(4);
  });

  it('CTM-101: the medical centre has no guides of others', async () => {
    const vistas = await two();
    expect(await approve(vistas, '300,00', centro)).toMatchObject({ status: 404 });
    expect(await undo(vistas, centro)).toMatchObject({ status: 404 });
  });

  it('CTM-102: takes the approval back, once, and only by its own person', async () => {
    const { guias } = await approve(await two(), '300,00');
    expect(await undo(guias, rui)).toMatchObject({
      status: 409,
      message: 'Estas guias não foram aprovadas juntas por você. Nada foi feito.',
    });
    expect(await undo(guias)).toMatchObject({
      success: true,
      message: 'Desfeito: 2 guias limpas voltam a esperar.',
    });
    expect(await undo(guias)).toMatchObject({ success: true });
    expect(await guiaRow('1')).toMatchObject({ status: null, valor_aprovado_cents: null, versao: 2 });
    expect((await historyOf('2')).map(({ descricao }) => descricao)).toEqual([
      'Item 1 aprovado',
      'Situação da guia',
      'Guia aprovada entre as limpas',
      'Item 1 desaprovado',
      'Situação da guia',
      'Aprovação entre as limpas desfeita',
    ]);
    expect((await judge(['1', '2'])).julgadas).toMatchObject([{ limpa: true }, { limpa: true }]);
  });

  it('CTM-102: takes nothing back once somebody changed one', async () => {
    const { guias } = await approve(await two(), '300,00');
    await set([{ numGuia: '2', status: null }], rui);
    expect(await undo(guias)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^A guia 2 mudou depois que você a viu: .*por Rui Farias Lobo/),
    });
    expect(await guiaRow('1')).toMatchObject({ status: 2 });
  });
});

describe('a second person', () => {
  const two = async () => {
    t.deps.config.limpasAcimaDe = 29_999;
    await writeGuia(t.db, { numero: '1' }, [limpo(), limpo({ sequencia: 2 })]);
    await writeGuia(t.db, { numero: '2' }, [limpo()]);
    return seen(['1', '2']);
  };

  it('CTM-103: above the value nothing is approved until another person confirms the same guides', async () => {
    const vistas = await two();
    const asked = await approve(vistas, '300,00');
    expect(asked).toMatchObject({ success: true, espera: true });
    expect(asked.message).toBe(
      '2 guias limpas, R$ 300,00: passam de R$ 299,99 e esperam que outra pessoa as confirme.',
    );
    expect(await approve(vistas, '300,00')).toMatchObject({ espera: true });
    expect(await guiaRow('1')).toMatchObject({ status: null });
    expect(await judge(['1', '2'])).toMatchObject({ pedido: { seu: true, soma: '300,00', guias: vistas } });
    expect(await judge(['1', '2'], rui)).toMatchObject({
      segundaAcimaDe: '299,99',
      pedido: { quem: 'Ana Vidal Prado', quando: '21/11/2026 09:00', seu: false },
    });
    expect(await approve(vistas, '300,00', rui)).toMatchObject({ success: true, espera: false });
    expect((await historyOf('1')).at(-1)).toMatchObject({
      usuario: 'USU_RUI',
      para: '2 guias limpas, R$ 300,00 · pedida por Ana Vidal Prado em 21/11/2026 09:00',
    });
    expect(await judge(['1', '2'])).toMatchObject({ pedido: null });
  });

  it('CTM-103: a guide that changed since the request is not confirmed, and the request is withdrawn', async () => {
    const vistas = await two();
    await approve(vistas, '300,00');
    await set([{ numGuia: '2', OBSERVACAO: 'rever' }], rui);
    expect(await approve(vistas, '300,00', rui)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^A guia 2 mudou/),
    });
    expect(await undo(vistas, rui)).toMatchObject({
      success: true,
      message: 'Pedido retirado: 2 guias limpas.',
    });
    expect(await judge(['1'])).toMatchObject({ pedido: null });
  });

  it('CTM-103: another choice of guides does not take the place of the request', async () => {
    const vistas = await two();
    await approve(vistas, '300,00');
    await writeGuia(t.db, { numero: '3' }, [
      limpo({ valor_cents: 90_000, valor_unitario_cents: 90_000, valor_unitario_operadora_cents: 90_000 }),
    ]);
    const other = await seen(['3']);
    expect(await approve(other, '900,00', rui)).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^Ana Vidal Prado pediu em .* a aprovação de 2 guias limpas, R\$ 300,00/,
      ),
    });
    // One below the value needs nobody.
    t.deps.config.limpasAcimaDe = 90_000;
    expect(await approve(other, '900,00', rui)).toMatchObject({ espera: false });
    expect((await read('3')).guia).toMatchObject({ status: 2 });
  });
});
