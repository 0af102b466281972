import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { paga } from '../retorno/fixtures/titulos.ts';
import { acordoDeTeste, dia, emitido, type RemessaKit, remessaKit } from './fixtures/kit.ts';

let kit: RemessaKit;

beforeAll(async () => {
  kit = await remessaKit();
});
beforeEach(async () => {
  kit.t.deps.config.remessa = acordoDeTeste();
  await kit.comeca([
    { numero: 1, vencimento: '2026-09-10', valorCents: 30_000 },
    { numero: 2, vencimento: '2026-10-13', valorCents: 40_000 },
    { numero: 3, vencimento: '2026-11-10', valorCents: 5_000, forma: 'DEBITO_AUTOMATICO' },
    { numero: 4, vencimento: '2026-12-10', valorCents: 6_000, forma: 'DEBITO_AUTOMATICO' },
  ]);
});
afterAll(() => kit.t.close());

describe('a title that was replaced', () => {
  beforeEach(() => kit.aceitaTeste());
  const boletos = () =>
    kit.pede<Record<string, unknown>[]>('cobranca/getBoletoDadosAbertos/I/1200', kit.cobrador);
  const papel = async (numero: string) =>
    kit.t.staff.inject({
      url: `/api/v1/cobranca/getGeraBoleto/1200/${numero}`,
      headers: { authorization: kit.cobrador },
    });
  const envia = (numero: string) =>
    kit.manda(
      'cobranca/enviaBoleto',
      { matricula: '1200', nossoNumero: numero, name: 'x', email: 'a@example.org' },
      kit.cobrador,
    );

  it('says by which, and has neither paper nor e-mail any more; the new one says that it waits (REM-11)', async () => {
    const novo = emitido(await kit.emite(['F1'], '314,10'));
    expect(await boletos()).toMatchObject([
      {
        'numero boleto cedente': 'T1',
        substituidoPor: novo.numero,
        recusa: `Este boleto foi substituído pelo ${novo.numero}.`,
      },
      { 'numero boleto cedente': 'T2' },
      { 'numero boleto cedente': 'T3' },
      { 'numero boleto cedente': 'T4' },
      { 'numero boleto cedente': novo.numero, registro: 'AGUARDANDO', valorAtualizado: '314,10' },
    ]);
    for (const recusa of [(await papel(nossoNumero(1))).json(), await envia(nossoNumero(1))])
      expect(recusa).toMatchObject({
        message: expect.stringMatching(/substituído pelo N00000001/) as string,
      });
    expect(kit.t.sent).toEqual([]);
    expect((await papel(novo.nossoNumero)).statusCode).toBe(200);
    expect(await envia(novo.nossoNumero)).toMatchObject({
      status: 200,
      message: 'Boleto enviado com sucesso!',
    });
    expect(kit.t.sent[0]?.text).toMatch(/Aguardando registro no banco: só pode ser pago depois dele/);
  });

  it('stands in the lists of what is owed with the boleto that collects it, as late as before (REM-11)', async () => {
    const novo = emitido(await kit.emite(['F1'], '314,10'));
    const vencidos = await kit.pede<object[]>('cobranca/getInadimplentesAposVencimentoTotal', kit.cobrador);
    expect(vencidos).toMatchObject([
      { titulo: 'T1', dtVencimento: '10/09/2026', valor: '300,00', novoBoleto: novo.numero },
      { titulo: 'T2' },
      { titulo: 'T3' },
    ]);
    const gerados = await kit.pede<object[]>('financeiro/getRelatorioBoletoMensageria/10_09_2026');
    expect(gerados).toEqual([]);
    const caixa = await kit.t.tokenFor({ modules: ['caixa'] });
    const { dataFormat } = await kit.pede<{ dataFormat: object[] }>('caixa/getMensalidade/1200', caixa);
    expect(dataFormat[0]).toMatchObject({ codFatura: 'F1', novoBoleto: novo.numero });
  });

  it('is open again when the new one is void or given up; written off, it says so (REM-11, REM-13)', async () => {
    const novo = emitido(await kit.emite(['F1'], '314,10'));
    await kit.faz();
    await kit.recebe([
      kit.responde(novo, '03', { natureza: '33' }),
      kit.responde({ nossoNumero: nossoNumero(1), numero: 'T1' }, '10'),
    ]);
    expect((await boletos())[0]).toMatchObject({
      recusa: expect.stringMatching(/deu baixa.*Emitir novo boleto/) as string,
    });
    expect((await boletos()).at(-1)).toMatchObject({
      registro: 'NULO',
      recusa: expect.stringMatching(/é nulo/) as string,
    });
    const outro = emitido(await kit.emite(['F1'], '314,10'));
    expect((await boletos()).map((row) => row['numero boleto cedente'])).toEqual([
      'T1',
      'T2',
      'T3',
      'T4',
      outro.numero,
    ]);
  });
});

