import { afterAll, beforeEach, expect, it } from 'vitest';
import { prestadores, writeGuia } from './guias.fixture.ts';
import { approved, guiasServer, one } from './guiasServer.fixture.ts';

const { t, ana, rui, ask, set, read } = await guiasServer();

beforeEach(async () => {
  t.deps.config.segundaPessoaAcima = null;
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

const given = { numGuia: '1', guiTipo: null, competencia: '12/2026' };
const baixa = () => ask('baixarGuia', { numGuia: '1', dataBaixa: '21/11/2026' });

it('CTM-79: a guide above the value is paid by another person, who is told', async () => {
  t.deps.config.segundaPessoaAcima = 9_999;
  await writeGuia(t.db, { numero: '1' }, [one()]);
  await set([{ status: 1 }], ana);
  const seen = async (who: string) => (await read('1', who)).guia;
  expect(await seen(ana)).toMatchObject({ esperaSegunda: 'outra', aprovadaPor: 'Ana Vidal Prado' });
  expect(await seen(rui)).toMatchObject({ esperaSegunda: 'voce', aprovadaPor: 'Ana Vidal Prado' });
  expect(await ask('incorporarGuia', given)).toMatchObject({
    status: 409,
    message: 'A guia passa de R$ 99,99 e foi você quem aprovou itens dela: outra pessoa a incorpora e baixa.',
  });
  expect(await ask('incorporarGuia', given, rui)).toMatchObject({ success: true });
  expect(await baixa()).toMatchObject({ success: false, message: expect.stringMatching(/foi você quem/) });
  expect(await seen(ana)).toMatchObject({ esperaSegunda: null, aprovadaPor: null });

  t.deps.config.segundaPessoaAcima = 10_000;
  expect(await baixa()).toMatchObject({ success: true });
});

it('CTM-79: who only wrote an observation approved nothing', async () => {
  await writeGuia(t.db, { numero: '1', prestador_codigo: prestadores.centro }, [one()]);
  await set([{ OBSERVACAO: 'rever' }], rui);
  await set([{ status: 1 }], ana);
  expect((await read('1', rui)).guia).toMatchObject({ esperaSegunda: 'voce' });
  expect(await ask('incorporarGuia', given, rui)).toMatchObject({ success: true });
});

it('CTM-79: the home counts the valid guides that wait for a second person, as they are listed', async () => {
  const valid = (numero: string, more: object) =>
    writeGuia(t.db, { numero, status: 2, valor_cents: 90_000, ...more }, [approved()]);
  await valid('1', { prestador_codigo: prestadores.centro, valor_cents: 7_000 });
  await valid('2', { valor_aprovado_cents: 50_001 });
  await valid('3', { valor_aprovado_cents: 50_000 });
  await valid('4', { prestador_codigo: prestadores.centro });
  const line = { feito_em: '2026-11-20T09:00:00', usuario: 'USU_ANA', descricao: 'Item 1 aprovado' };
  await t.db
    .insertInto('guia_historico')
    .values(['1', '2', '3'].map((guia_numero) => ({ guia_numero, ...line })))
    .execute();
  const get = async (call: string) => {
    const url = `/api/v1/contasMedicas/${call}`;
    return (await t.staff.inject({ url, headers: { authorization: ana } })).json();
  };
  expect((await get('getInicio')).segundaPessoa).toEqual({ quantidade: 1, valor: '70,00' });
  t.deps.config.segundaPessoaAcima = 50_000;
  expect((await get('getInicio')).segundaPessoa).toEqual({ quantidade: 2, valor: '970,00' });
  const rows: { guia: string; situacao: string }[] = await get('getGuiasEmAnalise');
  const waiting = rows.filter(({ situacao }) => situacao === 'Espera segunda pessoa');
  expect(waiting.map(({ guia }) => guia)).toEqual(['1', '2']);
});