describe('a file', () => {
  beforeEach(() => kit.aceitaTeste());

  it('is taken back while it was not sent: its commands wait again, its sequence is never used again (REM-10)', async () => {
    await kit.emite(['F1'], '314,10');
    const remessa = await kit.faz();
    const retira = () => kit.manda('financeiro/retiraRemessa', { remessa, motivo: 'Faltava um' });
    expect(await retira()).toMatchObject({ status: 200 });
    expect(await retira()).toMatchObject({ status: 409 });
    expect(await kit.manda('financeiro/baixaRemessa', { remessa })).toMatchObject({ status: 409 });
    expect(await kit.comandos('0')).toHaveLength(2);
    const outra = await kit.faz();
    expect((await kit.remessas()).map(({ sequencial, situacao }) => [sequencial, situacao])).toEqual([
      [3, 'FEITA'],
      [2, 'RETIRADA'],
      [1, 'RESPONDIDA'],
    ]);
    await kit.manda('financeiro/enviadaRemessa', { remessa: outra });
    expect(await kit.manda('financeiro/retiraRemessa', { remessa: outra, motivo: 'x' })).toMatchObject({
      status: 409,
    });
  });

  it('leaves out who the bank would refuse, and says it (REM-3)', async () => {
    await kit.t.db.updateTable('pessoa').set({ cep: '01001000' }).execute();
    await kit.emite(['F1'], '314,10');
    await expect(kit.faz()).rejects.toThrow(/CEP 01001000 do pagador não é de PR/);
    expect(await kit.comandos('0')).toMatchObject([
      { situacao: 'FORA', motivo: 'O CEP 01001000 do pagador não é de PR.' },
      { situacao: 'FORA' },
    ]);
    await kit.t.db.updateTable('pessoa').set({ cep: '87050000' }).execute();
    await kit.faz();
  });
});

describe('the answer', () => {
  let novo: { numero: string; nossoNumero: string };
  let remessa: string;
  beforeEach(async () => {
    await kit.aceitaTeste();
    novo = emitido(await kit.emite(['F1'], '314,10'));
    remessa = await kit.faz();
  });

  it.each(['66', '82'])(
    '03/%s puts it back with its reason, and it is asked for again (REM-13)',
    async (natureza) => {
      await kit.recebe([kit.responde(novo, '03', { natureza })]);
      expect((await kit.comandos(remessa))[0]).toMatchObject({
        situacao: 'RECUSADO',
        motivo: expect.stringMatching(new RegExp(`^${natureza}: .`)) as string,
      });
      const numero = { numero: novo.numero };
      expect(await kit.manda('cobranca/pedeRegistroDeNovo', numero, kit.cobrador)).toMatchObject({
        status: 200,
      });
      expect(await kit.manda('cobranca/pedeRegistroDeNovo', numero, kit.cobrador)).toMatchObject({
        status: 409,
      });
      expect(await kit.comandos('0')).toMatchObject([{ documento: novo.numero, situacao: 'ESPERA' }]);
    },
  );

  it.each(['33', '80'])('03/%s voids the title: only another number helps (REM-13)', async (natureza) => {
    const arquivo = await kit.recebe([kit.responde(novo, '03', { natureza })]);
    expect(
      await kit.manda('cobranca/pedeRegistroDeNovo', { numero: novo.numero }, kit.cobrador),
    ).toMatchObject({
      status: 409,
    });
    expect((await kit.previa()).faturas[0]).toMatchObject({ novoBoleto: null });
    expect(await kit.emite(['F1'], '314,10')).toMatchObject({ status: 200 });
    await kit.manda('financeiro/desfazRetorno', { arquivo, linha: 0, motivo: 'x' }, kit.gerente);
    expect((await kit.comandos(remessa))[0]).toMatchObject({ situacao: 'SEM_RESPOSTA' });
  });

  it.each([
    [{ controle: 'T777' }, /A chave é "T777" e a do nosso boleto é "N00000001"/],
    [{ valorTitulo: 99 }, /O valor é R\$ 0,99/],
    [{ vencimento: '2026-12-24' }, /O vencimento é 24\/12\/2026/],
    [{ nossoNumero: '31285570900000077' }, /da nossa faixa e nenhum boleto nosso o tem/],
  ])(
    'one that does not fit, %j, is not applied and stops new boletos until somebody decides (REM-14)',
    async (outro, motivo) => {
      await kit.recebe([
        paga(0, {
          ...kit.responde(novo, '06'),
          natureza: '01',
          valorTitulo: 31_410,
          vencimento: dia,
          recebido: 31_410,
          ...outro,
        }),
      ]);
      expect(await kit.status('F1')).toBe('ABERTA');
      expect((await kit.previa()).porque).toMatch(/número nosso que não confere/);
      const { alarmes } = await kit.situacao();
      expect(alarmes).toMatchObject([{ motivo: expect.stringMatching(motivo) as string }]);
      const { arquivo, linha } = alarmes[0] ?? { arquivo: '', linha: 0 };
      const decide = () =>
        kit.manda('financeiro/decideAlarme', { arquivo, linha, decisao: 'O banco corrigiu' });
      expect(await decide()).toMatchObject({ status: 200 });
      expect(await decide()).toMatchObject({ status: 404 });
      expect((await kit.previa()).porque).toBeNull();
    },
  );
});
